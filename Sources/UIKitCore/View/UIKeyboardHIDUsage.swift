import RenderTree

/// The position of a key on a keyboard, by its number in the standard for human interface devices. It has the keys that
/// hosts report.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 3
  case keyboardA = 4
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK
  case keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU
  case keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  case keyboardSemicolon = 51
  case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  case keyboardHome = 74
  case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow

  /// The characters of the keys from `keyboardA` on, without shift and with it.
  private static let characters: [(first: UIKeyboardHIDUsage, plain: String, shifted: String)] = [
    (.keyboardA, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    (.keyboard1, "1234567890", "!@#$%^&*()"),
    (.keyboardHyphen, "-=[]\\", "_+{}|"),
    (.keyboardSemicolon, ";'`,./", ":\"~<>?"),
  ]

  init(_ key: KeyEvent.Key) {
    switch key {
    case .up: self = .keyboardUpArrow
    case .down: self = .keyboardDownArrow
    case .left: self = .keyboardLeftArrow
    case .right: self = .keyboardRightArrow
    case .enter: self = .keyboardReturnOrEnter
    case .escape: self = .keyboardEscape
    case .tab: self = .keyboardTab
    case .backspace: self = .keyboardDeleteOrBackspace
    case .delete: self = .keyboardDeleteForward
    case .space: self = .keyboardSpacebar
    case .pageUp: self = .keyboardPageUp
    case .pageDown: self = .keyboardPageDown
    case .home: self = .keyboardHome
    case .end: self = .keyboardEnd
    case .character(let character): self = Self.key(writing: character) ?? .keyboardErrorUndefined
    }
  }

  private static func key(writing character: Character) -> UIKeyboardHIDUsage? {
    for (first, plain, shifted) in characters {
      for row in [plain, shifted] {
        guard let index = row.firstIndex(of: character) else { continue }
        return UIKeyboardHIDUsage(rawValue: first.rawValue + row.distance(from: row.startIndex, to: index))
      }
    }
    return nil
  }
}

import Foundation
import RenderTree

/// A press of a key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press. Hosts report a press as a whole: it begins and ends at once.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  /// The phase.
  public internal(set) final var phase = Phase.began
  /// The time of the press on the scene's clock, in seconds.
  public final let timestamp: TimeInterval
  /// The key.
  public final let key: UIKey?
  /// The responder that received the press first.
  public final let responder: UIResponder?
  /// The window of that responder.
  public final var window: UIWindow? { responder?.responderWindow }

  init(_ event: KeyEvent, at time: TimeInterval, on responder: UIResponder) {
    timestamp = time
    key = UIKey(event)
    self.responder = responder
    super.init()
  }
}

/// An event of presses.
@preconcurrency @MainActor
open class UIPressesEvent: NSObject {
  /// The presses of the event.
  public final let allPresses: Set<UIPress>
  /// True after the default implementation of the last responder of the chain was called: no responder kept the event.
  final var hasReachedEnd = false

  init(_ press: UIPress) {
    allPresses = [press]
    super.init()
  }
}

/// A key of a keyboard, with the modifier keys that are held down with it.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key writes, or its name as in `UIKeyCommand`.
  public final let characters: String
  /// The characters that the key writes without modifier keys, or its name as in `UIKeyCommand`.
  public final let charactersIgnoringModifiers: String
  /// The modifier keys.
  public final let modifierFlags: UIKeyModifierFlags
  /// The position of the key on a keyboard of the United States; `.keyboardErrorUndefined` for characters that have no
  /// key there.
  public final let keyCode: UIKeyboardHIDUsage

  init(_ event: KeyEvent) {
    let input = KeyInput(event)
    characters = event.key.input
    charactersIgnoringModifiers = input.input
    modifierFlags = UIKeyModifierFlags(input.modifiers)
    keyCode = UIKeyboardHIDUsage(event.key)
    super.init()
  }
}

/// A key with its modifier keys, as a command names it: a letter is in lower case, and its case counts as shift.
struct KeyInput: Hashable {
  var input: String
  var modifiers: KeyEvent.Modifiers

  init(_ event: KeyEvent) { self.init(event.key.input, event.modifiers) }

  /// - Parameter input: a character, or one of the names in `UIKeyCommand`.
  init(_ input: String, _ modifiers: KeyEvent.Modifiers) {
    self.input = input
    self.modifiers = modifiers
    guard input.count == 1, let character = input.first else { return }
    if character.isLetter {
      self.input = character.lowercased()
      if character.isUppercase { self.modifiers.insert(.shift) }
    } else if !character.isWhitespace, !character.isNewline {
      // Characters such as the question mark are written with shift on some keyboards and without on others.
      self.modifiers.remove(.shift)
    }
  }
}

extension KeyEvent.Key {
  /// The character that the key writes, or its name as in `UIKeyCommand`.
  var input: String {
    switch self {
    case .up: UIKeyCommand.inputUpArrow
    case .down: UIKeyCommand.inputDownArrow
    case .left: UIKeyCommand.inputLeftArrow
    case .right: UIKeyCommand.inputRightArrow
    case .enter: "\r"
    case .escape: UIKeyCommand.inputEscape
    case .tab: "\t"
    case .backspace: "\u{8}"
    case .delete: UIKeyCommand.inputDelete
    case .space: " "
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    case .character(let character): String(character)
    }
  }

  /// The key of a character or of a name as in `UIKeyCommand`; nil for several characters.
  init?(input: String) {
    let named: [Self] = [
      .up, .down, .left, .right, .enter, .escape, .tab, .backspace, .delete, .space, .pageUp, .pageDown, .home, .end,
    ]
    if let key = named.first(where: { $0.input == input }) {
      self = key
    } else if input == "\n" {
      self = .enter
    } else if input.count == 1, let character = input.first {
      self = .character(character)
    } else {
      return nil
    }
  }
}

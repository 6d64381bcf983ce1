import Foundation
import RenderTree

/// A responder that accepts typed text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is any text.
  var hasText: Bool { get }

  /// Inserts text at the insertion point.
  func insertText(_ text: String)

  /// Deletes the character before the insertion point.
  func deleteBackward()
}

extension UIKeyInput {
  /// The action of a key during text input; nil for keys that keep their usual meaning.
  func inputAction(for key: KeyEvent) -> KeyAction? {
    guard key.modifiers.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    switch key.key {
    case .character(let character): return KeyAction("type") { [self] in insertText(String(character)) }
    case .space: return KeyAction("type") { [self] in insertText(" ") }
    case .enter:
      let name = returnKeyType == .default ? "insert a new line" : returnKeyType.action
      return KeyAction(name) { [self] in if hasText || !enablesReturnKeyAutomatically { insertText("\n") } }
    case .backspace: return KeyAction("delete a character") { [self] in deleteBackward() }
    case .up, .down, .left, .right, .escape, .tab, .delete, .pageUp, .pageDown, .home, .end: return nil
    }
  }
}

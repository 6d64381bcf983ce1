import Foundation
import RenderTree

extension UITextField {
  /// Replaces a range of the text and sends `.editingChanged`. Offsets count characters.
  final func replaceCharacters(in range: Range<Int>, with string: String) {
    var characters = text ?? ""
    let before = String(characters.prefix(range.lowerBound)) + string
    characters = before + String(characters.dropFirst(range.upperBound))
    // The inserted text may combine with the character before it.
    setText(characters, insertionOffset: before.count)
    sendActions(for: .editingChanged)
  }

  /// Applies the user's change if the delegate allows it.
  private final func edit(_ range: Range<Int>, with string: String) {
    let text = text ?? ""
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.index(text.startIndex, offsetBy: range.upperBound)
    let units = NSRange(start..<end, in: text)
    guard delegate?.textField(self, shouldChangeCharactersIn: units, replacementString: string) ?? true else { return }
    if string.isEmpty, range.upperBound == insertionOffset, range.count == 1 {
      deleteBackward()
    } else if range.isEmpty, range.lowerBound == insertionOffset {
      insertText(string)
    } else {
      replaceCharacters(in: range, with: string)
    }
  }

  /// The action of a key during editing; nil for keys with another meaning.
  final func editingAction(for key: KeyEvent) -> KeyAction? {
    guard isEditing, key.modifiers.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    let place = insertionOffset
    let end = text?.count ?? 0
    let back = isRightToLeft ? KeyEvent.Key.right : .left
    switch key.key {
    case .character(let character): return KeyAction("type") { [self] in takeTypedText(String(character)) }
    case .space: return KeyAction("type") { [self] in takeTypedText(" ") }
    case .backspace: return deleting(max(0, place - 1)..<place)
    case .delete: return deleting(place..<min(end, place + 1))
    case .enter: return KeyAction(returnKeyType.action) { [self] in pressReturn() }
    case .left, .right: return movingInsertionPoint(to: key.key == back ? place - 1 : place + 1)
    case .home: return movingInsertionPoint(to: 0)
    case .end: return movingInsertionPoint(to: end)
    case .up, .down, .escape, .tab, .pageUp, .pageDown: return nil
    }
  }

  private final func deleting(_ range: Range<Int>) -> KeyAction {
    KeyAction("delete a character") { [self] in if !range.isEmpty { edit(range, with: "") } }
  }

  private final func movingInsertionPoint(to offset: Int) -> KeyAction {
    KeyAction("move the insertion point") { [self] in moveInsertionPoint(to: offset) }
  }

  /// Inserts text that was typed or pasted. Line breaks become spaces; a single one acts as the return key.
  final func takeTypedText(_ string: String) {
    guard isEditing, !string.isEmpty else { return }
    if string.count == 1, string.first?.isNewline ?? false {
      pressReturn()
      return
    }
    edit(insertionOffset..<insertionOffset, with: String(string.map { $0.isNewline ? " " : $0 }))
  }

  private final func pressReturn() {
    guard hasText || !enablesReturnKeyAutomatically else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
  }

  /// Clears the text if the delegate allows it.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    setText("", insertionOffset: 0)
    sendActions(for: .editingChanged)
  }
}

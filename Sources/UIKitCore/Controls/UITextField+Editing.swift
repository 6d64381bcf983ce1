import Foundation
import RenderTree

extension UITextField {
  /// Changes the text and tells of it. Offsets count characters.
  final func replaceCharacters(in range: Range<Int>, with string: String) {
    var characters = text ?? ""
    let before = String(characters.prefix(range.lowerBound)) + string
    characters = before + String(characters.dropFirst(range.upperBound))
    // What was put in may have joined with what stands before it.
    setText(characters, insertionOffset: before.count)
    sendActions(for: .editingChanged)
  }

  /// A person's change: the delegate is asked first.
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

  /// Does what a key does while text is edited. False for keys that have another meaning.
  final func takeEditingKey(_ key: KeyEvent) -> Bool {
    guard isEditing, key.modifiers.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    let place = insertionOffset
    let end = text?.count ?? 0
    let back = isRightToLeft ? KeyEvent.Key.right : .left
    switch key.key {
    case .character(let character): takeTypedText(String(character))
    case .space: takeTypedText(" ")
    case .backspace: if place > 0 { edit((place - 1)..<place, with: "") }
    case .delete: if place < end { edit(place..<(place + 1), with: "") }
    case .enter: pressReturn()
    case .left, .right: moveInsertionPoint(to: key.key == back ? place - 1 : place + 1)
    case .home: moveInsertionPoint(to: 0)
    case .end: moveInsertionPoint(to: end)
    case .up, .down, .escape, .tab, .pageUp, .pageDown: return false
    }
    return true
  }

  /// Text that was typed or pasted. Ends of lines become blanks, and one alone is the return key.
  final func takeTypedText(_ string: String) {
    guard isEditing, !string.isEmpty else { return }
    if string.count == 1, string.first?.isNewline ?? false {
      pressReturn()
      return
    }
    edit(insertionOffset..<insertionOffset, with: String(string.map { $0.isNewline ? " " : $0 }))
  }

  private final func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
  }

  /// What the clear button does.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    setText("", insertionOffset: 0)
    sendActions(for: .editingChanged)
  }
}

import Foundation
import RenderTree

extension TextEditor {
  /// True if there is text that may be put on the pasteboard.
  var canCopy: Bool { !selection.isEmpty && !hidesText }

  /// Puts the selected text on the pasteboard.
  func copy() {
    guard canCopy else { return }
    UIPasteboard.general.string = document.string(in: selection)
  }

  /// Puts the selected text on the pasteboard and removes it, if the user may change the text.
  func cut() {
    guard canCopy, allowsEditing else { return }
    copy()
    replaceByUser(selection, with: "", kind: .cut)
  }

  /// Replaces the selection by the pasteboard's text.
  func paste() {
    guard let string = UIPasteboard.general.string, !string.isEmpty else { return }
    replaceByUser(selection, with: string, kind: .paste)
  }

  /// Selects the word at the insertion point.
  func selectWord() { select(document.word(at: head.offset)) }

  func selectAll() { select(0..<document.length) }

  /// Returns true if an edit action has an effect now.
  func canPerform(_ action: StandardEditAction) -> Bool {
    switch action {
    case .cut: canCopy && allowsEditing
    case .copy: canCopy
    case .paste: allowsEditing && UIPasteboard.general.hasStrings
    case .select: selection.isEmpty && document.length > 0
    case .selectAll: selection.count < document.length
    case .delete: !selection.isEmpty && allowsEditing
    }
  }

  /// The action of a key while the text is edited or selected; nil for keys with another meaning.
  func action(for event: KeyEvent) -> KeyAction? {
    let modifiers = event.modifiers
    let extends = modifiers.contains(.shift)
    switch event.key {
    case .character(let character):
      if modifiers.isDisjoint(with: [.control, .alternate, .command]) { return typing(String(character)) }
      guard !modifiers.contains(.control) else { return nil }
      return command(character, isShifted: extends || character.isUppercase)
    case .space: return modifiers.isSubset(of: .shift) ? typing(" ") : nil
    case .enter: return isSingleLine || !allowsEditing ? nil : inserting("\n", "insert a new line")
    case .backspace: return deleting(modifiers, forwards: false)
    case .delete: return deleting(modifiers, forwards: true)
    case .left: return moving(horizontal(modifiers, toRight: false), modifiers)
    case .right: return moving(horizontal(modifiers, toRight: true), modifiers)
    case .up: return isSingleLine ? nil : moving(vertical(modifiers, down: false), modifiers)
    case .down: return isSingleLine ? nil : moving(vertical(modifiers, down: true), modifiers)
    case .home: return moving(movesFar(modifiers) ? .documentStart : .lineStart, modifiers)
    case .end: return moving(movesFar(modifiers) ? .documentEnd : .lineEnd, modifiers)
    case .escape, .tab, .pageUp, .pageDown: return nil
    }
  }

  private func typing(_ string: String) -> KeyAction? { allowsEditing ? inserting(string, "type") : nil }

  private func inserting(_ string: String, _ meaning: String) -> KeyAction {
    KeyAction(meaning) { [self] in replaceByUser(selection, with: string, kind: .typing) }
  }

  /// The action of a letter with the alternate key, or with the command key where a host has one.
  private func command(_ character: Character, isShifted: Bool) -> KeyAction? {
    switch character.lowercased() {
    case "a" where document.length > 0: return KeyAction("select all") { [self] in selectAll() }
    case "c" where canCopy: return KeyAction("copy") { [self] in copy() }
    case "x" where canCopy && allowsEditing: return KeyAction("cut") { [self] in cut() }
    case "v" where allowsEditing && UIPasteboard.general.hasStrings: return KeyAction("paste") { [self] in paste() }
    case "z" where isShifted && undoManager.canRedo:
      return KeyAction(undoManager.redoMenuItemTitle.lowercased()) { [self] in undoManager.redo() }
    case "z" where !isShifted && undoManager.canUndo:
      return KeyAction(undoManager.undoMenuItemTitle.lowercased()) { [self] in undoManager.undo() }
    default: return nil
    }
  }

  private func deleting(_ modifiers: KeyEvent.Modifiers, forwards: Bool) -> KeyAction? {
    guard allowsEditing else { return nil }
    let deletion: Deletion =
      modifiers.contains(.command) ? .line : modifiers.isDisjoint(with: [.alternate, .control]) ? .character : .word
    // In an empty text all deletions have one name, so that the list of keys shows one line for them.
    let what =
      switch deletion {
      case _ where document.length == 0: "a character"
      case .character: "a character"
      case .word: "a word"
      case .line: forwards ? "to the end" : "to the start"
      }
    return KeyAction("delete \(what)") { [self] in delete(deletion, forwards: forwards) }
  }

  private func movesFar(_ modifiers: KeyEvent.Modifiers) -> Bool { !modifiers.isDisjoint(with: [.control, .command]) }

  private func horizontal(_ modifiers: KeyEvent.Modifiers, toRight: Bool) -> Movement {
    if modifiers.contains(.command) {
      return toRight != lines.isRightToLeft(at: head.offset) ? .lineEnd : .lineStart
    }
    if !modifiers.isDisjoint(with: [.alternate, .control]) { return toRight ? .wordRight : .wordLeft }
    return toRight ? .right : .left
  }

  private func vertical(_ modifiers: KeyEvent.Modifiers, down: Bool) -> Movement {
    if modifiers.contains(.command) { return down ? .documentEnd : .documentStart }
    if !modifiers.isDisjoint(with: [.alternate, .control]) { return down ? .paragraphEnd : .paragraphStart }
    return down ? .down : .up
  }

  private func moving(_ movement: Movement, _ modifiers: KeyEvent.Modifiers) -> KeyAction? {
    let extends = modifiers.contains(.shift)
    // Without editing, plain arrow keys scroll.
    guard allowsEditing || extends else { return nil }
    let meaning =
      if document.length == 0 {
        "move the insertion point"
      } else if extends {
        "select text"
      } else {
        switch movement {
        case .wordLeft, .wordRight: "move by words"
        case .paragraphStart, .paragraphEnd: "move by paragraphs"
        default: "move the insertion point"
        }
      }
    return KeyAction(meaning) { [self] in move(movement, extending: extends) }
  }
}

import RenderTree

extension TextEditor {
  /// The whole text, for a host whose users edit a copy of it.
  ///
  /// - Complexity: O(1).
  var fieldText: FieldText {
    let reader = FieldReader(document, isHidden: hidesText)
    return FieldText(
      source: source, revision: hostCopy.revision, length: document.fieldLength, recent: hostCopy.recent,
      read: reader.string(in:))
  }

  /// The selection in the text of a host's field.
  var fieldSelection: Range<Int> {
    document.fieldOffset(selection.lowerBound)..<document.fieldOffset(selection.upperBound)
  }

  /// Makes a change that the host made to its copy of the text, with the calls of one that was typed here.
  ///
  /// The change is moved by those of the app that the copy does not contain. Ranges outside of the text are clamped. If
  /// the delegate refuses the change, the selection stays as well: the host shows the text of the next frame.
  ///
  /// - Parameter longest: the maximum length of the text; a change that makes a longer one is refused.
  func receive(_ edit: TextEdit, longest: Int? = nil) {
    let length = document.fieldLength
    let current = hostCopy.begin(edit, length: length)
    let growth = current.replacement.utf16.count - current.range.count
    let isMade = growth <= 0 || length + growth <= longest ?? .max ? make(current) : false
    hostCopy.end(current)
    guard isMade else { return }
    let selected = document.range(ofField: current.selection)
    if selection != selected { select(selected) }
  }

  /// Makes a change. Returns false if it was refused.
  private func make(_ edit: TextEdit) -> Bool {
    guard !edit.range.isEmpty || !edit.replacement.isEmpty else { return true }
    let range = document.range(ofField: edit.range)
    if !isTyped(range, edit.replacement) { select(range) }
    return replaceByUser(range, with: edit.replacement, kind: edit.replacement.isEmpty ? .deletion : .typing)
  }

  /// True if a replacement is what typing or a press of the backspace key does at the current selection.
  private func isTyped(_ range: Range<Int>, _ replacement: String) -> Bool {
    range == (replacement.isEmpty ? backwardDeletion : selection)
  }
}

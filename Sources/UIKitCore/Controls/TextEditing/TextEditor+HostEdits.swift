import RenderTree

extension TextEditor {
  /// Makes a change that the host made to its copy of the text, with the calls of one that was typed here.
  ///
  /// Ranges outside of the text are clamped. If the delegate refuses the change, the selection stays as well: the host
  /// shows the text of the next frame.
  func receive(_ edit: TextEdit) {
    let range = edit.range.clamped(to: 0..<document.length)
    if !range.isEmpty || !edit.replacement.isEmpty {
      if !isTyped(range, edit.replacement) { select(range) }
      guard replaceByUser(range, with: edit.replacement, kind: edit.replacement.isEmpty ? .deletion : .typing) else {
        return
      }
    }
    let selected = edit.selection.clamped(to: 0..<document.length)
    if selection != selected { select(selected) }
  }

  /// True if a replacement is what typing or a press of the backspace key does at the current selection.
  private func isTyped(_ range: Range<Int>, _ replacement: String) -> Bool {
    range == (replacement.isEmpty ? backwardDeletion : selection)
  }
}

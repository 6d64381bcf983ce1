/// A change of an edited text that can be reversed.
final class TextUndoStep {
  /// The range of the new text.
  var range: Range<Int>
  /// The text that was there before.
  var removed: TextFragment
  /// The selection before the change.
  let selection: Range<Int>
  /// The kind of the change, for the name of the undo and for changes that continue one another.
  let kind: TextEditor.ChangeKind

  init(range: Range<Int>, removed: TextFragment, selection: Range<Int>, kind: TextEditor.ChangeKind) {
    self.range = range
    self.removed = removed
    self.selection = selection
    self.kind = kind
  }
}

/// A change of a field's text: a range is replaced, and then a part of the new text is selected.
///
/// A host sends it if its users edit a copy of the text, as in the fields of a page. Offsets count UTF-16 units.
public struct TextEdit: Hashable, Sendable {
  /// The range of the former text that is replaced; empty for an insertion.
  public var range: Range<Int>
  /// The text that stands in its place; empty for a deletion.
  public var replacement: String
  /// The selected part of the new text; empty at the insertion point.
  public var selection: Range<Int>

  /// A replacement of a range and the selection after it, in UTF-16 units.
  public init(replacing range: Range<Int>, with replacement: String, selecting selection: Range<Int>) {
    self.range = range
    self.replacement = replacement
    self.selection = selection
  }
}

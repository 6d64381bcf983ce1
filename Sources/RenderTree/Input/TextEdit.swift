/// A change of a field's text: a range is replaced, and then a part of the new text is selected.
///
/// A host sends it if its users edit a copy of the text, as in the fields of a page. Offsets count the units of
/// ``FieldText``.
public struct TextEdit: Hashable, Sendable {
  /// The range of the former text that is replaced; empty for an insertion.
  public var range: Range<Int>
  /// The text that stands in its place; empty for a deletion.
  public var replacement: String
  /// The selected part of the new text; empty at the insertion point.
  public var selection: Range<Int>
  /// The revision of the text that the host's copy had before its users' edits: the range refers to that text with all
  /// edits that the host has sent since. Nil for the current one.
  public var base: Int?

  /// A replacement of a range and the selection after it, in UTF-16 units.
  ///
  /// - Parameter base: the ``FieldText/revision`` of the host's copy; nil for the current text.
  public init(
    replacing range: Range<Int>, with replacement: String, selecting selection: Range<Int>, base: Int? = nil
  ) {
    self.range = range
    self.replacement = replacement
    self.selection = selection
    self.base = base
  }
}

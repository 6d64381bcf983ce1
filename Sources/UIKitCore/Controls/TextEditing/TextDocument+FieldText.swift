import RenderTree

/// The document as the text of a field of a host, in which a carriage return and a line feed count as one unit.
extension TextDocument {
  /// The number of units of the field's text.
  var fieldLength: Int { length - paragraphs.pairCount }

  /// Returns an offset of the document as one of the field's text. Inside a pair it is the offset before the pair.
  ///
  /// - Complexity: O(log *n*) in the number of paragraphs.
  func fieldOffset(_ offset: Int) -> Int {
    let position = paragraphs.position(ofOffset: offset)
    let paragraph = paragraphs[position.index].paragraph
    let isInsidePair = paragraph.endsWithPair && offset == position.start + paragraph.length - 1
    return offset - position.pairs - (isInsidePair ? 1 : 0)
  }

  /// Returns an offset of the field's text as one of the document.
  ///
  /// - Complexity: O(log *n*) in the number of paragraphs.
  func offset(ofField offset: Int) -> Int { offset + paragraphs.position(ofFieldOffset: offset).pairs }

  /// Returns a range of the field's text as one of the document, grown to whole scalars.
  func range(ofField range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<fieldLength)
    let (lower, upper) = (offset(ofField: range.lowerBound), offset(ofField: range.upperBound))
    return (isInsideScalar(lower) ? lower - 1 : lower)..<(isInsideScalar(upper) ? upper + 1 : upper)
  }

  private func isInsideScalar(_ offset: Int) -> Bool {
    guard offset > 0, offset < length else { return false }
    let position = paragraphs.position(ofOffset: offset)
    let text = paragraphs[position.index].paragraph.text
    let units = text.utf16
    guard offset > position.start else { return false }
    return UTF16.isTrailSurrogate(units[units.index(units.startIndex, offsetBy: offset - position.start)])
  }

  /// Returns a replacement of a range of this document as one of the field's text.
  ///
  /// - Parameter changed: the document after the replacement.
  func fieldChange(replacing range: Range<Int>, to changed: TextDocument) -> FieldText.Change {
    var replaced = fieldOffset(range.lowerBound)..<fieldOffset(range.upperBound)
    var length = changed.fieldLength - (fieldLength - replaced.count)
    // What was between a carriage return and a line feed is gone, and they are one unit now.
    if length < 0 {
      replaced = (replaced.lowerBound + length)..<replaced.upperBound
      length = 0
    }
    return FieldText.Change(replacing: replaced, length: length)
  }

  /// Returns the replacement of the smallest range that leads from another document to this one, in the field's text.
  ///
  /// - Complexity: O(*n*) in the lengths of both.
  func fieldDifference(from other: TextDocument) -> FieldText.Change {
    let old = Array(FieldReader(other, isHidden: false).string(in: 0..<other.fieldLength).utf16)
    let new = Array(FieldReader(self, isHidden: false).string(in: 0..<fieldLength).utf16)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    return FieldText.Change(replacing: start..<(old.count - end), length: new.count - end - start)
  }
}

/// The paragraphs of a document, for readers outside of the main actor.
///
/// Paragraphs are objects whose layouts change on the main actor; their texts are constant.
struct FieldReader: @unchecked Sendable {
  private let document: TextDocument
  /// True to read dots in place of the text, as many as it has units.
  private let isHidden: Bool

  init(_ document: TextDocument, isHidden: Bool) {
    self.document = document
    self.isHidden = isHidden
  }

  /// Returns the field's text of a range.
  func string(in range: Range<Int>) -> String {
    if isHidden { return HiddenTextLine.string(ofCount: range.count) }
    let text = document.string(
      in: document.offset(ofField: range.lowerBound)..<document.offset(ofField: range.upperBound))
    guard text.utf8.contains(13) else { return text }
    return text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}

import Foundation

/// An edited text: its paragraphs, and the replacement of any part of it.
///
/// Offsets and lengths count UTF-16 units, as `NSRange` does. A change costs the paragraphs that it touches, and a
/// logarithm of their number. A paragraph of more than 2,048 units is kept in parts, which are laid out one below the
/// other.
struct TextDocument {
  /// All paragraphs. There is at least one, and only the last one has no line separator, except parts of a long
  /// paragraph.
  private(set) var paragraphs: ParagraphTree
  /// The estimated height of a paragraph of a length, in points.
  private(set) var estimatedHeight: (Int) -> CGFloat = { _ in 0 }

  init(_ fragment: TextFragment = TextFragment("")) {
    paragraphs = ParagraphTree([])
    paragraphs = ParagraphTree(entries(ParagraphSplitter.split(fragment, isEnd: true)))
  }

  /// The number of UTF-16 units.
  var length: Int { paragraphs.length }

  /// The whole text.
  ///
  /// - Complexity: O(*n*) in its length.
  var string: String {
    var string = ""
    paragraphs.forEach(in: 0..<paragraphs.count) { string += $0.paragraph.text }
    return string
  }

  /// Returns the text of a range.
  func string(in range: Range<Int>) -> String { fragment(in: range).string }

  /// Returns the text of a range with its attributes.
  ///
  /// - Complexity: O(log *n* + *k*) in the length *k* of the range.
  func fragment(in range: Range<Int>) -> TextFragment {
    let range = range.clamped(to: 0..<length)
    let first = paragraphs.position(ofOffset: range.lowerBound)
    let last = paragraphs.position(ofOffset: range.upperBound)
    var result = TextFragment("")
    var start = first.start
    paragraphs.forEach(in: first.index..<(last.index + 1)) { entry in
      let paragraph = entry.paragraph
      let part = range.clamped(to: start..<(start + paragraph.length))
      if part.count == paragraph.length {
        result.append(TextFragment(paragraph.text, runs: paragraph.runs))
      } else if !part.isEmpty {
        let own = (part.lowerBound - start)..<(part.upperBound - start)
        result.append(TextFragment(paragraph.text, runs: paragraph.runs).slice(own))
      }
      start += paragraph.length
    }
    return result
  }

  /// Returns the attributes of the unit at an offset, or at the end those of the last unit.
  func attributes(at offset: Int) -> TextAttributeSet? {
    let position = paragraphs.position(ofOffset: min(offset, max(0, length - 1)))
    return paragraphs[position.index].paragraph.runs.attributes(at: offset - position.start)
  }

  // MARK: Changes

  /// Replaces a range.
  mutating func replace(_ range: Range<Int>, with fragment: TextFragment) {
    let range = range.clamped(to: 0..<length)
    var first = paragraphs.position(ofOffset: range.lowerBound)
    let last = paragraphs.position(ofOffset: range.upperBound)
    // The new text may join the end of the paragraph before it.
    if first.start == range.lowerBound, first.index > 0, paragraphs[first.index - 1].paragraph.isOpen {
      first = paragraphs.position(ofIndex: first.index - 1)
    }
    let lastParagraph = paragraphs[last.index].paragraph
    var joined = self.fragment(in: first.start..<range.lowerBound)
    joined.append(fragment)
    joined.append(self.fragment(in: range.upperBound..<(last.start + lastParagraph.length)))
    let isEnd = last.index == paragraphs.count - 1
    paragraphs.replace(
      first.index..<(last.index + 1), with: entries(ParagraphSplitter.split(joined, isEnd: isEnd)))
  }

  // MARK: Heights

  /// Replaces all heights by estimates.
  ///
  /// - Complexity: O(*n*).
  mutating func setEstimate(_ height: @escaping (Int) -> CGFloat) {
    estimatedHeight = height
    paragraphs.estimateAll { height($0.contentLength) }
  }

  /// Sets the measured height of a paragraph, in points.
  mutating func setHeight(_ height: CGFloat, at index: Int) { paragraphs.setHeight(height, at: index) }

  private func entries(_ paragraphs: [EditedParagraph]) -> [ParagraphTree.Entry] {
    paragraphs.map { ParagraphTree.Entry(paragraph: $0, height: estimatedHeight($0.contentLength)) }
  }
}

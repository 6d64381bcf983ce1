import Foundation

/// A piece of edited text with its attributes.
struct TextFragment {
  var string: String
  /// The attributes of the whole string; their lengths add up to its length.
  var runs: [AttributeRun]

  init(_ string: String, attributes: TextAttributeSet? = nil) {
    self.string = string
    let length = string.utf16.count
    runs = length > 0 ? [AttributeRun(length: length, attributes: attributes)] : []
  }

  init(_ string: String, runs: [AttributeRun]) {
    self.string = string
    self.runs = runs
  }

  init(_ text: NSAttributedString) {
    string = text.string
    runs = text.runs.map { AttributeRun(length: $0.text.utf16.count, attributes: TextAttributeSet($0.attributes)) }
  }

  /// The number of UTF-16 units.
  var length: Int { runs.reduce(0) { $0 + $1.length } }

  /// Returns the part in a range of UTF-16 units.
  func slice(_ range: Range<Int>) -> TextFragment {
    TextFragment(string.utf16Slice(range), runs: runs.slice(range))
  }

  mutating func append(_ other: TextFragment) {
    string += other.string
    runs.join(other.runs)
  }
}

extension String {
  /// Returns the part in a range of UTF-16 units.
  func utf16Slice(_ range: Range<Int>) -> String {
    let start = String.Index(utf16Offset: range.lowerBound, in: self)
    let end = String.Index(utf16Offset: range.upperBound, in: self)
    return String(self[start..<end])
  }
}

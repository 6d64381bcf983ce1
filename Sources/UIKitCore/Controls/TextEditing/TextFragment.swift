import Foundation

/// Attributes that a stretch of edited text shares.
///
/// Text keeps them beside its strings, because Foundation on Linux never frees an attributed string.
final class TextAttributeSet {
  let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) { self.values = values }
}

/// A stretch of text with equal attributes.
struct AttributeRun {
  /// The number of UTF-16 units.
  var length: Int
  /// The attributes; nil for text in the view's own font and colour.
  var attributes: TextAttributeSet?
}

extension [AttributeRun] {
  /// Returns the runs of a range of UTF-16 units.
  func slice(_ range: Range<Int>) -> [AttributeRun] {
    if count == 1 { return range.isEmpty ? [] : [AttributeRun(length: range.count, attributes: self[0].attributes)] }
    var result: [AttributeRun] = []
    var start = 0
    for run in self {
      let part = range.clamped(to: start..<(start + run.length))
      if !part.isEmpty { result.append(AttributeRun(length: part.count, attributes: run.attributes)) }
      start += run.length
    }
    return result
  }

  /// Appends runs, joining the last one with an equal first one.
  mutating func join(_ other: [AttributeRun]) {
    for run in other where run.length > 0 {
      if let last, last.attributes === run.attributes {
        self[count - 1].length += run.length
      } else {
        append(run)
      }
    }
  }

  /// Returns the attributes of the unit at an offset, or of the last one.
  func attributes(at offset: Int) -> TextAttributeSet? {
    var start = 0
    for run in self {
      start += run.length
      if offset < start { return run.attributes }
    }
    return last?.attributes
  }
}

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
    runs = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      runs.append(AttributeRun(length: range.length, attributes: TextAttributeSet(values)))
    }
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

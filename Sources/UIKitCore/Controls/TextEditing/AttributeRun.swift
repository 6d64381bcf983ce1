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

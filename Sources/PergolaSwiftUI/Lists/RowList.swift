/// The rows of a section, in order. Those of a collection are held as the numbers of its data.
struct RowList: RandomAccessCollection {
  /// Rows that were appended one by one, or those of a collection.
  private struct Part {
    let start: Int
    var rows: [RowID] = []
    var source: ObjectIdentifier?
    var numbers: [Int] = []
    var rowsPerDatum = 1

    var count: Int { source == nil ? rows.count : numbers.count * rowsPerDatum }

    subscript(offset: Int) -> RowID {
      guard let source else { return rows[offset] }
      if rowsPerDatum == 1 { return RowID(source: source, datum: numbers[offset], index: 0) }
      return RowID(source: source, datum: numbers[offset / rowsPerDatum], index: offset % rowsPerDatum)
    }
  }

  private var parts: [Part] = []
  private(set) var endIndex = 0

  init() {}

  init(_ rows: [RowID]) {
    parts = [Part(start: 0, rows: rows)]
    endIndex = rows.count
  }

  mutating func append(_ row: RowID) {
    if parts.last.map({ $0.source != nil }) ?? true { parts.append(Part(start: endIndex)) }
    parts[parts.count - 1].rows.append(row)
    endIndex += 1
  }

  /// Appends the rows of a collection, of which each datum has as many.
  mutating func append(_ numbers: [Int], of source: ObjectIdentifier, rowsPerDatum: Int) {
    parts.append(Part(start: endIndex, source: source, numbers: numbers, rowsPerDatum: rowsPerDatum))
    endIndex += numbers.count * rowsPerDatum
  }

  var startIndex: Int { 0 }

  subscript(position: Int) -> RowID {
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= position { low = middle } else { high = middle }
    }
    return parts[low][position - parts[low].start]
  }

  /// The rows in a range.
  func array(_ range: Range<Int>) -> [RowID] {
    var result: [RowID] = []
    result.reserveCapacity(range.count)
    for part in parts {
      let lower = Swift.max(range.lowerBound, part.start) - part.start
      let upper = Swift.min(range.upperBound - part.start, part.count)
      guard lower < upper else { continue }
      for offset in lower..<upper { result.append(part[offset]) }
    }
    return result
  }

  /// The range of an older list that differs, and the range of this one that stands in its place; nil if the lists are
  /// equal. What stands before and after is the same in both.
  func change(from old: RowList) -> (old: Range<Int>, new: Range<Int>)? {
    // The lists are mostly those of one collection, whose numbers are compared faster than rows.
    if parts.count == 1, old.parts.count == 1, let source = parts[0].source, source == old.parts[0].source,
      parts[0].rowsPerDatum == old.parts[0].rowsPerDatum
    {
      let rows = parts[0].rowsPerDatum
      return Self.change(from: old.parts[0].numbers, to: parts[0].numbers).map { old, new in
        (old.lowerBound * rows..<old.upperBound * rows, new.lowerBound * rows..<new.upperBound * rows)
      }
    }
    return Self.change(from: old.array(0..<old.count), to: array(0..<count))
  }

  private static func change<Element: Equatable>(
    from old: [Element], to new: [Element]
  ) -> (old: Range<Int>, new: Range<Int>)? {
    var most = Swift.min(old.count, new.count)
    var prefix = 0
    while prefix < most, old[prefix] == new[prefix] { prefix += 1 }
    if prefix == old.count, prefix == new.count { return nil }
    most -= prefix
    var suffix = 0
    while suffix < most, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    return (prefix..<old.count - suffix, prefix..<new.count - suffix)
  }
}

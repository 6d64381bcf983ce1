import Foundation

/// The lengths of views in a row, of which only some have been measured. The others count with the average.
///
/// - Complexity: O(log *n*) for a measurement, for an offset and for the search.
struct EstimatedLengths {
  /// The number of views.
  let count: Int
  /// The distance between two views.
  let spacing: CGFloat
  private var lengths: [Int: CGFloat] = [:]
  /// The sums and numbers of the measured lengths, as a binary indexed tree of which only the places exist that are not
  /// zero.
  private var sums: [Int: (length: CGFloat, count: Int)] = [:]
  private var measuredSum: CGFloat = 0
  private var measuredCount = 0

  /// Lengths of which none has been measured.
  init(count: Int, spacing: CGFloat) {
    self.count = count
    self.spacing = spacing
  }

  /// The length of a view that has not been measured.
  var estimate: CGFloat { measuredCount > 0 ? measuredSum / CGFloat(measuredCount) : 44 }

  /// The length of a view.
  subscript(index: Int) -> CGFloat { lengths[index] ?? estimate }

  /// The views that have been measured, with their lengths.
  ///
  /// - Complexity: O(*m* log *m*) for *m* measured views.
  var measured: [(index: Int, length: CGFloat)] {
    lengths.map { (index: $0.key, length: $0.value) }.sorted { $0.index < $1.index }
  }

  /// Sets the length of a view.
  mutating func set(_ length: CGFloat, at index: Int) {
    let old = lengths[index]
    guard old != length else { return }
    lengths[index] = length
    let change = length - (old ?? 0)
    let added = old == nil ? 1 : 0
    measuredSum += change
    measuredCount += added
    var place = index + 1
    while place <= count {
      let sum = sums[place] ?? (0, 0)
      sums[place] = (sum.length + change, sum.count + added)
      place += place & -place
    }
  }

  /// The offset of the start of a view; for `count`, that of the end with a distance after it.
  func offset(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var number = 0
    var place = index
    while place > 0 {
      if let part = sums[place] {
        sum += part.length
        number += part.count
      }
      place -= place & -place
    }
    return sum + CGFloat(index - number) * estimate + CGFloat(index) * spacing
  }

  /// The length of all views with the distances between them.
  var total: CGFloat { count == 0 ? 0 : offset(of: count) - spacing }

  /// The last view that starts at or before an offset; 0 before the first.
  func index(at offset: CGFloat) -> Int {
    var low = 0
    var high = max(0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.offset(of: middle) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

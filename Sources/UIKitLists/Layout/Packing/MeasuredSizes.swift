import Foundation
@_spi(Toolkit) import UIKitCore

/// The sizes that the views of items prefer, by item number.
///
/// Consecutive items with the same size, and consecutive items that were not measured, are one run of a ``RunTree``.
/// Moved items keep their sizes. A copy is O(1).
///
/// - Complexity: O(log n) for all but ``apply(_:size:)``.
struct MeasuredSizes {
  /// Consecutive items that have the same size, or that were not measured.
  private struct Run: TreeRun {
    /// The number of items; negative if they were not measured.
    private var code: Int
    private var known: CGSize

    init(_ size: CGSize?, count: Int) {
      code = size == nil ? -count : count
      known = size ?? .zero
    }

    var count: Int { abs(code) }
    var size: CGSize? { code > 0 ? known : nil }
    var sum: Sum {
      let known = max(0, code)
      return Sum(
        items: count, known: known,
        total: CGSize(width: CGFloat(known) * self.known.width, height: CGFloat(known) * self.known.height))
    }

    func joined(with next: Run) -> Run? { size == next.size ? Run(size, count: count + next.count) : nil }

    func resized(to count: Int) -> Run { Run(size, count: count) }
  }

  private struct Sum: TreeSum {
    var items = 0
    var known = 0
    /// The sum of the measured sizes.
    var total = CGSize.zero

    static var zero: Sum { Sum() }
    static func + (before: Sum, after: Sum) -> Sum {
      Sum(
        items: before.items + after.items, known: before.known + after.known,
        total: CGSize(
          width: before.total.width + after.total.width, height: before.total.height + after.total.height))
    }
  }

  private var runs = RunTree<Run>()

  /// Makes a number of items that were not measured.
  init(count: Int) {
    if count > 0 { runs.replace(0..<0, with: [Run(nil, count: count)]) }
  }

  /// The number of items.
  var count: Int { runs.sum.items }

  /// True if no item was measured.
  private(set) var isEmpty = true

  /// The size of an item; nil if its view was not measured, or if there is no such item.
  subscript(item: Int) -> CGSize? {
    get { item >= 0 && item < count && !isEmpty ? runs.place { $0.items > item }?.run.size : nil }
    set {
      guard item >= 0, item < count else { return }
      replace(item..<item + 1, with: [Run(newValue, count: 1)])
    }
  }

  /// The number of equal items from a given one on, and true if they were measured.
  func alike(from item: Int) -> (count: Int, isKnown: Bool) {
    guard let place = runs.place(where: { $0.items > item }), item < count else { return (0, false) }
    return (place.before.items + place.run.count - item, place.run.size != nil)
  }

  /// True if any item of a range was measured. The range may reach past the last item.
  func hasMeasuredItem(of items: Range<Int>) -> Bool {
    guard !isEmpty else { return false }
    let run = alike(from: items.lowerBound)
    // The items after a run that was not measured were measured.
    return run.isKnown || items.lowerBound + run.count < min(items.upperBound, count)
  }

  /// The mean of the measured sizes; nil if no item was measured.
  var mean: CGSize? {
    let sum = runs.sum
    guard sum.known > 0 else { return nil }
    return CGSize(width: sum.total.width / CGFloat(sum.known), height: sum.total.height / CGFloat(sum.known))
  }

  /// The first item that was not measured.
  struct FirstUnknown {
    var item: Int
    /// True if no item after it was measured.
    var isFollowedByNone: Bool
    /// The number of runs from the item on.
    var runCount: Int
  }

  /// The first item that was not measured; nil if all were.
  var firstUnknown: FirstUnknown? {
    guard let place = runs.place(where: { $0.items > $0.known }), place.run.size == nil else { return nil }
    return FirstUnknown(
      item: place.before.items, isFollowedByNone: place.before.known == runs.sum.known,
      runCount: runs.count - place.index)
  }

  /// Applies insertions and deletions.
  ///
  /// - Parameter size: Returns the size of an inserted item, by its number after the edits; nil if it was not measured.
  /// - Complexity: O((number of edits + number of inserted items) · log n).
  mutating func apply(_ edits: [ItemEdit], size: (Int) -> CGSize?) {
    for edit in edits {
      let start = edit.inserted.lowerBound
      replace(start..<start + edit.removed.count, with: edit.inserted.map { Run(size($0), count: 1) })
    }
  }

  private mutating func replace(_ items: Range<Int>, with new: some Sequence<Run>) {
    defer { isEmpty = runs.sum.known == 0 }
    guard let first = runs.place(where: { $0.items > items.lowerBound }) else {
      return runs.replace(0..<0, with: new)
    }
    let last = items.isEmpty ? first : runs.place { $0.items >= items.upperBound } ?? first
    let (before, after) = (
      items.lowerBound - first.before.items, last.before.items + last.run.count - items.upperBound
    )
    var all = ContiguousArray<Run>()
    if before > 0 { all.append(first.run.resized(to: before)) }
    all += new
    if after > 0 { all.append(last.run.resized(to: after)) }
    runs.replace(first.index..<last.index + 1, with: all)
  }
}

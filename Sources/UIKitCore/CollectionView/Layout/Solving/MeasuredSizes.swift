import Foundation

/// What the views of items prefer, by the items' numbers.
///
/// Neighbours of which the same is known, be it nothing or one size, are one run of a tree. Items that come, go or move
/// take their sizes along, and a copy costs nothing until one of the two is changed.
///
/// - Complexity: everything but an edit is O(log n).
struct MeasuredSizes {
  /// Items of which the same is known.
  private struct Run: TreeRun {
    /// How many items there are; negative where nothing is known of them.
    private var code: Int
    private var known: CGSize

    init(_ size: CGSize?, count: Int) {
      code = size == nil ? -count : count
      known = size ?? .zero
    }

    var count: Int { abs(code) }
    var size: CGSize? { code > 0 ? known : nil }
    var sum: Sum { Sum(items: count, known: max(0, code)) }

    func joined(with next: Run) -> Run? { size == next.size ? Run(size, count: count + next.count) : nil }

    func resized(to count: Int) -> Run { Run(size, count: count) }
  }

  private struct Sum: TreeSum {
    var items = 0
    var known = 0

    static var zero: Sum { Sum() }
    static func + (before: Sum, after: Sum) -> Sum {
      Sum(items: before.items + after.items, known: before.known + after.known)
    }
  }

  private var runs = RunTree<Run>()

  /// Of so many items nothing is known.
  init(count: Int) {
    if count > 0 { runs.replace(0..<0, with: [Run(nil, count: count)]) }
  }

  /// How many items there are.
  var count: Int { runs.sum.items }

  /// Whether nothing is known of any item.
  private(set) var isEmpty = true

  /// An item's size; nil where its view was not measured, and for an item that there is not.
  subscript(item: Int) -> CGSize? {
    get { item >= 0 && item < count && !isEmpty ? runs.place { $0.items > item }?.run.size : nil }
    set {
      guard item >= 0, item < count else { return }
      replace(item..<item + 1, with: [Run(newValue, count: 1)])
    }
  }

  /// How many items from one on are alike, and whether something is known of them.
  func alike(from item: Int) -> (count: Int, isKnown: Bool) {
    guard let place = runs.place(where: { $0.items > item }), item < count else { return (0, false) }
    return (place.before.items + place.run.count - item, place.run.size != nil)
  }

  /// Whether something is known of any of some items, of which there need not be all.
  func knowsAny(of items: Range<Int>) -> Bool {
    guard !isEmpty else { return false }
    let run = alike(from: items.lowerBound)
    // What follows items of which nothing is known is known.
    return run.isKnown || items.lowerBound + run.count < min(items.upperBound, count)
  }

  /// Takes that items came and went.
  ///
  /// - Parameter size: what is known of one that came, by where it is now.
  /// - Complexity: O((number of edits + items that came) · log n).
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

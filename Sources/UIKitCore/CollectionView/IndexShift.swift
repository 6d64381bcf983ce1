/// Where the elements of a list go that are neither taken out of it nor put into it.
///
/// - Complexity: a look-up is O(log *k*) for *k* changes.
struct IndexShift: Equatable {
  /// The old indexes of what is taken out, ascending.
  let removed: [Int]
  /// The new indexes of what is put in, ascending.
  let inserted: [Int]

  init(removed: [Int] = [], inserted: [Int] = []) {
    self.removed = removed
    self.inserted = inserted
  }

  /// The new index of an element; nil where it is taken out.
  func newIndex(of old: Int) -> Int? { Self.shifted(old, outOf: removed, into: inserted) }

  /// The old index of an element; nil where it was put in.
  func oldIndex(of new: Int) -> Int? { Self.shifted(new, outOf: inserted, into: removed) }

  /// The old indexes of which some may not be the new ones too; all others are.
  var changedIndexes: Range<Int> {
    guard let first = [removed.first, inserted.first].compactMap(\.self).min() else { return 0..<0 }
    guard removed.count == inserted.count, let last = [removed.last, inserted.last].compactMap(\.self).max() else {
      return first..<Int.max
    }
    return first..<last + 1
  }

  private static func shifted(_ index: Int, outOf removed: [Int], into inserted: [Int]) -> Int? {
    let removedBefore = removed.firstPosition { removed[$0] >= index }
    if removedBefore < removed.count, removed[removedBefore] == index { return nil }
    let rank = index - removedBefore
    // inserted[i] - i elements that stay come before the i-th one that is put in.
    return rank + inserted.firstPosition { inserted[$0] - $0 > rank }
  }
}

extension [Int] {
  /// The first position of which something is true that is true of all later ones, too.
  fileprivate func firstPosition(where isBehind: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

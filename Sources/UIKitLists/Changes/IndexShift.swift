/// The map from the old indexes of a list's elements to the new ones, after some elements were removed and others
/// inserted.
///
/// - Complexity: A look-up is O(log *k*) for *k* edits.
struct IndexShift: Sendable {
  /// The places at which elements are removed and inserted, in order. The elements between two places stay.
  let edits: [ItemEdit]

  /// Makes the map of individual removals and insertions.
  ///
  /// - Parameters:
  ///   - removed: The old indexes of the removed elements, ascending.
  ///   - inserted: The new indexes of the inserted elements, ascending.
  /// - Complexity: O(number of removed and inserted elements).
  init(removed: [Int] = [], inserted: [Int] = []) {
    var edits: [ItemEdit] = []
    var (nextRemoved, nextInserted, old, new) = (0, 0, 0, 0)
    while nextRemoved < removed.count || nextInserted < inserted.count {
      let stayed = min(
        nextRemoved < removed.count ? removed[nextRemoved] - old : .max,
        nextInserted < inserted.count ? inserted[nextInserted] - new : .max)
      old += stayed
      new += stayed
      let (firstOld, firstNew) = (old, new)
      while true {
        if nextRemoved < removed.count, removed[nextRemoved] == old {
          (nextRemoved, old) = (nextRemoved + 1, old + 1)
        } else if nextInserted < inserted.count, inserted[nextInserted] == new {
          (nextInserted, new) = (nextInserted + 1, new + 1)
        } else {
          break
        }
      }
      edits.append(ItemEdit(removed: firstOld..<old, inserted: firstNew..<new))
    }
    self.edits = edits
  }

  /// The number of elements after the change minus the number before it.
  var growth: Int { edits.reduce(0) { $0 + $1.growth } }

  /// The new index of an element; nil if it was removed.
  func newIndex(of old: Int) -> Int? {
    let next = edits.partitioningIndex { $0.removed.lowerBound > old }
    guard next > 0 else { return old }
    let (removed, inserted) = (edits[next - 1].removed, edits[next - 1].inserted)
    return old < removed.upperBound ? nil : old - removed.upperBound + inserted.upperBound
  }

  /// The old index of an element; nil if it was inserted.
  func oldIndex(of new: Int) -> Int? {
    let next = edits.partitioningIndex { $0.inserted.lowerBound > new }
    guard next > 0 else { return new }
    let (removed, inserted) = (edits[next - 1].removed, edits[next - 1].inserted)
    return new < inserted.upperBound ? nil : new - inserted.upperBound + removed.upperBound
  }

  /// The range of the old indexes that may differ from the new ones. All other indexes are the same before and after.
  var changedIndexes: Range<Int> {
    guard let first = edits.first, let last = edits.last else { return 0..<0 }
    return first.removed.lowerBound..<(growth == 0 ? last.removed.upperBound : .max)
  }
}

/// The replacement of a range of a section's items by other items.
struct ItemEdit: Equatable {
  /// The range of the removed items, by their old numbers.
  var removed: Range<Int>
  /// The range of the inserted items, by their numbers after all edits.
  var inserted: Range<Int>

  /// The number of inserted items minus the number of removed ones.
  var growth: Int { inserted.count - removed.count }

  /// An edit of one item that stays, such as an item with a newly measured size.
  static func changed(_ item: Int) -> ItemEdit { ItemEdit(removed: item..<item + 1, inserted: item..<item + 1) }
}

extension [ItemEdit] {
  /// The edits if they turn one number of items into another; otherwise one edit that inserts or removes items at the
  /// end.
  func explaining(_ before: Int, to after: Int) -> [ItemEdit] {
    if reduce(before, { $0 + $1.growth }) == after { return self }
    let same = Swift.min(before, after)
    return [ItemEdit(removed: same..<before, inserted: same..<after)]
  }
}

extension Array {
  /// The first index of the second part of an array that a predicate partitions; the count if that part is empty.
  ///
  /// - Parameter isInSecondPart: True for every element of the second part, false for every element of the first.
  /// - Complexity: O(log *n*).
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

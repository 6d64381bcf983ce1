/// The algorithm of P. Heckel, *A technique for isolating differences between files* (1978), as the library of this
/// name has it.
///
/// Items whose identity is in both lists are the same item; if an identity is repeated, the first occurrence matches
/// the first, the second the second, and so on. (In the paper they match only beside items that are not repeated.)
/// Items without a counterpart are deleted or inserted.
///
/// An item moves if deletions and insertions before it would have put it elsewhere. So one item that moves far makes
/// all those between move as well: ``diff(old:new:)`` moves the fewest.
///
/// - Complexity: O(*n*)
public struct Heckel<T: DiffAware> {
  /// Creates the algorithm, which has no options.
  @inlinable
  public init() {}

  /// Returns the changes that turn an old list into a new one, in the order and with the indexes that ``Change``
  /// describes.
  @inlinable
  public func diff(old: [T], new: [T]) -> [Change<T>] {
    let sources = counterparts(old: old, new: new)
    var isGone = [Bool](repeating: true, count: old.count)
    for case let source? in sources { isGone[source] = false }

    var changes: [Change<T>] = []
    // The number of deleted items before each old item.
    var deletionsBefore: [Int] = []
    deletionsBefore.reserveCapacity(old.count)
    for (index, item) in old.enumerated() {
      deletionsBefore.append(changes.count)
      if isGone[index] { changes.append(.delete(Delete(item: item, index: index))) }
    }
    var insertions = 0
    for (index, item) in new.enumerated() {
      guard let source = sources[index] else {
        changes.append(.insert(Insert(item: item, index: index)))
        insertions += 1
        continue
      }
      if !T.compareContent(old[source], item) {
        changes.append(.replace(Replace(oldItem: old[source], newItem: item, index: index)))
      }
      if source - deletionsBefore[source] + insertions != index {
        changes.append(.move(Move(item: item, fromIndex: source, toIndex: index)))
      }
    }
    return changes
  }

  /// The index of each new item's counterpart in the old list, or nil.
  @inlinable
  func counterparts(old: [T], new: [T]) -> [Int?] {
    // The symbol table holds the first free occurrence of each identity in the old list, and `next` the following one.
    var table: [T.DiffId: Int] = [:]
    table.reserveCapacity(old.count)
    var next = [Int?](repeating: nil, count: old.count)
    for index in old.indices.reversed() { next[index] = table.updateValue(index, forKey: old[index].diffId) }
    return new.map { item in
      guard let place = table.index(forKey: item.diffId) else { return nil }
      let source = table.values[place]
      if let following = next[source] { table.values[place] = following } else { table.remove(at: place) }
      return source
    }
  }
}

extension Heckel: Sendable {}

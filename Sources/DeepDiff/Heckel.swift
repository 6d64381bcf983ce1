/// The algorithm of P. Heckel, *A technique for isolating differences between files* (1978), as the library of this
/// name has it.
///
/// Items whose identity is in the old and in the new list are the same item; where an identity is repeated, the first
/// occurrence is the first, the second the second, and so on. (In the paper they are the same only beside ones that are
/// not repeated.) What has no counterpart goes or comes.
///
/// An item moves if it is not where deletions and insertions before it would have put it. So one item that moves far
/// makes all those between move as well: ``diff(old:new:)`` moves the fewest.
///
/// - Complexity: O(*n*)
public struct Heckel<T: DiffAware> {
  /// The algorithm; it has nothing to adjust.
  @inlinable
  public init() {}

  /// What turns an old list into a new one, in the order and with the indexes that ``Change`` names.
  @inlinable
  public func diff(old: [T], new: [T]) -> [Change<T>] {
    let sources = counterparts(old: old, new: new)
    var isGone = [Bool](repeating: true, count: old.count)
    for case let source? in sources { isGone[source] = false }

    var changes: [Change<T>] = []
    // How many items before an old one go.
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

  /// For each new item the index of the old one that it is, or nil.
  @inlinable
  func counterparts(old: [T], new: [T]) -> [Int?] {
    // The symbol table says of an identity where in the old list it is first; of each place, the next one is kept.
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

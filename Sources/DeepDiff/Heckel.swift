/// The algorithm of P. Heckel, *A technique for isolating differences between files* (1978).
///
/// Items whose identity is there once in the old and once in the new list are the same item. From there it goes on to
/// both sides: neighbours of the same item that have the same identity are the same item too, however often that
/// identity is there. What is found by neither goes or comes.
///
/// An item moves if it is not where deletions and insertions before it would have put it. So one item that moves far
/// makes all those between move as well: the free function of this name moves the fewest.
///
/// - Complexity: O(*n*)
public struct Heckel<T: DiffAware> {
  /// The algorithm; it has nothing to adjust.
  public init() {}

  /// What turns an old list into a new one, in the order and with the indexes that ``Change`` names.
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

  /// How often an identity is in each list, and where in the old one: an entry of the paper's symbol table.
  private struct Entry {
    var oldCount = 0
    var newCount = 0
    var oldIndex = 0
  }

  /// For each new item the index of the old one that it is, or nil. The passes are the paper's.
  private func counterparts(old: [T], new: [T]) -> [Int?] {
    // Passes 1 and 2: the table of identities.
    var table: [T.DiffId: Entry] = [:]
    let newIds = new.map(\.diffId)
    let oldIds = old.map(\.diffId)
    for id in newIds { table[id, default: Entry()].newCount += 1 }
    for (index, id) in oldIds.enumerated() {
      table[id, default: Entry()].oldCount += 1
      table[id]?.oldIndex = index
    }
    var sources = [Int?](repeating: nil, count: new.count)
    var targets = [Int?](repeating: nil, count: old.count)
    func match(_ source: Int, _ target: Int) {
      sources[target] = source
      targets[source] = target
    }
    // Pass 3: identities that are there once on each side.
    for (target, id) in newIds.enumerated() {
      if let entry = table[id], entry.newCount == 1, entry.oldCount == 1 { match(entry.oldIndex, target) }
    }
    // Pass 4: onwards from the beginning of the lists, and from each pair. The place before the first is a pair.
    for target in new.indices where sources[target] == nil {
      let previous = target == 0 ? -1 : sources[target - 1]
      guard let source = previous.map({ $0 + 1 }), source < old.count else { continue }
      if targets[source] == nil, oldIds[source] == newIds[target] { match(source, target) }
    }
    // Pass 5: and back from their end.
    for target in new.indices.reversed() where sources[target] == nil {
      let next = target == new.count - 1 ? old.count : sources[target + 1]
      guard let source = next.map({ $0 - 1 }), source >= 0 else { continue }
      if targets[source] == nil, oldIds[source] == newIds[target] { match(source, target) }
    }
    return sources
  }
}

extension Heckel: Sendable {}

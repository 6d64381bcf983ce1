extension Changeset {
  /// The changes as stages, each of which is a valid batch update of a list: none if nothing changes, and at most two.
  ///
  /// A batch cannot both move an element and reload it. So the first stage holds everything except the updates of moved
  /// elements, and a second one holds those, if any: by then the order is final, and source and target are the same
  /// offset.
  ///
  /// The first stage may already replace the data with the new data: a moved element then shows its old content until
  /// the second stage reloads it. ``replayed(on:taking:)`` returns the data exactly as of the end of a stage.
  ///
  /// - Complexity: O(the number of moves and updates).
  @inlinable
  public var stages: [Changeset] {
    if isEmpty { return [] }
    if moves.isEmpty || updates.isEmpty { return [self] }
    // Both are ascending by target, so one walk finds the moved ones.
    var first = self
    first.updates = []
    var second = Changeset()
    var nextMove = moves.startIndex
    for update in updates {
      while nextMove < moves.endIndex, moves[nextMove].target < update.target { nextMove += 1 }
      if nextMove < moves.endIndex, moves[nextMove].target == update.target {
        second.updates.append(Transition(from: update.target, to: update.target))
      } else {
        first.updates.append(update)
      }
    }
    return second.isEmpty ? [first] : [first, second]
  }

  /// The old data after these changes, with inserted and updated elements taken from the new data.
  ///
  /// Stages are replayed one after the other, each on the outcome of the previous one. After the last one, the outcome
  /// has the new data's elements in the new data's order.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public func replayed<Elements: RandomAccessCollection>(
    on old: Elements, taking new: Elements
  ) -> [Elements.Element] {
    func element(_ offset: Int, of elements: Elements) -> Elements.Element {
      elements[elements.index(elements.startIndex, offsetBy: offset)]
    }
    var isGone = ContiguousArray(repeating: false, count: old.count)
    for offset in deletions { isGone[offset] = true }
    var sources = ContiguousArray<Int?>(repeating: nil, count: old.count - deletions.count + insertions.count)
    for move in moves {
      isGone[move.source] = true
      sources[move.target] = move.source
    }
    var isNew = ContiguousArray(repeating: false, count: sources.count)
    for offset in insertions { isNew[offset] = true }
    var stays = old.indices.enumerated().lazy.filter { !isGone[$0.offset] }.map(\.element).makeIterator()
    var outcome: [Elements.Element] = []
    outcome.reserveCapacity(sources.count)
    for offset in sources.indices {
      if isNew[offset] {
        outcome.append(element(offset, of: new))
      } else if let source = sources[offset] {
        outcome.append(element(source, of: old))
      } else if let index = stays.next() {
        outcome.append(old[index])
      }
    }
    for update in updates { outcome[update.target] = element(update.target, of: new) }
    return outcome
  }
}

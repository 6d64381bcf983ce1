extension SectionedChangeset {
  /// The changes as stages, each of which is a valid batch update of a list with sections: none if nothing changes, one
  /// if a single batch can take all changes, and otherwise two.
  ///
  /// All insertions, deletions and moves are one stage, because a batch takes deletions and sources as they were before
  /// it, insertions and targets as they are after it, and items may leave a deleted section and enter an inserted one.
  /// The same stage holds the updates that a batch can make there, including those of items that stay in a moved
  /// section. The other updates are a second stage, in which source and target are the same place:
  /// - those of moved items and moved sections, because a reload is a deletion and an insertion, and a batch cannot
  ///   both delete and move the same item or section;
  /// - those of sections whose items change, because reloading a section replaces its items, and a batch may not insert
  ///   or delete items in a section that it replaces, or move them in it, to it or out of it.
  ///
  /// Items of an updated section have no updates of their own; the section's update covers them.
  ///
  /// The first stage may already replace the data with the new data: the items and sections that the second stage
  /// updates show their old content until then. ``replayed(on:taking:)`` returns the data exactly as of the end of a
  /// stage.
  ///
  /// - Complexity: O(the number of changes).
  @inlinable
  public var stages: [SectionedChangeset] {
    if isEmpty { return [] }
    var first = self
    first.sections.updates = []
    first.updates = []
    var second = SectionedChangeset()
    updateSections(&first, &second)
    updateItems(&first, &second)
    return [first, second].filter { !$0.isEmpty }
  }

  /// Divides the updates of sections between two stages.
  @inlinable
  func updateSections(_ first: inout SectionedChangeset, _ second: inout SectionedChangeset) {
    if sections.updates.isEmpty { return }
    let moved = Set(sections.moves.lazy.map(\.target))
    var left = Set(deletions.lazy.map(\.section))
    var entered = Set(insertions.lazy.map(\.section))
    for move in moves {
      left.insert(move.source.section)
      entered.insert(move.target.section)
    }
    for update in sections.updates {
      if moved.contains(update.target) || left.contains(update.source) || entered.contains(update.target) {
        second.sections.updates.append(Transition(from: update.target, to: update.target))
      } else {
        first.sections.updates.append(update)
      }
    }
  }

  /// Divides the updates of items between two stages.
  @inlinable
  func updateItems(_ first: inout SectionedChangeset, _ second: inout SectionedChangeset) {
    let reloaded = Set(sections.updates.lazy.map(\.target))
    // Both are ascending by target, so one walk finds the moved ones.
    var nextMove = moves.startIndex
    for update in updates where !reloaded.contains(update.target.section) {
      while nextMove < moves.endIndex, moves[nextMove].target < update.target { nextMove += 1 }
      if nextMove < moves.endIndex, moves[nextMove].target == update.target {
        second.updates.append(Transition(from: update.target, to: update.target))
      } else {
        first.updates.append(update)
      }
    }
  }

  /// The items of all sections after these changes, with inserted and updated items taken from the new data.
  ///
  /// The changes alone determine the number and the order of a section's items. Only an inserted or updated section
  /// takes its items from the new data, except for items moved into an inserted section.
  ///
  /// Stages are replayed one after the other, each on the outcome of the previous one. After the last one, the outcome
  /// has the new data's items in the new data's order.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public func replayed<Item>(on old: [[Item]], taking new: [[Item]]) -> [[Item]] {
    let counterparts = sections.counterparts(ofCount: old.count).sources
    var isGone = old.map { ContiguousArray(repeating: false, count: $0.count) }
    var arrivals = ContiguousArray(repeating: 0, count: counterparts.count)
    for place in deletions { isGone[place.section][place.item] = true }
    for place in insertions { arrivals[place.section] += 1 }
    for move in moves {
      isGone[move.source.section][move.source.item] = true
      arrivals[move.target.section] += 1
    }
    let inserted = Set(insertions)
    let sources = Dictionary(uniqueKeysWithValues: moves.lazy.map { ($0.target, $0.source) })
    let reloaded = Set(sections.updates.lazy.map(\.target))
    var outcome = counterparts.enumerated().map { section, source in
      if reloaded.contains(section) { return new[section] }
      let stays = source < 0 ? [] : old[source].indices.filter { !isGone[source][$0] }
      let count = source < 0 ? new[section].count : stays.count + arrivals[section]
      var next = stays.makeIterator()
      return (0..<count).compactMap { item in
        let place = ItemPlace(section: section, item: item)
        if let previous = sources[place] { return old[previous.section][previous.item] }
        if source < 0 || inserted.contains(place) { return new[section][item] }
        return next.next().map { old[source][$0] }
      }
    }
    for update in updates {
      outcome[update.target.section][update.target.item] = new[update.target.section][update.target.item]
    }
    return outcome
  }
}

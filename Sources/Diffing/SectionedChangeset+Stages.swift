extension SectionedChangeset {
  /// The changes as steps, each of which is a valid batch update of a list with sections; at most two, and none if nothing changes.
  ///
  /// All that comes, goes and moves is one stage, because a batch takes deletions and sources as they were before it, insertions and
  /// targets as they are after it, and items may leave a deleted section and enter an inserted one. In the same stage are the updates
  /// of items that a batch can reload there. The others are a second stage, in which source and target are the same place:
  /// - a moved item's, because a batch cannot both move and reload it;
  /// - those of items in a moved section, because the place to reload is inside what the batch moves;
  /// - a section's own, because reloading a section replaces all its items, and a batch may not insert, delete or move items in a
  ///   section that it replaces. Items of such a section have no updates of their own: the section's is theirs.
  ///
  /// The data may be replaced by the new data in the first stage already: what is updated in the second shows its old content until
  /// then. ``replayed(on:taking:)`` gives the data exactly as of the end of a stage.
  ///
  /// - Complexity: O(the number of changes).
  @inlinable
  public var stages: [SectionedChangeset] {
    if isEmpty { return [] }
    var first = self
    first.sections.updates = []
    first.updates = []
    var second = SectionedChangeset()
    second.sections.updates = sections.updates.map { Transition(from: $0.target, to: $0.target) }
    let reloaded = Set(sections.updates.lazy.map(\.target))
    let moved = Set(sections.moves.lazy.map(\.target))
    var nextMove = moves.startIndex
    for update in updates where !reloaded.contains(update.target.section) {
      while nextMove < moves.endIndex, moves[nextMove].target < update.target { nextMove += 1 }
      let isMoved = nextMove < moves.endIndex && moves[nextMove].target == update.target
      if isMoved || moved.contains(update.target.section) {
        second.updates.append(Transition(from: update.target, to: update.target))
      } else {
        first.updates.append(update)
      }
    }
    return [first, second].filter { !$0.isEmpty }
  }

  /// The items of all sections after these changes to the old ones, with those inserted and updated taken from the new data.
  ///
  /// Stages are replayed one after the other, each on the outcome of the one before. After the last one, the outcome has the new
  /// data's items in the new data's order.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public func replayed<Item>(on old: [[Item]], taking new: [[Item]]) -> [[Item]] {
    let counterparts = sections.counterparts(ofCount: old.count)
    var isGone = old.map { ContiguousArray(repeating: false, count: $0.count) }
    for place in deletions { isGone[place.section][place.item] = true }
    for move in moves { isGone[move.source.section][move.source.item] = true }
    let sources = Dictionary(uniqueKeysWithValues: moves.lazy.map { ($0.target, $0.source) })
    let updated = Set(updates.lazy.map(\.target))
    let reloaded = Set(sections.updates.lazy.map(\.target))
    let inserted = Set(insertions)
    return counterparts.sources.indices.map { section in
      let source = counterparts.sources[section]
      if reloaded.contains(section) { return new[section] }
      var stays: ContiguousArray<Int> = []
      if source >= 0 { stays.append(contentsOf: isGone[source].indices.filter { !isGone[source][$0] }) }
      var next = 0
      var outcome: [Item] = []
      while outcome.count < new[section].count {
        let place = ItemPlace(section: section, item: outcome.count)
        if updated.contains(place), sources[place] == nil, next < stays.count { next += 1 }
        if let previous = sources[place], !updated.contains(place) {
          outcome.append(old[previous.section][previous.item])
        } else if source < 0 || updated.contains(place) || inserted.contains(place) {
          outcome.append(new[section][place.item])
        } else if next < stays.count {
          outcome.append(old[source][stays[next]])
          next += 1
        } else {
          break
        }
      }
      // What nobody took is still there.
      if next < stays.count { outcome.append(contentsOf: stays[next...].map { old[source][$0] }) }
      return outcome
    }
  }
}

extension SectionedChangeset {
  /// Computes the changes from the sections that differ, if no item outside of them takes part.
  ///
  /// Most changes leave most sections as they are. A section that stays, with equal items, is set aside as a whole: its
  /// items are counterparts in order of occurrence, unless an item that is equal to one of them was inserted, deleted or
  /// moved elsewhere. The items of the other sections alone are collected and matched.
  ///
  /// - Returns: nil if there are no equal sections, or if one has such an item; all items have to be matched then.
  @inlinable
  @inline(__always)
  static func settingEqualSectionsAside<Items: RandomAccessCollection, ItemID: Hashable>(
    _ sections: Changeset, old: [Items], new: [Items], itemIdentity: (Items.Element) -> ItemID,
    itemsHaveSameContent: (Items.Element, Items.Element) -> Bool
  ) -> SectionedChangeset? {
    let counterparts = sections.counterparts(ofCount: old.count)
    var isSetAside = (old: [Bool](repeating: false, count: old.count), new: [Bool](repeating: false, count: new.count))
    var isMoved = [Bool](repeating: false, count: new.count)
    for move in sections.moves { isMoved[move.target] = true }
    var equal: [Int] = []
    var updates: [Transition<ItemPlace>] = []
    for (section, source) in counterparts.sources.enumerated() where source >= 0 && !isMoved[section] {
      guard old[source].elementsEqual(new[section], by: { itemIdentity($0) == itemIdentity($1) }) else { continue }
      (isSetAside.old[source], isSetAside.new[section]) = (true, true)
      equal.append(section)
      for (item, (before, after)) in zip(old[source], new[section]).enumerated()
      where !itemsHaveSameContent(before, after) {
        updates.append(
          Transition(from: ItemPlace(section: source, item: item), to: ItemPlace(section: section, item: item)))
      }
    }
    if equal.isEmpty { return nil }

    let (oldRest, newRest) = (old.indices.filter { !isSetAside.old[$0] }, new.indices.filter { !isSetAside.new[$0] })
    var rest = SectionedChangeset(
      sections: sections.among(oldRest, newRest), old: SectionedElements(of: oldRest, items: { old[$0] }),
      new: SectionedElements(of: newRest, items: { new[$0] }), itemIdentity: itemIdentity,
      itemsHaveSameContent: itemsHaveSameContent)

    var changed: ContiguousArray<ItemID> = []
    for place in rest.deletions { changed.append(itemIdentity(old[oldRest[place.section]].at(place.item))) }
    for place in rest.insertions { changed.append(itemIdentity(new[newRest[place.section]].at(place.item))) }
    for move in rest.moves { changed.append(itemIdentity(new[newRest[move.target.section]].at(move.target.item))) }
    for section in sections.deletions { changed.append(contentsOf: old[section].lazy.map(itemIdentity)) }
    for section in sections.insertions { changed.append(contentsOf: new[section].lazy.map(itemIdentity)) }
    for move in sections.moves { changed.append(contentsOf: new[move.target].lazy.map(itemIdentity)) }
    if isAny(of: changed, in: equal.lazy.map { new[$0] }, identity: itemIdentity) { return nil }

    rest.sections = sections
    rest.deletions = rest.deletions.map { ItemPlace(section: oldRest[$0.section], item: $0.item) }
    rest.insertions = rest.insertions.map { ItemPlace(section: newRest[$0.section], item: $0.item) }
    func restored(_ transition: Transition<ItemPlace>) -> Transition<ItemPlace> {
      Transition(
        from: ItemPlace(section: oldRest[transition.source.section], item: transition.source.item),
        to: ItemPlace(section: newRest[transition.target.section], item: transition.target.item))
    }
    rest.moves = rest.moves.map(restored)
    rest.updates = (rest.updates.map(restored) + updates).sorted { $0.target < $1.target }
    return rest
  }

  /// Returns true if an item of some sections has one of the identities.
  @inlinable
  @inline(__always)
  static func isAny<Items: RandomAccessCollection, ID: Hashable>(
    of identities: ContiguousArray<ID>, in sections: some Collection<Items>, identity: (Items.Element) -> ID
  ) -> Bool {
    // A few comparisons cost less than a hash: most changes are of one element.
    if identities.count <= 4 {
      return sections.contains { items in
        identities.contains { searched in items.contains { identity($0) == searched } }
      }
    }
    let identities = Set(identities)
    return sections.contains { items in items.contains { identities.contains(identity($0)) } }
  }
}

extension Changeset {
  /// The changes among some of the sections, which must include all that are inserted, deleted or moved, by their places
  /// among these.
  @usableFromInline
  func among(_ old: [Int], _ new: [Int]) -> Changeset {
    func places(_ kept: [Int]) -> [Int: Int] { Dictionary(uniqueKeysWithValues: zip(kept, kept.indices)) }
    let (oldPlaces, newPlaces) = (places(old), places(new))
    return Changeset(
      deletions: deletions.compactMap { oldPlaces[$0] }, insertions: insertions.compactMap { newPlaces[$0] },
      moves: moves.compactMap { move in
        oldPlaces[move.source].flatMap { source in newPlaces[move.target].map { Transition(from: source, to: $0) } }
      })
  }
}

extension RandomAccessCollection {
  /// The element at a distance from the first one.
  @inlinable
  @inline(__always)
  func at(_ distance: Int) -> Element { self[index(startIndex, offsetBy: distance)] }
}

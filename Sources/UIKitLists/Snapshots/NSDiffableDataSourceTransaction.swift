import Diffing

/// What a person's reordering changes in a data source: the snapshots before and after, and the difference between
/// them.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The data source's snapshot before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The data source's snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// What turns the old `itemIdentifiers` into the new ones. A moved item is removed and inserted, and each of the two
  /// changes is associated with the other's offset.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// What changes in each section whose items change, in the order of sections.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// A change from one snapshot to another.
  ///
  /// - Parameters:
  ///   - difference: What turns the old items into the new ones; if nil, it is found out.
  ///   - sectionTransactions: The changes of sections; if nil, those of the snapshots' sections, as trees of roots
  ///     only.
  package init(
    initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    difference: CollectionDifference<ItemIdentifierType>? = nil,
    sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]? = nil
  ) {
    self.initialSnapshot = initialSnapshot
    self.finalSnapshot = finalSnapshot
    self.difference =
      difference ?? CollectionDifference(from: initialSnapshot.itemIdentifiers, to: finalSnapshot.itemIdentifiers)
    self.sectionTransactions =
      sectionTransactions
      ?? finalSnapshot.sectionIdentifiers.compactMap { section in
        guard initialSnapshot.indexOfSection(section) != nil else { return nil }
        let before = initialSnapshot.itemIdentifiers(inSection: section)
        let after = finalSnapshot.itemIdentifiers(inSection: section)
        if before == after { return nil }
        var (initial, final) = (
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        )
        initial.append(before)
        final.append(after)
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: initial, finalSnapshot: final)
      }
  }
}

extension NSDiffableDataSourceTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// What a person's reordering changes in one section of a data source.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  /// The section's items before the change.
  ///
  /// - Complexity: O(*n*) the first time, where the section is no outline.
  public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { initial.value }

  /// The section's items after the change.
  ///
  /// - Complexity: O(*n*) the first time, where the section is no outline.
  public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { final.value }

  /// What turns the section's old items into the new ones. An item that moves in the section is removed and inserted,
  /// and each of the two changes is associated with the other's offset.
  public let difference: CollectionDifference<ItemIdentifierType>

  private let initial: Deferred<NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>>
  private let final: Deferred<NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>>

  /// A change of a section's items.
  package init(
    sectionIdentifier: SectionIdentifierType,
    initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier, initialSnapshot: Deferred { initialSnapshot },
      finalSnapshot: Deferred { finalSnapshot },
      difference: CollectionDifference(from: initialSnapshot.items, to: finalSnapshot.items))
  }

  /// A change of a section's items of which the difference is known, and the items can be found out.
  init(
    sectionIdentifier: SectionIdentifierType,
    initialSnapshot: Deferred<NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>>,
    finalSnapshot: Deferred<NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>>,
    difference: CollectionDifference<ItemIdentifierType>
  ) {
    self.sectionIdentifier = sectionIdentifier
    initial = initialSnapshot
    final = finalSnapshot
    self.difference = difference
  }
}

extension NSDiffableDataSourceSectionTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension CollectionDifference where ChangeElement: Hashable {
  /// The difference with the fewest moves, each a removal and an insertion that name one another.
  init(from old: [ChangeElement], to new: [ChangeElement]) {
    let changes = Changeset(from: old, to: new)
    var all: [Change] = changes.deletions.map { .remove(offset: $0, element: old[$0], associatedWith: nil) }
    all += changes.insertions.map { .insert(offset: $0, element: new[$0], associatedWith: nil) }
    for move in changes.moves {
      all.append(.remove(offset: move.source, element: old[move.source], associatedWith: move.target))
      all.append(.insert(offset: move.target, element: new[move.target], associatedWith: move.source))
    }
    // Offsets of a changeset are distinct, and moves are associated both ways: all that a difference asks for.
    self.init(all)!
  }
}

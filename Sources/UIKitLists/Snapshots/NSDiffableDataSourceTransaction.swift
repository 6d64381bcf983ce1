import Diffing

/// The change of a data source by the user's reordering: the snapshots before and after, and their difference.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The data source's snapshot before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The data source's snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The difference between the old and the new `itemIdentifiers`. A moved item is removed and inserted, and each of
  /// the two changes is associated with the offset of the other.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// The changes of the sections whose items change, in the order of sections.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// Makes the change from one snapshot to another.
  ///
  /// - Parameters:
  ///   - difference: The difference between the old and the new items; nil to compute it.
  ///   - sectionTransactions: The changes of sections; nil to compute them for the sections of both snapshots, as trees
  ///     without children.
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

/// The change of one section by the user's reordering.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The identifier of the section.
  public let sectionIdentifier: SectionIdentifierType

  /// The section's items before the change.
  ///
  /// - Complexity: O(*n*) on the first access if the section is not an outline.
  public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { initial.value }

  /// The section's items after the change.
  ///
  /// - Complexity: O(*n*) on the first access if the section is not an outline.
  public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { final.value }

  /// The difference between the section's old and new items. An item that moves within the section is removed and
  /// inserted, and each of the two changes is associated with the offset of the other.
  public let difference: CollectionDifference<ItemIdentifierType>

  private let initial: Deferred<NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>>
  private let final: Deferred<NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>>

  /// Makes the change of a section's items, and computes the difference.
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

  /// Makes the change of a section's items from a known difference. The items are computed when they are read.
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
  /// Makes the difference with the fewest moves. A move is a removal and an insertion, each associated with the other.
  init(from old: [ChangeElement], to new: [ChangeElement]) {
    let changes = Changeset(from: old, to: new)
    var all: [Change] = changes.deletions.map { .remove(offset: $0, element: old[$0], associatedWith: nil) }
    all += changes.insertions.map { .insert(offset: $0, element: new[$0], associatedWith: nil) }
    for move in changes.moves {
      all.append(.remove(offset: move.source, element: old[move.source], associatedWith: move.target))
      all.append(.insert(offset: move.target, element: new[move.target], associatedWith: move.source))
    }
    // The offsets of a changeset are distinct, and moves are associated both ways, as a difference requires.
    self.init(all)!
  }
}

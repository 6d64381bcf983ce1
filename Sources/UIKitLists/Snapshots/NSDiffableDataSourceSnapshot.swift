import Diffing
import Foundation
import OrderedCollections

/// The sections and items that a collection view shows, by their identifiers, at one point in time.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["fruit", "vegetables"])
///     snapshot.appendItems([1, 2, 3], toSection: "fruit")
///     snapshot.moveItem(3, beforeItem: 1)
///     dataSource.apply(snapshot)
///
/// Identifiers are unique: a section's among the sections, an item's among the items of *all* sections. Equality of
/// identifiers is identity; what an item looks like is not the snapshot's business. To show an item anew that is still
/// the same item, mark it with ``reloadItems(_:)`` or ``reconfigureItems(_:)``.
///
/// A snapshot is a value: a copy changes by itself. Copies share what they have in common, so a copy costs nothing, and
/// a snapshot that was changed in a few places is compared with its original in a time that follows the changes.
///
/// Identifiers are `Hashable` and need be no more; a snapshot is `Sendable` where its identifiers are.
///
/// - Complexity: looking an item up, and inserting, deleting or moving one: O(log *n*).
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  @usableFromInline var storage: SnapshotStorage<SectionIdentifierType, ItemIdentifierType>

  /// Nil where nothing was ever marked, which is soon copied.
  @usableFromInline var marks: SnapshotMarks<SectionIdentifierType, ItemIdentifierType>?

  /// A snapshot without sections and items.
  @inlinable
  public init() { storage = SnapshotStorage() }

  /// The storage, to be changed: a copy of its own, if others have it too.
  @inlinable
  mutating func changeableStorage() -> SnapshotStorage<SectionIdentifierType, ItemIdentifierType> {
    if !isKnownUniquelyReferenced(&storage) { storage = SnapshotStorage(copyOf: storage) }
    return storage
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// What is to be shown anew: sets, in the order in which the marks were made.
@usableFromInline
struct SnapshotMarks<Section: Hashable, Item: Hashable> {
  @usableFromInline var reloadedSections: OrderedSet<Section> = []
  @usableFromInline var reloadedItems: OrderedSet<Item> = []
  @usableFromInline var reconfiguredItems: OrderedSet<Item> = []

  @inlinable
  init() {}
}

extension SnapshotMarks: Sendable where Section: Sendable, Item: Sendable {}

// MARK: Counting and finding

extension NSDiffableDataSourceSnapshot {
  /// The number of items in all sections.
  @inlinable
  public var numberOfItems: Int { storage.numberOfItems }

  /// The number of sections.
  @inlinable
  public var numberOfSections: Int { storage.numberOfSections }

  /// The sections, in order.
  ///
  /// - Complexity: O(the number of sections)
  @inlinable
  public var sectionIdentifiers: [SectionIdentifierType] { storage.sectionIdentifiers }

  /// The items of all sections, in the order of sections and then of items.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public var itemIdentifiers: [ItemIdentifierType] { storage.itemIdentifiers }

  /// The number of items in a section. The section must be in the snapshot.
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    storage.numberOfItems(inSectionAt: existingSection(identifier))
  }

  /// The items of a section, in order. The section must be in the snapshot.
  ///
  /// - Complexity: O(the number of items in the section)
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    storage.itemIdentifiers(inSectionAt: existingSection(identifier))
  }

  /// The section that an item is in, or nil if the snapshot lacks the item.
  @inlinable
  @inline(__always)
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    storage.sectionIdentifier(containingItem: identifier)
  }

  /// Where an item is in ``itemIdentifiers``, or nil if the snapshot lacks it.
  @inlinable
  @inline(__always)
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { storage.indexOfItem(identifier) }

  /// Where a section is in ``sectionIdentifiers``, or nil if the snapshot lacks it.
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { storage.indexOfSection(identifier) }

  @inlinable
  func existingSection(_ identifier: SectionIdentifierType) -> Int {
    guard let index = storage.indexOfSection(identifier) else {
      fatalError(
        """
        Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API \
        (which has O(1) performance)
        """)
    }
    return index
  }
}

// MARK: What is to be shown anew

extension NSDiffableDataSourceSnapshot {
  /// The sections marked to be reloaded, in the order of marking. Deleting a section leaves its mark, which then has no
  /// effect.
  @inlinable
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { marks?.reloadedSections.elements ?? [] }

  /// The items marked to be reloaded, in the order of marking. Deleting an item leaves its mark, which then has no
  /// effect.
  @inlinable
  public var reloadedItemIdentifiers: [ItemIdentifierType] { marks?.reloadedItems.elements ?? [] }

  /// The items marked to be reconfigured, in the order of marking. Deleting an item leaves its mark, which then has no
  /// effect.
  @inlinable
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { marks?.reconfiguredItems.elements ?? [] }

  /// Marks sections, with all their items, to be given new cells when the snapshot is applied. They must be in the
  /// snapshot.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where storage.indexOfSection(identifier) == nil {
      fatalError("Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
    }
    marks = marks ?? SnapshotMarks()
    marks?.reloadedSections.append(contentsOf: identifiers)
  }

  /// Marks items to be given new cells when the snapshot is applied. They must be in the snapshot.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where !storage.contains(identifier) {
      fatalError("Attempted to reload item identifier that does not exist in the snapshot: \(identifier)")
    }
    marks = marks ?? SnapshotMarks()
    marks?.reloadedItems.append(contentsOf: identifiers)
  }

  /// Marks items whose cells are to be configured once more when the snapshot is applied. They must be in the snapshot.
  ///
  /// An item that is also marked to be reloaded is reloaded.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where !storage.contains(identifier) {
      fatalError("Attempted to reconfigure item identifier that does not exist in the snapshot: \(identifier)")
    }
    marks = marks ?? SnapshotMarks()
    marks?.reconfiguredItems.append(contentsOf: identifiers)
  }
}

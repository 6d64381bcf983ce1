import Diffing
import Foundation
import OrderedCollections

/// The identifiers of the sections and items in a collection view, in their order, at one point in time.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["fruit", "vegetables"])
///     snapshot.appendItems([1, 2, 3], toSection: "fruit")
///     snapshot.moveItem(3, beforeItem: 1)
///     dataSource.apply(snapshot)
///
/// Identifiers are unique: a section's among the sections, an item's among the items of *all* sections. Equal
/// identifiers are the same item; the item's content is not part of the snapshot. To show new content of an item that
/// stays, mark it with ``reloadItems(_:)`` or ``reconfigureItems(_:)``.
///
/// A snapshot is a value: changing a copy leaves the original as it is. Copies share storage, so that copying is O(1),
/// and so that comparing a snapshot with its original takes time proportional to the changes.
///
/// Identifiers need only be `Hashable`. A snapshot is `Sendable` if its identifiers are.
///
/// - Complexity: O(log *n*) to look up, insert, delete or move an item.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  @usableFromInline var storage: SnapshotStorage<SectionIdentifierType, ItemIdentifierType>

  /// The reload marks; nil if nothing was ever marked, which makes copying faster.
  @usableFromInline var marks: SnapshotMarks<SectionIdentifierType, ItemIdentifierType>?

  /// Creates a snapshot without sections and items.
  @inlinable
  public init() { storage = SnapshotStorage() }

  /// The storage for a change. It is copied first if other snapshots share it.
  @inlinable
  mutating func uniqueStorage() -> SnapshotStorage<SectionIdentifierType, ItemIdentifierType> {
    if !isKnownUniquelyReferenced(&storage) { storage = SnapshotStorage(copyOf: storage) }
    return storage
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// The sections and items to reload and the items to reconfigure, in the order in which they were marked.
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
  /// - Complexity: O(number of sections · log *n*).
  @inlinable
  public var sectionIdentifiers: [SectionIdentifierType] { storage.sectionIdentifiers }

  /// The items of all sections, in the order of sections and then of items.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var itemIdentifiers: [ItemIdentifierType] { storage.itemIdentifiers }

  /// The number of items in a section. The section must be in the snapshot.
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    storage.numberOfItems(inSectionAt: existingSection(identifier))
  }

  /// The items of a section, in order. The section must be in the snapshot.
  ///
  /// - Complexity: O(number of items in the section + log *n*).
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    storage.itemIdentifiers(inSectionAt: existingSection(identifier))
  }

  /// The section that contains an item; nil if the item is not in the snapshot.
  @inlinable
  @inline(__always)
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    storage.sectionIdentifier(containingItem: identifier)
  }

  /// The index of an item in ``itemIdentifiers``; nil if the item is not in the snapshot.
  @inlinable
  @inline(__always)
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { storage.indexOfItem(identifier) }

  /// The index of a section in ``sectionIdentifiers``; nil if the section is not in the snapshot.
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

// MARK: Reloading and reconfiguring

extension NSDiffableDataSourceSnapshot {
  /// The sections marked for reloading, in the order of marking. The mark of a deleted section remains and has no
  /// effect.
  @inlinable
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { marks?.reloadedSections.elements ?? [] }

  /// The items marked for reloading, in the order of marking. The mark of a deleted item remains and has no effect.
  @inlinable
  public var reloadedItemIdentifiers: [ItemIdentifierType] { marks?.reloadedItems.elements ?? [] }

  /// The items marked for reconfiguring, in the order of marking. The mark of a deleted item remains and has no effect.
  @inlinable
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { marks?.reconfiguredItems.elements ?? [] }

  /// Marks sections for reloading. Applying the snapshot gives all their items new cells. The sections must be in the
  /// snapshot.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where storage.indexOfSection(identifier) == nil {
      fatalError("Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
    }
    marks = marks ?? SnapshotMarks()
    marks?.reloadedSections.append(contentsOf: identifiers)
  }

  /// Marks items for reloading. Applying the snapshot gives them new cells. The items must be in the snapshot.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where !storage.contains(identifier) {
      fatalError("Attempted to reload item identifier that does not exist in the snapshot: \(identifier)")
    }
    marks = marks ?? SnapshotMarks()
    marks?.reloadedItems.append(contentsOf: identifiers)
  }

  /// Marks items for reconfiguring. Applying the snapshot configures their existing cells again. The items must be in
  /// the snapshot.
  ///
  /// An item that is marked for both is reloaded.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where !storage.contains(identifier) {
      fatalError("Attempted to reconfigure item identifier that does not exist in the snapshot: \(identifier)")
    }
    marks = marks ?? SnapshotMarks()
    marks?.reconfiguredItems.append(contentsOf: identifiers)
  }
}

// MARK: For data sources

extension NSDiffableDataSourceSnapshot {
  /// The item at a path; nil if the path is outside the snapshot.
  package func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let count = numberOfItems(inSectionAt: indexPath.section),
      0..<count ~= indexPath.item
    else { return nil }
    return storage.itemIdentifier(at: ItemPlace(section: indexPath.section, item: indexPath.item))
  }

  /// The item at an offset in ``itemIdentifiers``. Traps if there is none.
  func itemIdentifier(atOffset offset: Int) -> ItemIdentifierType {
    storage.items.identifiers[Int(storage.sequence.token(at: storage.sequence.cursor(ofItemAt: offset)) >> 1)]
  }

  /// The path of an item; nil if it is not in the snapshot.
  package func indexPath(of item: ItemIdentifierType) -> IndexPath? { storage.place(of: item).map { IndexPath($0) } }

  /// The number of items in the section at an index; nil if there is no such section.
  package func numberOfItems(inSectionAt index: Int) -> Int? {
    0..<numberOfSections ~= index ? storage.numberOfItems(inSectionAt: index) : nil
  }

  /// The section at an index; nil if there is no such section.
  package func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    0..<numberOfSections ~= index ? storage.sectionIdentifier(at: index) : nil
  }

  /// The snapshot without its reload and reconfigure marks.
  package var withoutMarks: NSDiffableDataSourceSnapshot {
    var snapshot = self
    snapshot.marks = nil
    return snapshot
  }

  /// The changes that turn an old snapshot's sections and items into those of this one. Marks have no effect.
  ///
  /// - Complexity: Proportional to the changes if this snapshot was made from a copy of the old one; otherwise O(*n*).
  func changes(from old: NSDiffableDataSourceSnapshot) -> SectionedChangeset { storage.changes(old.storage, storage) }

  /// True if this snapshot's sections and items are an unchanged copy of another's.
  func isCopy(of other: NSDiffableDataSourceSnapshot) -> Bool { storage === other.storage }

  /// The update that reloads the marked sections and items. Marks of deleted ones have no effect.
  var reloads: BatchUpdate {
    BatchUpdate(
      reloading: IndexSet(marks?.reloadedSections.compactMap { storage.indexOfSection($0) } ?? []),
      items: marks?.reloadedItems.compactMap { indexPath(of: $0) } ?? [])
  }

  /// The paths of the items marked for reconfiguring, in the order of marking, without those that are reloaded.
  var reconfiguredPaths: [IndexPath] {
    guard let marks else { return [] }
    return marks.reconfiguredItems.compactMap { marks.reloadedItems.contains($0) ? nil : indexPath(of: $0) }
  }
}

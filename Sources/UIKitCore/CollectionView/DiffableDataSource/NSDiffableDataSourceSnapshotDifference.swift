import Diffing
import Foundation

/// What a collection view has to do when one snapshot takes the place of another: one batch, and then what is shown
/// anew.
///
/// In the batch, section deletions and item deletions and the sources of moves are places in the old snapshot, all
/// others are places in the new one. Items of deleted and inserted sections come and go with them; an item that leaves
/// a deleted section, or enters an inserted one, moves. What is reloaded or reconfigured are places in the new
/// snapshot, for a second step after the batch.
package struct SnapshotDifference: Equatable, Sendable {
  /// The sections that are gone, by their old indexes.
  package var deletedSections = IndexSet()

  /// The sections that are new, by their new indexes.
  package var insertedSections = IndexSet()

  /// The sections that change their order, from old indexes to new ones.
  package var movedSections: [Transition<Int>] = []

  /// The items that are gone from sections that stay, by their old paths, ascending.
  package var deletedItems: [IndexPath] = []

  /// The items that are new in sections that were there, by their new paths, ascending.
  package var insertedItems: [IndexPath] = []

  /// The items that change their order or their section, from old paths to new ones.
  package var movedItems: [Transition<IndexPath>] = []

  /// The sections to reload after the batch, by their new indexes.
  package var reloadedSections = IndexSet()

  /// The items to reload after the batch, by their new paths, in the order in which they were marked.
  package var reloadedItems: [IndexPath] = []

  /// The items to reconfigure after the batch, by their new paths, in the order in which they were marked, without
  /// those that are reloaded.
  package var reconfiguredItems: [IndexPath] = []

  /// No difference.
  package init() {}

  /// Whether no batch is needed; there may still be something to reload or to reconfigure.
  package var hasNoBatch: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
      && insertedItems.isEmpty && movedItems.isEmpty
  }

  /// Whether there is nothing to do at all.
  package var isEmpty: Bool {
    hasNoBatch && reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }

  /// The batch, without anything to show anew.
  @usableFromInline
  init(batch changes: SectionedChangeset) {
    deletedSections = IndexSet(changes.sections.deletions)
    insertedSections = IndexSet(changes.sections.insertions)
    movedSections = changes.sections.moves
    deletedItems = changes.deletions.map { IndexPath($0) }
    insertedItems = changes.insertions.map { IndexPath($0) }
    movedItems = changes.moves.map { Transition(from: IndexPath($0.source), to: IndexPath($0.target)) }
  }
}

extension IndexPath {
  /// The path of an item at a place.
  @usableFromInline
  init(_ place: ItemPlace) { self.init(item: place.item, section: place.section) }
}

extension NSDiffableDataSourceSnapshot {
  /// The identifier of the item at a path, or nil if the path is outside the snapshot.
  package func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let count = numberOfItems(inSectionAt: indexPath.section),
      0..<count ~= indexPath.item
    else { return nil }
    return storage.itemIdentifier(at: ItemPlace(section: indexPath.section, item: indexPath.item))
  }

  /// The identifier of the item at an offset in ``itemIdentifiers``, which must be there.
  func itemIdentifier(atOffset offset: Int) -> ItemIdentifierType {
    storage.items.identifiers[Int(storage.sequence.token(at: storage.sequence.cursor(ofItemAt: offset)) >> 1)]
  }

  /// The path of an item, or nil if it is not in the snapshot.
  package func indexPath(of item: ItemIdentifierType) -> IndexPath? { storage.place(of: item).map { IndexPath($0) } }

  /// The number of items in the section at an index, or nil if there is no such section.
  package func numberOfItems(inSectionAt index: Int) -> Int? {
    0..<numberOfSections ~= index ? storage.numberOfItems(inSectionAt: index) : nil
  }

  /// The identifier of the section at an index, or nil if there is no such section.
  package func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    0..<numberOfSections ~= index ? storage.sectionIdentifier(at: index) : nil
  }

  /// The same sections and items, with nothing marked to be reloaded or reconfigured.
  package var withoutMarks: NSDiffableDataSourceSnapshot {
    var snapshot = self
    snapshot.marks = nil
    return snapshot
  }

  /// What has to be done where an old snapshot was shown, so that this one is. Marks of the old one play no part, nor
  /// do marks of what is not in this one.
  ///
  /// - Complexity: follows the changes if this snapshot was made from a copy of the old one; else O(*n*).
  package func difference(from old: NSDiffableDataSourceSnapshot) -> SnapshotDifference {
    difference(of: changes(from: old))
  }

  /// What turns an old snapshot's sections and items into these.
  func changes(from old: NSDiffableDataSourceSnapshot) -> SectionedChangeset { storage.changes(old.storage, storage) }

  /// Whether this snapshot's sections and items are another's, unchanged since it was copied.
  func isCopy(of other: NSDiffableDataSourceSnapshot) -> Bool { storage === other.storage }

  /// What has to be done for some changes that led here, and for what is marked.
  func difference(of changes: SectionedChangeset) -> SnapshotDifference {
    var difference = SnapshotDifference(batch: changes)
    guard let marks else { return difference }
    difference.reloadedSections = IndexSet(marks.reloadedSections.compactMap { storage.indexOfSection($0) })
    difference.reloadedItems = marks.reloadedItems.compactMap { indexPath(of: $0) }
    difference.reconfiguredItems = marks.reconfiguredItems.compactMap {
      marks.reloadedItems.contains($0) ? nil : indexPath(of: $0)
    }
    return difference
  }
}

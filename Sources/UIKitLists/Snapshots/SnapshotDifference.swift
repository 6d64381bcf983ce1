import Diffing
import Foundation

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

  /// The changes that turn an old snapshot's sections and items into these. Marks have no effect.
  ///
  /// - Complexity: Follows the changes if this snapshot was made from a copy of the old one; otherwise O(*n*).
  func changes(from old: NSDiffableDataSourceSnapshot) -> SectionedChangeset { storage.changes(old.storage, storage) }

  /// Whether this snapshot's sections and items are another's, unchanged since it was copied.
  func isCopy(of other: NSDiffableDataSourceSnapshot) -> Bool { storage === other.storage }

  /// The update that reloads what is marked to be reloaded. Marks of what is not in the snapshot have no effect.
  var reloads: BatchUpdate {
    BatchUpdate(
      reloading: IndexSet(marks?.reloadedSections.compactMap { storage.indexOfSection($0) } ?? []),
      items: marks?.reloadedItems.compactMap { indexPath(of: $0) } ?? [])
  }

  /// The paths of the items marked to be reconfigured, in the order of marking, without those that are reloaded.
  var reconfiguredPaths: [IndexPath] {
    guard let marks else { return [] }
    return marks.reconfiguredItems.compactMap { marks.reloadedItems.contains($0) ? nil : indexPath(of: $0) }
  }
}

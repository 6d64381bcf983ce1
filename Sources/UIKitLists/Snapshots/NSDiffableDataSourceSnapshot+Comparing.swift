import Diffing
import Foundation

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

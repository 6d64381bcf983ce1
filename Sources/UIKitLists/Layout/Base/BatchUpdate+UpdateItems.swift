import Diffing
import Foundation
@_spi(Toolkit) import UIKitCore

@MainActor extension BatchUpdate {
  /// The changes as update items for an app's layout.
  func makeUpdateItems() -> [UICollectionViewUpdateItem] {
    changesInCallOrder.compactMap { change in
      switch change {
      case .deleteItem(let path):
        UICollectionViewUpdateItem(.delete, before: path)
      case .insertItem(let path):
        UICollectionViewUpdateItem(.insert, after: path)
      case .moveItem(let source, let target):
        UICollectionViewUpdateItem(.move, before: source, after: target)
      case .reloadItem(let path):
        newPath(of: path).map { UICollectionViewUpdateItem(.reload, before: path, after: $0) }
      case .deleteSection(let section):
        UICollectionViewUpdateItem(.delete, before: .wholeSection(section))
      case .insertSection(let section):
        UICollectionViewUpdateItem(.insert, after: .wholeSection(section))
      case .moveSection(let source, let target):
        UICollectionViewUpdateItem(.move, before: .wholeSection(source), after: .wholeSection(target))
      case .reloadSection(let section):
        newSection(of: section).map {
          UICollectionViewUpdateItem(.reload, before: .wholeSection(section), after: .wholeSection($0))
        }
      }
    }
  }

  /// Makes an update from the update items that an app's layout passes to `super`. The layout may omit some.
  init(_ items: [UICollectionViewUpdateItem]) {
    var (deletedSections, insertedSections): (Set<Int>, Set<Int>) = ([], [])
    var (movedSections, reloadedSections): ([Int: Int], [Int: Int]) = ([:], [:])
    var (deleted, inserted): (Set<ItemPlace>, Set<ItemPlace>) = ([], [])
    var (moved, reloaded): ([ItemPlace: ItemPlace], [ItemPlace: ItemPlace]) = ([:], [:])
    for item in items {
      let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      switch (item.updateAction, item.isSection) {
      case (.delete, true): if let before { deletedSections.insert(before.section) }
      case (.delete, false): if let before { deleted.insert(ItemPlace(before)) }
      case (.insert, true): if let after { insertedSections.insert(after.section) }
      case (.insert, false): if let after { inserted.insert(ItemPlace(after)) }
      case (.move, true): if let before, let after { movedSections[before.section] = after.section }
      case (.move, false): if let before, let after { moved[ItemPlace(before)] = ItemPlace(after) }
      case (.reload, true): if let before { reloadedSections[before.section] = (after ?? before).section }
      case (.reload, false): if let before { reloaded[ItemPlace(before)] = ItemPlace(after ?? before) }
      case (.none, _): break
      }
    }
    self.init(
      SectionedChangeset(
        sections: Changeset(
          deletions: deletedSections.sorted(), insertions: insertedSections.sorted(),
          moves: movedSections.transitions, updates: reloadedSections.transitions),
        deletions: deleted.sorted(), insertions: inserted.sorted(), moves: moved.transitions,
        updates: reloaded.transitions))
  }
}

extension IndexPath {
  /// The path that stands for a whole section.
  static func wholeSection(_ section: Int) -> IndexPath { IndexPath(item: .max, section: section) }
}

import Diffing
import Foundation

extension NSDiffableDataSourceTransaction {
  typealias State = DiffableState<SectionIdentifierType, ItemIdentifierType>

  /// What the movement of an item changes, with what is below it in an outline.
  ///
  /// - Parameters:
  ///   - initial: what was shown before; the item must be in it.
  ///   - final: what ``DiffableState/reordering(_:from:to:)`` made of it.
  /// - Complexity: O(*k* log *n*) for the *k* items that are moved.
  init(moving item: ItemIdentifierType, from initial: State, to final: State) {
    let (before, after) = (State.Place(of: item, in: initial), State.Place(of: item, in: final))
    let moved = before.tree?.snapshot(of: item, includingParent: true)
    let items = moved?.items ?? [item]
    typealias Changed = (place: State.Place, difference: CollectionDifference<ItemIdentifierType>)
    let changed: [Changed] =
      before.section == after.section
      ? [(before, CollectionDifference(moving: items, from: before.offset, to: after.offset, over: before.item))]
      : [
        (before, CollectionDifference(removing: items, from: before.offset)),
        (after, CollectionDifference(inserting: items, at: after.offset)),
      ]
    self.init(
      initialSnapshot: initial.snapshot, finalSnapshot: final.snapshot,
      difference: CollectionDifference(
        moving: moved?.visibleItems ?? [item], from: before.offsetInAll, to: after.offsetInAll,
        over: initial.snapshot.itemIdentifier(atOffset:)),
      sectionTransactions: changed.sorted { $0.place.sectionIndex < $1.place.sectionIndex }.map { changed in
        let section = changed.place.section
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: Deferred { initial.tree(of: section) },
          finalSnapshot: Deferred { final.tree(of: section) }, difference: changed.difference)
      })
  }
}

extension DiffableState {
  /// Where an item stands.
  fileprivate struct Place {
    let section: Section
    let sectionIndex: Int
    /// The section's tree; nil where it has none.
    let tree: Tree?
    /// The item's offset among all items of its section, in an outline also those that are not shown.
    let offset: Int
    /// The item's offset among all items that are shown.
    let offsetInAll: Int
    private let state: DiffableState

    /// - Parameter item: must be shown in the state.
    init(of item: Item, in state: DiffableState) {
      guard let path = state.snapshot.indexPath(of: item), let offset = state.snapshot.indexOfItem(item),
        let section = state.snapshot.sectionIdentifier(at: path.section)
      else { fatalError("\(item) is not in the snapshot that it was moved in") }
      self.state = state
      self.section = section
      sectionIndex = path.section
      tree = state.trees[section]
      self.offset = tree?.index(of: item) ?? path.item
      offsetInAll = offset
    }

    /// The item at an offset among all items of the section.
    func item(atOffset offset: Int) -> Item {
      if let tree { return tree.item(at: offset) }
      return state.snapshot.storage.itemIdentifier(at: ItemPlace(section: sectionIndex, item: offset))
    }
  }
}

import Diffing
import Foundation

extension NSDiffableDataSourceTransaction {
  typealias State = DiffableState<SectionIdentifierType, ItemIdentifierType>

  /// Makes the transaction of an item that moved, with its descendants in an outline.
  ///
  /// - Parameters:
  ///   - initial: The state before the move; it must contain the item.
  ///   - final: The result of ``DiffableState/reordering(_:from:to:)``.
  /// - Complexity: O(*k* log *n*) for *k* moved items.
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
  /// The place of an item: its section, and its offset in the section and among all items.
  fileprivate struct Place {
    let section: Section
    let sectionIndex: Int
    /// The section's tree; nil if the section is not an outline.
    let tree: Tree?
    /// The item's offset among all items of its section. In an outline hidden items count.
    let offset: Int
    /// The item's offset among the visible items of all sections.
    let offsetInAll: Int
    private let state: DiffableState

    /// - Parameter item: An item that is visible in the state.
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

    /// The item at an offset in the section. In an outline hidden items count.
    func item(atOffset offset: Int) -> Item {
      if let tree { return tree.item(at: offset) }
      return state.snapshot.storage.itemIdentifier(at: ItemPlace(section: sectionIndex, item: offset))
    }
  }
}

import Foundation

extension DiffableState {
  /// The state after the user dropped an item at another place, where the views already are.
  ///
  /// - Parameter target: The path of the item after it was removed and inserted again.
  func reordering(_ item: Item, from source: IndexPath, to target: IndexPath) -> DiffableState {
    guard let old = snapshot.sectionIdentifier(at: source.section),
      let new = snapshot.sectionIdentifier(at: target.section)
    else { return self }
    if trees[old] == nil, trees[new] == nil {
      return DiffableState(snapshot: snapshot.moving(item, from: source, to: target), trees: trees)
    }
    return reorderingTrees(item, from: old, to: new, at: target)
  }

  private func reorderingTrees(
    _ item: Item, from old: Section, to new: Section, at target: IndexPath
  ) -> DiffableState {
    let moved = trees[old]?.snapshot(of: item, includingParent: true) ?? Tree(root: item)
    let shown = snapshot.indexPath(of: item).map { snapshot.moving(item, from: $0, to: target) } ?? snapshot
    let before = shown.itemIdentifier(at: IndexPath(item: target.item - 1, section: target.section))
    if let before, moved.contains(before) { return self }
    var state = self
    if var tree = trees[old] {
      tree.delete([item])
      state = state.showing(tree, in: old)
    } else {
      state.snapshot.deleteItems([item])
    }
    var tree = state.tree(of: new)
    tree.insert(moved, droppedBelow: before)
    // A section without an outline does not become one because of an item without children.
    guard state.trees[new] == nil, moved.items.count == 1 else { return state.showing(tree, in: new) }
    state.snapshot = state.snapshot.inserting(item, at: target)
    return state
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with an item moved to another place.
  ///
  /// - Parameter target: The path of the item after it was removed and inserted again.
  func moving(
    _ item: ItemIdentifierType, from source: IndexPath, to target: IndexPath
  ) -> NSDiffableDataSourceSnapshot {
    if source == target { return self }
    var moved = self
    let isForward = source.section == target.section && target.item > source.item
    if isForward, let neighbor = itemIdentifier(at: target) {
      moved.moveItem(item, afterItem: neighbor)
    } else if let neighbor = itemIdentifier(at: target) {
      moved.moveItem(item, beforeItem: neighbor)
    } else {
      moved.deleteItems([item])
      return moved.inserting(item, at: target)
    }
    return moved
  }

  /// The snapshot with a new item inserted at a place.
  fileprivate func inserting(_ item: ItemIdentifierType, at target: IndexPath) -> NSDiffableDataSourceSnapshot {
    var snapshot = self
    if let neighbor = itemIdentifier(at: target) {
      snapshot.insertItems([item], beforeItem: neighbor)
    } else if let section = sectionIdentifier(at: target.section) {
      snapshot.appendItems([item], toSection: section)
    }
    return snapshot
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  fileprivate init(root: ItemIdentifierType) {
    self.init()
    append([root])
  }

  /// Inserts a tree that was dropped below a visible item: before the item's children if they are visible, otherwise
  /// after the item. With no item above, the tree comes first.
  fileprivate mutating func insert(
    _ tree: NSDiffableDataSourceSectionSnapshot, droppedBelow item: ItemIdentifierType?
  ) {
    guard let item else {
      if let first = rootItems.first { insert(tree, before: first) } else { self = tree }
      return
    }
    if isExpanded(item), let child = snapshot(of: item).rootItems.first {
      insert(tree, before: child)
    } else {
      insert(tree, after: item)
    }
  }
}

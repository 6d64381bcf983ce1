import Foundation

extension UICollectionViewDiffableDataSource {
  /// The applied snapshot with the visible items of a tree in a section.
  final func snapshot(showing tree: SectionSnapshot, in section: SectionIdentifierType) -> Snapshot {
    var snapshot = applied.value
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    let visible = tree.visibleItems
    let present = snapshot.itemIdentifiers(inSection: section)
    guard visible != present else { return snapshot }
    snapshot.deleteItems(present)
    snapshot.deleteItems(visible)
    snapshot.appendItems(visible, toSection: section)
    return snapshot
  }

  final func tree(of section: SectionIdentifierType) -> SectionSnapshot {
    if let tree = trees[section] { return tree }
    var tree = SectionSnapshot()
    let snapshot = applied.value
    if snapshot.indexOfSection(section) != nil { tree.append(snapshot.itemIdentifiers(inSection: section)) }
    return tree
  }

  /// Has the trees follow a whole snapshot: items that have gone leave their trees with what is below them, new ones
  /// join after the item before them, at its level.
  final func adaptTrees(from old: Snapshot) {
    guard !trees.isEmpty else { return }
    let new = applied.value
    for (section, tree) in trees {
      guard new.indexOfSection(section) != nil else {
        trees[section] = nil
        continue
      }
      let items = new.itemIdentifiers(inSection: section)
      if items != tree.visibleItems { trees[section] = tree.adapted(to: items) }
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// The tree with other visible items.
  fileprivate func adapted(to items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
    var tree = self
    let staying = Set(items)
    tree.delete(visibleItems.filter { !staying.contains($0) })
    var previous: ItemIdentifierType?
    for item in items {
      if !tree.contains(item) {
        if let previous {
          tree.insert([item], after: previous)
        } else if let first = tree.rootItems.first {
          tree.insert([item], before: first)
        } else {
          tree.append([item])
        }
      }
      previous = item
    }
    return tree
  }
}

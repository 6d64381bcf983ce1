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

  /// Has the trees follow a whole snapshot, so that each has the section's items as its visible ones, in their order:
  /// items that have gone leave their trees with what is hidden below them, new ones join after the item before them,
  /// at its level, or below it in front of children that it keeps. Moved ones stay below their parent where its other
  /// children are.
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

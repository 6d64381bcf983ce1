import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionViewDiffableDataSource {
  /// Closures that are called when the user expands or collapses an item of an outline. Programmatic changes in an
  /// applied snapshot call none of them.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns true if an item may be expanded; nil allows all items.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns true if an item may be collapsed; nil allows all items.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the new children of an item that is about to be expanded, with their descendants. Called with the item
    /// and its current children. Meant for outlines that load their content when it is needed.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// Creates an empty set of handlers.
    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    guard let section = sectionIdentifier(for: indexPath.section), let tree = applied.state.trees[section],
      let item = itemIdentifier(for: indexPath), tree.contains(item)
    else { return nil }
    return OutlinePlace(level: tree.level(of: item), isExpanded: tree.isExpanded(item))
  }

  func toggleExpansion(at indexPath: IndexPath) {
    guard let section = sectionIdentifier(for: indexPath.section), let item = itemIdentifier(for: indexPath),
      let tree = tree(ofSection: section, holding: item)
    else { return }
    let changed = tree.isExpanded(item) ? collapsing(item, in: section) : expanding(item, in: section)
    guard let changed else { return }
    // The user's change is not a submission of the app, which may apply on another thread.
    enqueue(Queue.Application(content: .tree(changed, in: section), manner: .difference(animated: true)))
  }

  /// The current tree of a section; nil if it does not contain the item.
  private func tree(ofSection section: SectionIdentifierType, holding item: ItemIdentifierType) -> SectionSnapshot? {
    applied.state.trees[section].flatMap { $0.contains(item) ? $0 : nil }
  }

  // The handlers may apply snapshots of their own, so the tree is read again after each of them.

  private func expanding(_ item: ItemIdentifierType, in section: SectionIdentifierType) -> SectionSnapshot? {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldExpandItem?(item) ?? true else { return nil }
    handlers.willExpandItem?(item)
    guard let known = tree(ofSection: section, holding: item) else { return nil }
    let children = handlers.snapshotForExpandingParent?(item, known.snapshot(of: item))
    guard var expanded = tree(ofSection: section, holding: item) else { return nil }
    if let children { expanded.replace(childrenOf: item, using: children) }
    expanded.expand([item])
    return expanded
  }

  private func collapsing(_ item: ItemIdentifierType, in section: SectionIdentifierType) -> SectionSnapshot? {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldCollapseItem?(item) ?? true else { return nil }
    handlers.willCollapseItem?(item)
    guard var collapsed = tree(ofSection: section, holding: item) else { return nil }
    collapsed.collapse([item])
    return collapsed
  }
}

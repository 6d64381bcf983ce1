import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionViewDiffableDataSource {
  /// Asked and told when a person opens or closes an item of an outline. What the program expands and collapses in a
  /// snapshot that it applies calls none of them.
  @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item may be opened; nil is yes.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is opened.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item may be closed; nil is yes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is closed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Gives what is to be shown below an item that is about to be opened, which takes the place of what is known so
    /// far and is handed over: for outlines that find out late what they consist of.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    /// No handlers.
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
    // The user's change is no submission of the app, which may apply from another thread.
    let content = Content.tree(changed, in: section)
    enqueue(Queue.Application(content: content, manner: .difference(animated: true), prepared: nil), nil)
  }

  /// The tree of a section as it is now; nil where it does not hold the item.
  private func tree(ofSection section: SectionIdentifierType, holding item: ItemIdentifierType) -> SectionSnapshot? {
    applied.state.trees[section].flatMap { $0.contains(item) ? $0 : nil }
  }

  // The handlers may apply snapshots of their own, so the tree is looked for after them.

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

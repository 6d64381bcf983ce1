import Foundation

/// A data source of whose sections some are outlines.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// Where the item at a path stands in the outline of its section; nil where the section is none.
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?

  /// Does what a person wants who opens or closes the item at a path.
  func toggleExpansion(at indexPath: IndexPath)
}

/// Where an item stands in an outline.
struct OutlinePlace: Hashable {
  /// The number of the items that it is below.
  let level: Int
  /// Whether what is below it is shown.
  let isExpanded: Bool
}

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
    guard let section = sectionIdentifier(for: indexPath.section), let tree = applied.state.trees[section],
      let item = itemIdentifier(for: indexPath), tree.contains(item)
    else { return }
    guard let changed = tree.isExpanded(item) ? collapsing(item, in: tree) : expanding(item, in: tree) else { return }
    perform(.tree(changed, in: section), .difference(animated: true), nil)
  }

  private func expanding(_ item: ItemIdentifierType, in tree: SectionSnapshot) -> SectionSnapshot? {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldExpandItem?(item) ?? true else { return nil }
    handlers.willExpandItem?(item)
    var expanded = tree
    if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
      expanded.replace(childrenOf: item, using: children)
    }
    expanded.expand([item])
    return expanded
  }

  private func collapsing(_ item: ItemIdentifierType, in tree: SectionSnapshot) -> SectionSnapshot? {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldCollapseItem?(item) ?? true else { return nil }
    handlers.willCollapseItem?(item)
    var collapsed = tree
    collapsed.collapse([item])
    return collapsed
  }
}

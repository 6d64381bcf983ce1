import Diffing

/// The items of one section as a tree: the content of an outline, with its expanded items.
///
///     var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
///     snapshot.append(["Fruit", "Vegetables"])
///     snapshot.append(["Apple", "Pear"], to: "Fruit")
///     snapshot.visibleItems     // ["Fruit", "Vegetables"]
///     snapshot.expand(["Fruit"])
///     snapshot.visibleItems     // ["Fruit", "Apple", "Pear", "Vegetables"]
///
/// Identifiers are unique in the tree. New items are collapsed: their children are in the tree, but not visible. An
/// item stays expanded while one of its ancestors is collapsed, and can be expanded without children.
///
/// A section snapshot is a value: changing a copy leaves the original as it is. It is `Sendable` if its identifiers
/// are.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private(set) var tree = SnapshotTree<ItemIdentifierType>()

  /// Creates an empty tree.
  public init() {}

  /// The tree for a change. It is copied first if other snapshots share it.
  mutating func uniqueTree() -> SnapshotTree<ItemIdentifierType> {
    if !isKnownUniquelyReferenced(&tree) { tree = SnapshotTree(copyOf: tree) }
    return tree
  }

  /// Creates a copy of a tree.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  /// The changes that turn the visible items of an old tree into the visible items of this one.
  ///
  /// - Complexity: Proportional to the changes if this tree was made from a copy of the old one; otherwise O(*n*).
  func visibleChanges(from old: NSDiffableDataSourceSectionSnapshot) -> Changeset {
    tree.visibleChanges(from: old.tree)
  }

  /// The visible item at an index.
  func visibleItem(at index: Int) -> ItemIdentifierType { tree.visibleItem(at: index) }

  /// The item at an index in ``items``.
  func item(at index: Int) -> ItemIdentifierType { tree.item(at: index) }

  /// True if two trees have the same items in the same places, and the same expanded items.
  package func isEqual(to other: NSDiffableDataSourceSectionSnapshot) -> Bool { tree.isEqual(to: other.tree) }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

// MARK: Reading the tree

extension NSDiffableDataSourceSectionSnapshot {
  /// All items, depth first: every item before its children.
  ///
  /// - Complexity: O(*n*).
  public var items: [ItemIdentifierType] { tree.items }

  /// The items without a parent, in order.
  ///
  /// - Complexity: O(number of roots).
  public var rootItems: [ItemIdentifierType] {
    var roots: [ItemIdentifierType] = []
    tree.visitAll {
      roots.append(tree.item($0))
      return false
    }
    return roots
  }

  /// The items whose ancestors are all expanded, depth first.
  ///
  /// - Complexity: O(number of visible items).
  public var visibleItems: [ItemIdentifierType] { tree.visibleItems }

  /// A Boolean value that indicates whether an item is expanded, visible or not. The item must be in the tree.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    tree.node(requireItem(item)).isExpanded
  }

  /// A Boolean value that indicates whether all ancestors of an item are expanded. Roots are always visible. The item
  /// must be in the tree.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { tree.isVisible(requireItem(item)) }

  /// A Boolean value that indicates whether an item is in the tree, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.number(of: item) != nil }

  /// The number of an item's ancestors: 0 for a root. The item must be in the tree.
  public func level(of item: ItemIdentifierType) -> Int { tree.level(of: requireItem(item)) }

  /// The index of an item in ``items``; nil if the item is not in the tree.
  ///
  /// - Complexity: O(log *n*).
  public func index(of item: ItemIdentifierType) -> Int? { tree.number(of: item).map { tree.index(of: $0) } }

  /// The parent of an item; nil for a root. The item must be in the tree.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let number = tree.number(of: child) else {
      fatalError("Child item identifier does not exist in section snapshot: \(child)")
    }
    let parent = tree.node(number).parent
    return parent == SnapshotTree<ItemIdentifierType>.noItem ? nil : tree.item(parent)
  }

  /// The part of the tree below an item, with its expanded items. The item must be in the tree.
  ///
  /// - Parameters:
  ///   - parent: The item whose children become the roots.
  ///   - includingParent: True to make the item itself the only root.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let number = requireParent(parent)
    var part = NSDiffableDataSourceSectionSnapshot()
    if includingParent {
      part.append([parent])
      if isExpanded(parent) { part.expand([parent]) }
    }
    part.uniqueTree().insert(tree, below: number, at: .last(includingParent ? parent : nil))
    return part
  }

  /// A text with one line per item: two spaces for each level, `+` if the item is expanded or `-` if not, `*` if it is
  /// visible, and its description.
  public func visualDescription() -> String {
    let address = UInt(bitPattern: ObjectIdentifier(tree))
    var lines = ["<NSDiffableDataSourceSectionSnapshot: 0x\(String(address, radix: 16))"]
    for item in items {
      let indentation = String(repeating: "  ", count: level(of: item))
      lines.append("\(indentation)\(isExpanded(item) ? "+" : "-")\(isVisible(item) ? "*" : " ") \(item)")
    }
    return (lines + [">"]).joined(separator: "\n")
  }
}

// MARK: Requirements

extension NSDiffableDataSourceSectionSnapshot {
  @discardableResult
  func requireItem(_ item: ItemIdentifierType) -> UInt32 {
    guard let number = tree.number(of: item) else {
      fatalError("Item identifier does not exist in section snapshot: \(item)")
    }
    return number
  }

  @discardableResult
  func requireParent(_ item: ItemIdentifierType) -> UInt32 {
    guard let number = tree.number(of: item) else {
      fatalError("Parent item identifier does not exist in section snapshot: \(item)")
    }
    return number
  }
}

import Diffing

/// The items of one section as a tree: what an outline shows, and which of its branches are expanded.
///
///     var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
///     snapshot.append(["Fruit", "Vegetables"])
///     snapshot.append(["Apple", "Pear"], to: "Fruit")
///     snapshot.visibleItems     // ["Fruit", "Vegetables"]
///     snapshot.expand(["Fruit"])
///     snapshot.visibleItems     // ["Fruit", "Apple", "Pear", "Vegetables"]
///
/// Identifiers are unique in the tree. Nothing is expanded by itself: children of a collapsed item are there, but not
/// visible. An item keeps its own flag while an ancestor of it is collapsed, and needs no children to be expanded.
///
/// A section snapshot is a value: a copy changes by itself. It is `Sendable` where its identifiers are.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private(set) var tree = SnapshotTree<ItemIdentifierType>()

  /// A tree without items.
  public init() {}

  /// The tree, to be changed: a copy of its own, if others have it too.
  mutating func changeableTree() -> SnapshotTree<ItemIdentifierType> {
    if !isKnownUniquelyReferenced(&tree) { tree = SnapshotTree(copyOf: tree) }
    return tree
  }

  /// A copy of a tree.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  /// What turns an old tree's visible items into these.
  ///
  /// - Complexity: follows the changes if this tree was made from a copy of the old one; else O(*n*).
  func visibleChanges(from old: NSDiffableDataSourceSectionSnapshot) -> Changeset {
    tree.visibleChanges(from: old.tree)
  }

  /// The visible item with an index.
  func visibleItem(at index: Int) -> ItemIdentifierType { tree.visibleItem(at: index) }

  /// The item with an index in ``items``.
  func item(at index: Int) -> ItemIdentifierType { tree.item(at: index) }

  /// Whether this tree is another, unchanged since it was copied.
  func isCopy(of other: NSDiffableDataSourceSectionSnapshot) -> Bool { tree === other.tree }

  /// Whether two trees have the same roots, the same children and the same items expanded.
  package func isEqual(to other: NSDiffableDataSourceSectionSnapshot) -> Bool { tree.isEqual(to: other.tree) }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

// MARK: Reading the tree

extension NSDiffableDataSourceSectionSnapshot {
  /// All items, depth first: every item before its children.
  ///
  /// - Complexity: O(*n*)
  public var items: [ItemIdentifierType] { tree.items }

  /// The items without a parent, in order.
  ///
  /// - Complexity: O(the number of roots)
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
  /// - Complexity: O(the number of visible items)
  public var visibleItems: [ItemIdentifierType] { tree.visibleItems }

  /// Whether an item shows its children where it is visible itself. It must be in the tree.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    tree.node(requireItem(item)).isExpanded
  }

  /// Whether all ancestors of an item are expanded; roots are always visible. The item must be in the tree.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { tree.isVisible(requireItem(item)) }

  /// Whether an item is in the tree, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.number(of: item) != nil }

  /// The number of an item's ancestors: 0 for roots. The item must be in the tree.
  public func level(of item: ItemIdentifierType) -> Int { tree.level(of: requireItem(item)) }

  /// Where an item is in ``items``, or nil if it is not in the tree.
  ///
  /// - Complexity: O(log *n*)
  public func index(of item: ItemIdentifierType) -> Int? { tree.number(of: item).map { tree.index(of: $0) } }

  /// The item that another is a child of, or nil for a root. The child must be in the tree.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let number = tree.number(of: child) else {
      fatalError("Child item identifier does not exist in section snapshot: \(child)")
    }
    let parent = tree.node(number).parent
    return parent == SnapshotTree<ItemIdentifierType>.noItem ? nil : tree.item(parent)
  }

  /// The part of the tree below an item, with what is expanded in it. The item must be in the tree.
  ///
  /// - Parameters:
  ///   - parent: The item whose children become the roots.
  ///   - includingParent: Whether the item itself becomes the only root instead.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let number = requireParent(parent)
    var part = NSDiffableDataSourceSectionSnapshot()
    if includingParent {
      part.append([parent])
      if isExpanded(parent) { part.expand([parent]) }
    }
    part.changeableTree().insert(tree, below: number, at: .last(includingParent ? parent : nil))
    return part
  }

  /// A picture of the tree, a line per item: two spaces for each level, `+` if it is expanded or `-` if not, `*` if it
  /// is visible, and its description.
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

// MARK: What must be there

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

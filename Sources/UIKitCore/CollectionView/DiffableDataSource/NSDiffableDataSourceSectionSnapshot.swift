/// The items of one section as a tree: what an outline shows, and which of its branches are expanded.
///
///     var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
///     snapshot.append(["Fruit", "Vegetables"])
///     snapshot.append(["Apple", "Pear"], to: "Fruit")
///     snapshot.visibleItems     // ["Fruit", "Vegetables"]
///     snapshot.expand(["Fruit"])
///     snapshot.visibleItems     // ["Fruit", "Apple", "Pear", "Vegetables"]
///
/// Identifiers are unique in the tree. Nothing is expanded by itself: children of a collapsed item are there, but not visible. An item
/// keeps its own flag while an ancestor of it is collapsed, and needs no children to be expanded.
///
/// A section snapshot is a value: a copy changes by itself. It is `Sendable` where its identifiers are.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// An item's place in the tree. The parent of a root is nil.
  struct Node: Equatable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
  }

  var nodes: [ItemIdentifierType: Node] = [:]
  var roots: [ItemIdentifierType] = []
  var expanded: Set<ItemIdentifierType> = []

  /// A tree without items.
  public init() {}

  /// A copy of a tree.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  /// Whether two trees have the same roots, the same children and the same items expanded.
  package func isEqual(to other: NSDiffableDataSourceSectionSnapshot) -> Bool {
    roots == other.roots && nodes == other.nodes && expanded == other.expanded
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}

// MARK: Reading the tree

extension NSDiffableDataSourceSectionSnapshot {
  /// All items, depth first: every item before its children.
  ///
  /// - Complexity: O(*n*)
  public var items: [ItemIdentifierType] {
    var items: [ItemIdentifierType] = []
    items.reserveCapacity(nodes.count)
    visit(roots) {
      items.append($0); return true
    }
    return items
  }

  /// The items without a parent, in order.
  public var rootItems: [ItemIdentifierType] { roots }

  /// The items whose ancestors are all expanded, depth first.
  ///
  /// - Complexity: O(the number of visible items)
  public var visibleItems: [ItemIdentifierType] {
    var items: [ItemIdentifierType] = []
    visit(roots) {
      items.append($0); return expanded.contains($0)
    }
    return items
  }

  /// Whether an item shows its children where it is visible itself. It must be in the tree.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    requireItem(item)
    return expanded.contains(item)
  }

  /// Whether all ancestors of an item are expanded; roots are always visible. The item must be in the tree.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    ancestors(of: requireItem(item)).allSatisfy { expanded.contains($0) }
  }

  /// Whether an item is in the tree, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// The number of an item's ancestors: 0 for roots. The item must be in the tree.
  public func level(of item: ItemIdentifierType) -> Int {
    ancestors(of: requireItem(item)).reduce(0) { level, _ in level + 1 }
  }

  /// Where an item is in ``items``, or nil if it is not in the tree.
  ///
  /// - Complexity: O(*n*)
  public func index(of item: ItemIdentifierType) -> Int? {
    guard contains(item) else { return nil }
    var index = 0
    var found: Int?
    visit(roots) {
      if $0 == item { found = index }
      index += 1
      return true
    }
    return found
  }

  /// The item that another is a child of, or nil for a root. The child must be in the tree.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let node = nodes[child] else {
      fatalError("Child item identifier does not exist in section snapshot: \(child)")
    }
    return node.parent
  }

  /// The part of the tree below an item, with what is expanded in it. The item must be in the tree.
  ///
  /// - Parameters:
  ///   - parent: The item whose children become the roots.
  ///   - includingParent: Whether the item itself becomes the only root instead.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let children = requireParent(parent).children
    var part = NSDiffableDataSourceSectionSnapshot()
    part.roots = includingParent ? [parent] : children
    visit(part.roots) { item in
      part.nodes[item] = nodes[item]
      if expanded.contains(item) { part.expanded.insert(item) }
      return true
    }
    for root in part.roots { part.nodes[root]?.parent = nil }
    return part
  }

  /// A picture of the tree, a line per item: two spaces for each level, `+` if it is expanded or `-` if not, `*` if it is visible, and its
  /// description.
  public func visualDescription() -> String {
    let address = roots.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    var lines = ["<NSDiffableDataSourceSectionSnapshot: 0x\(String(address, radix: 16))"]
    for item in items {
      let indentation = String(repeating: "  ", count: level(of: item))
      lines.append("\(indentation)\(expanded.contains(item) ? "+" : "-")\(isVisible(item) ? "*" : " ") \(item)")
    }
    return (lines + [">"]).joined(separator: "\n")
  }
}

// MARK: Walking the tree

extension NSDiffableDataSourceSectionSnapshot {
  /// Calls a closure with items and what is below them, depth first, leaving out what is below an item that it answers false for.
  func visit(_ items: [ItemIdentifierType], _ descends: (ItemIdentifierType) -> Bool) {
    // A stack of our own, so that no tree is too deep.
    var pending = [items[...]]
    while var rest = pending.popLast() {
      guard let item = rest.popFirst() else { continue }
      pending.append(rest)
      if descends(item), let children = nodes[item]?.children, !children.isEmpty { pending.append(children[...]) }
    }
  }

  /// The parent of a node, the parent's parent, and so on up to a root.
  func ancestors(of node: Node) -> some Sequence<ItemIdentifierType> {
    sequence(state: node.parent) { next -> ItemIdentifierType? in
      defer { next = next.flatMap { nodes[$0]?.parent } }
      return next
    }
  }

  @discardableResult
  func requireItem(_ item: ItemIdentifierType) -> Node {
    guard let node = nodes[item] else {
      fatalError("Item identifier does not exist in section snapshot: \(item)")
    }
    return node
  }

  @discardableResult
  func requireParent(_ item: ItemIdentifierType) -> Node {
    guard let node = nodes[item] else {
      fatalError("Parent item identifier does not exist in section snapshot: \(item)")
    }
    return node
  }
}

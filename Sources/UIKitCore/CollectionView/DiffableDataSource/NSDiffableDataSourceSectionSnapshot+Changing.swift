extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items at the end of a parent's children, or of the roots if no parent is named.
  ///
  /// The items must differ from one another and from those in the tree, and the parent must be in the tree. Without items nothing
  /// happens, whatever the parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if items.isEmpty { return }
    if let parent { requireParent(parent) }
    requireNew(items)
    adopt(items, into: parent, at: children(of: parent).endIndex)
  }

  /// Inserts items as siblings before another, which must be in the tree. They must differ from one another and from those in the tree.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let (parent, index) = place(of: item, as: "before")
    requireNew(items)
    adopt(items, into: parent, at: index)
  }

  /// Inserts items as siblings after another and all that is below it. That one must be in the tree; the items must differ from one
  /// another and from those in the tree.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let (parent, index) = place(of: item, as: "after")
    requireNew(items)
    adopt(items, into: parent, at: index + 1)
  }

  /// Inserts another tree, with what is expanded in it: its roots become siblings before an item, which must be in this tree. Its
  /// items must not be.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    let (parent, index) = place(of: item, as: "before")
    adopt(snapshot, into: parent, at: index)
  }

  /// Inserts another tree, with what is expanded in it: its roots become siblings after an item and all that is below it. The item must
  /// be in this tree, the tree's items must not be.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    let (parent, index) = place(of: item, as: "after")
    adopt(snapshot, into: parent, at: index + 1)
  }

  /// Deletes items and all that is below them. They must be in the tree; one may be named twice.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where !contains(item) { fatalError("Failed to find index of item \(item)") }
    // Whatever keeps siblings is gone through once for each parent, however many of its children go.
    var gone: Set<ItemIdentifierType> = []
    visit(items) { gone.insert($0).inserted }
    for parent in Set(items.map { nodes[$0]?.parent }) {
      if let parent, gone.contains(parent) { continue }
      setChildren(of: parent, to: children(of: parent).filter { !gone.contains($0) })
    }
    for item in gone { nodes[item] = nil }
    expanded.subtract(gone)
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Lets items show their children. Those that are not in the tree are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) { expanded.insert(item) }
  }

  /// Lets items hide what is below them. Those that are not in the tree are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Puts another tree, with what is expanded in it, in place of all that is below an item.
  ///
  /// The item must be in this tree and stays expanded or collapsed. The tree's items must not be elsewhere in this one.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(requireParent(parent).children)
    adopt(snapshot, into: parent, at: 0)
  }
}

// MARK: Siblings

extension NSDiffableDataSourceSectionSnapshot {
  /// The children of an item, or the roots.
  private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    guard let parent else { return roots }
    return nodes[parent]?.children ?? []
  }

  private mutating func setChildren(of parent: ItemIdentifierType?, to children: [ItemIdentifierType]) {
    if let parent { nodes[parent]?.children = children } else { roots = children }
  }

  /// Which item's child another is, and the how many-th. `relation` is for the message if it is not in the tree.
  private func place(
    of item: ItemIdentifierType, as relation: String
  ) -> (parent: ItemIdentifierType?, index: Int) {
    guard let node = nodes[item] else {
      fatalError("Item identifier to insert \(relation) does not exist in section snapshot: \(item)")
    }
    // Every node is among its parent's children.
    return (node.parent, children(of: node.parent).firstIndex(of: item)!)
  }

  private mutating func adopt(_ items: [ItemIdentifierType], into parent: ItemIdentifierType?, at index: Int) {
    if let parent {
      nodes[parent]?.children.insert(contentsOf: items, at: index)
    } else {
      roots.insert(contentsOf: items, at: index)
    }
    for item in items { nodes[item] = Node(parent: parent) }
  }

  private mutating func adopt(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, into parent: ItemIdentifierType?, at index: Int
  ) {
    requireNew(snapshot.items)
    adopt(snapshot.roots, into: parent, at: index)
    nodes.merge(snapshot.nodes) { adopted, other in Node(parent: adopted.parent, children: other.children) }
    expanded.formUnion(snapshot.expanded)
  }

  private func requireNew(_ items: [ItemIdentifierType]) {
    var seen: Set<ItemIdentifierType> = []
    var repeated: Set<ItemIdentifierType> = []
    let duplicates = items.filter { item in
      let isNew = seen.insert(item).inserted && !contains(item)
      return !isNew && repeated.insert(item).inserted
    }
    if duplicates.isEmpty { return }
    fatalError(
      """
      Identifiers in a section snapshot must be unique. Duplicate item identifiers: \
      \(SnapshotFault.setDescription(duplicates))
      """)
  }
}

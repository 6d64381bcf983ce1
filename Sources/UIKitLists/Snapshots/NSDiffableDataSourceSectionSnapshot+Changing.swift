extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items at the end of a parent's children, or of the roots if no parent is named.
  ///
  /// The items must differ from one another and from those in the tree, and the parent must be in the tree. An empty
  /// array has no effect, whatever the parent.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if items.isEmpty { return }
    if let parent { requireParent(parent) }
    requireNew(items)
    uniqueTree().insert(items, at: .last(parent))
  }

  /// Inserts items as siblings before another item, which must be in the tree. The items must differ from one another
  /// and from those in the tree.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    requireSibling(item, as: "before")
    requireNew(items)
    uniqueTree().insert(items, at: .before(item))
  }

  /// Inserts items as siblings after another item and all its descendants. That item must be in the tree; the new items
  /// must differ from one another and from those in the tree.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    requireSibling(item, as: "after")
    requireNew(items)
    uniqueTree().insert(items, at: .after(item))
  }

  /// Inserts another tree with its expanded items. Its roots become siblings before an item, which must be in this
  /// tree. None of its items may be in this tree.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    requireSibling(item, as: "before")
    requireNew(snapshot.items)
    uniqueTree().insert(snapshot.tree, at: .before(item))
  }

  /// Inserts another tree with its expanded items. Its roots become siblings after an item and all its descendants. The
  /// item must be in this tree; none of the other tree's items may be.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    requireSibling(item, as: "after")
    requireNew(snapshot.items)
    uniqueTree().insert(snapshot.tree, at: .after(item))
  }

  /// Deletes items and all their descendants. The items must be in the tree; an item may be named twice.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where !contains(item) { fatalError("Failed to find index of item \(item)") }
    for item in items {
      // An earlier item may have been its ancestor.
      if let number = tree.number(of: item) { uniqueTree().remove(number) }
    }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Expands items, so that their children become visible. Items that are not in the tree are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    setExpanded(items, true)
  }

  /// Collapses items, so that their descendants become hidden. Items that are not in the tree are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(items, false) }

  /// Replaces all descendants of an item by another tree with its expanded items.
  ///
  /// The item must be in this tree, and stays expanded or collapsed. The other tree's items must not be anywhere else
  /// in this tree.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    uniqueTree().removeBelow(requireParent(parent))
    requireNew(snapshot.items)
    uniqueTree().insert(snapshot.tree, at: .first(parent))
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for item in items {
      if let number = tree.number(of: item) { uniqueTree().setExpanded(number, isExpanded) }
    }
  }

  /// Traps unless an item is in the tree.
  ///
  /// - Parameter relation: The word for the message, "before" or "after".
  private func requireSibling(_ item: ItemIdentifierType, as relation: String) {
    if contains(item) { return }
    fatalError("Item identifier to insert \(relation) does not exist in section snapshot: \(item)")
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

import Diffing

extension NSDiffableDataSourceSectionSnapshot {
  /// The tree with other visible items, or with the same ones in another order.
  ///
  /// Items that keep their order keep their parents. The others find a place that leaves them so: where they were
  /// visible before, below their parent if the items in front are below it, too; else beside the item before them, or
  /// below it in front of its children.
  ///
  /// - Complexity: O(*n* (log *n* + the items' levels))
  func adapted(to items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
    let visible = visibleItems
    var old = self
    // What comes out of a collapsed item comes as something new.
    let known = Set(visible)
    old.delete(items.filter { contains($0) && !known.contains($0) })

    let parents = parentsOfVisibleItems
    let keepsOrder = Self.keepingOrder(of: visible, in: items)
    var next: [ItemIdentifierType?] = []
    var following: ItemIdentifierType?
    for item in items.reversed() {
      next.append(following)
      if keepsOrder.contains(item) { following = item }
    }
    next.reverse()

    var adapted = NSDiffableDataSourceSectionSnapshot()
    // The item before and its ancestors, roots first: a further item goes below one of these or among the roots.
    var open: [ItemIdentifierType] = []
    func level(_ item: ItemIdentifierType?) -> Int? {
      guard let parent = item.flatMap({ parents[$0] }) else { return nil }
      return parent.map { parent in open.lastIndex(of: parent).map { $0 + 1 } } ?? 0
    }
    for (item, next) in zip(items, next) {
      let beside = max(open.count - 1, 0)
      let needed = level(next) ?? 0
      var target = max(beside, needed)
      if let own = level(item), keepsOrder.contains(item) || own >= needed { target = own }
      open.removeSubrange(target...)
      adapted.append([item], to: open.last)
      open.append(item)
      guard let number = old.tree.number(of: item) else { continue }
      if old.isExpanded(item) {
        adapted.expand([item])
      } else {
        adapted.changeableTree().insert(old.tree, below: number, at: .last(item))
      }
    }
    return adapted
  }

  /// By the visible items; nil for roots.
  private var parentsOfVisibleItems: [ItemIdentifierType: ItemIdentifierType?] {
    var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    for item in visibleItems { parents.updateValue(parent(of: item), forKey: item) }
    return parents
  }

  /// Those of some items, all different, that stand in the same order in both lists; the most that there are.
  private static func keepingOrder(
    of old: [ItemIdentifierType], in new: [ItemIdentifierType]
  ) -> Set<ItemIdentifierType> {
    var places: [ItemIdentifierType: Int32] = [:]
    for (place, item) in old.enumerated() { places[item] = Int32(place) }
    let numbers = ContiguousArray(new.map { places[$0] ?? -1 })
    let kept = OrderKept(by: numbers)
    return Set(new.indices.filter { numbers[$0] >= 0 && kept.keeps($0) }.map { new[$0] })
  }
}

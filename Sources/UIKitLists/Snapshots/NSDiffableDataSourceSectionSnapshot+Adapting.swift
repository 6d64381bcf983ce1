import Diffing

extension NSDiffableDataSourceSectionSnapshot {
  /// The tree adapted to other visible items, or to the same ones in another order.
  ///
  /// Items that keep their order keep their parents. Any other item gets a place that does not change those: below its
  /// former parent if that is the item before it or an ancestor of that item, otherwise next to the item before it, or
  /// as the first child of that item.
  ///
  /// - Complexity: O(*n* · (log *n* + the depth of the tree)).
  func adapted(to items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
    let visible = visibleItems
    var old = self
    // An item that was hidden in a collapsed one is inserted as a new item.
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
    // The item before and its ancestors, roots first. The next item becomes a child of one of them or a root.
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
        adapted.uniqueTree().insert(old.tree, below: number, at: .last(item))
      }
    }
    return adapted
  }

  /// The parents by visible item; nil for roots.
  private var parentsOfVisibleItems: [ItemIdentifierType: ItemIdentifierType?] {
    var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
    for item in visibleItems { parents.updateValue(parent(of: item), forKey: item) }
    return parents
  }

  /// The items of a longest common subsequence of two lists, each without repetitions.
  private static func keepingOrder(
    of old: [ItemIdentifierType], in new: [ItemIdentifierType]
  ) -> Set<ItemIdentifierType> {
    var places: [ItemIdentifierType: Int32] = [:]
    for (place, item) in old.enumerated() { places[item] = Int32(place) }
    let numbers = ContiguousArray(new.map { places[$0] ?? -1 })
    let kept = LongestIncreasingSubsequence(by: numbers)
    return Set(new.indices.filter { numbers[$0] >= 0 && kept.keeps($0) }.map { new[$0] })
  }
}

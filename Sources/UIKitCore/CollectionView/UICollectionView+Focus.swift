import Foundation

extension UICollectionView {
  /// How many screens away the next item may be that an arrow leads to.
  private static let reach: CGFloat = 2

  /// The item next to one; nil where there is none that way.
  final func item(nextTo path: IndexPath, _ direction: FocusDirection) -> IndexPath? {
    guard canSelect, prepareLayoutNow(), let current = layoutAttributes(for: .cell(path)).map({ shownFrame(of: $0) })
    else { return nil }
    let reach = CGRect(
      x: min(current.minX, bounds.minX), y: min(current.minY, bounds.minY),
      width: max(current.width, bounds.width), height: max(current.height, bounds.height)
    ).insetBy(
      dx: direction.isVertical ? 0 : -bounds.width * Self.reach,
      dy: direction.isVertical ? -bounds.height * Self.reach : 0)
    let inRow = rowNeighbors(of: path, direction.isVertical ? .vertical : .horizontal, reach: Self.reach)
    return (inRow.isEmpty ? collectionViewLayout.layoutAttributesForElements(in: reach) ?? [] : inRow)
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.indexPath != path }
      .compactMap { attributes in
        current.distance(to: shownFrame(of: attributes), direction).map { (distance: $0, path: attributes.indexPath) }
      }
      .min { ($0.distance, $0.path) < ($1.distance, $1.path) }?
      .path
  }

  /// The cell of an item, scrolled into sight; nil where there is no such item any more.
  final func showItem(at path: IndexPath) -> UICollectionViewCell? {
    guard hasItem(at: path) else { return nil }
    let before = contentOffset
    scrollToItem(at: path, at: [], animated: false)
    contentOffset = offsetOnGrid(contentOffset, from: before)
    layoutIfNeeded()
    return cellForItem(at: path)
  }

  /// Leaves the editing mode, by the controller that keeps it where there is one.
  final func leaveEditingMode() {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController, controller.isEditing {
        controller.setEditing(false, animated: true)
      }
      responder = current.next
    }
    isEditing = false
  }

  /// Who has the focus when the item that had it is gone: the next of those on screen that stay, else the last before
  /// it, else what is in its place now.
  final func focusHeir(of path: IndexPath, after mapping: BatchUpdateMapping) -> IndexPath? {
    let shown = visible.cells.map(\.indexPath).sorted()
    let following = shown.lazy.filter { $0 > path }.compactMap { mapping.newPath(of: $0) }.first
    if let following { return following }
    let preceding = shown.reversed().lazy.filter { $0 < path }.compactMap { mapping.newPath(of: $0) }.first
    return preceding ?? existingItem(near: path)
  }

  /// The item at a path, or else the last of its section; nil where that is empty or gone.
  final func existingItem(near path: IndexPath) -> IndexPath? {
    let counts = currentCounts()
    guard path.count == 2, counts.indices.contains(path.section), counts[path.section] > 0 else { return nil }
    return IndexPath(item: min(path.item, counts[path.section] - 1), section: path.section)
  }

  /// Selects items as a person does who holds the shift key.
  final func selectAlso(_ paths: [IndexPath]) {
    guard canSelect, canSelectSeveral else { return }
    for path in paths where !selection.contains(path) { selectByPerson(path) }
  }
}

extension CGRect {
  /// How far a rectangle is away in a direction, where being beside counts twice; nil where it is not that way.
  fileprivate func distance(to other: CGRect, _ direction: FocusDirection) -> CGFloat? {
    let (ahead, aside) =
      switch direction {
      case .down: (other.midY - midY, gap(minX, maxX, other.minX, other.maxX))
      case .up: (midY - other.midY, gap(minX, maxX, other.minX, other.maxX))
      case .right: (other.midX - midX, gap(minY, maxY, other.minY, other.maxY))
      case .left: (midX - other.midX, gap(minY, maxY, other.minY, other.maxY))
      }
    let isBeyond =
      switch direction {
      case .down: other.midY > maxY
      case .up: other.midY < minY
      case .right: other.midX > maxX
      case .left: other.midX < minX
      }
    return isBeyond ? ahead + 2 * aside : nil
  }

  /// What lies between two sides; a point at least where they do not overlap, as those of rows that touch.
  private func gap(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> CGFloat {
    start < otherEnd && otherStart < end ? 0 : max(1, otherStart - end, start - otherEnd)
  }
}

import Foundation

extension UICollectionView {
  /// How many screens away the next item may be that an arrow leads to.
  private static let reach: CGFloat = 2

  /// The cell of the item next to one, scrolled into sight; nil where there is none that way.
  final func showItem(nextTo path: IndexPath, _ direction: FocusDirection) -> UICollectionViewCell? {
    guard canSelect, prepareLayoutNow(), let current = layoutAttributes(for: .cell(path)).map({ shownFrame(of: $0) })
    else { return nil }
    let reach = CGRect(
      x: min(current.minX, bounds.minX), y: min(current.minY, bounds.minY),
      width: max(current.width, bounds.width), height: max(current.height, bounds.height)
    ).insetBy(
      dx: direction.isVertical ? 0 : -bounds.width * Self.reach,
      dy: direction.isVertical ? -bounds.height * Self.reach : 0)
    let inRow = rowNeighbors(of: path, direction.isVertical ? .vertical : .horizontal, reach: Self.reach)
    let next = (inRow.isEmpty ? collectionViewLayout.layoutAttributesForElements(in: reach) ?? [] : inRow)
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.indexPath != path }
      .compactMap { attributes in
        current.distance(to: shownFrame(of: attributes), direction).map { (distance: $0, path: attributes.indexPath) }
      }
      .min { ($0.distance, $0.path) < ($1.distance, $1.path) }
    guard let next else { return nil }
    scrollToItem(at: next.path, at: [], animated: false)
    layoutIfNeeded()
    return cellForItem(at: next.path)
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

  private func gap(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> CGFloat {
    max(0, otherStart - end, start - otherEnd)
  }
}

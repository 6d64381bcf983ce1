import Foundation
@_spi(Toolkit) import UIKitCore

/// The focus settings of a collection view, and its last focused item.
struct FocusRules {
  /// The value that the app has set; nil for the default.
  var allowsFocus: Bool?
  /// The value that the app has set; nil for the default.
  var allowsFocusDuringEditing: Bool?
  /// The item that had the focus last, or its replacement after an update.
  var lastPath: IndexPath?
}

extension UICollectionView {
  /// The maximum distance of the next item for an arrow key, in screens.
  private static let reach: CGFloat = 2

  // MARK: Rules

  /// True if an item, by its index path on the screen, can have the focus.
  final func canFocusItem(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, canFocusItemAt: dataPath(of: path)) ?? allowsFocus(ofItemAt: path)
  }

  /// True if an item can have the focus according to the collection view's settings; by default, if it can be selected
  /// or its cell performs an action of its own when it is activated.
  final func allowsFocus(ofItemAt path: IndexPath) -> Bool {
    let isAllowed = isEditing ? focusRules.allowsFocusDuringEditing : focusRules.allowsFocus
    return isAllowed ?? (canSelect || cellForItem(at: path)?.customActivation != nil)
  }

  // MARK: Entering and leaving

  final func itemFocusDidChange(to view: UIView?) {
    let before = focusedPath
    focusedPath = view.flatMap { cell(around: $0) }?.path
    endMovementByKeys(unlessAt: focusedPath)
    if focusedPath != before { focusDidLeave(before) }
    guard let focusedPath, focusedPath != before else { return }
    focusRules.lastPath = focusedPath
    selectFocusedItem(focusedPath)
  }

  /// Selects the item to which keys moved the focus, if selection follows focus. Clicks select by themselves.
  private final func selectFocusedItem(_ path: IndexPath) {
    guard selectionFollowsFocus, canSelect, !canSelectSeveral, interactiveMovement == nil, !selection.contains(path),
      window?.windowScene?.focusEngine.isFollowingPointer == false
    else { return }
    performInOwnContext {
      guard delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true else { return }
      changeSelectionByUser(of: path, to: true)
    }
  }

  /// The item that gets the focus when it enters the collection view; nil for the default item.
  final func focusEntryPath(byArrow: Bool) -> IndexPath? {
    if remembersLastFocusedIndexPath, let last = focusRules.lastPath, hasItem(at: last), canFocusItem(at: last) {
      return last
    }
    guard !byArrow, let preferred = delegate?.indexPathForPreferredFocusedView(in: self), hasItem(at: preferred),
      canFocusItem(at: preferred)
    else { return nil }
    return preferred
  }

  // MARK: Moving

  /// The items that the focus may move to in a direction, the nearest first: up to the first one that can have the focus
  /// itself or has a visible view that can. Items before it that have no cells yet may have such views, too.
  ///
  /// - Parameter frame: The frame of the focused view, in the window's coordinates.
  final func focusTargets(
    nextTo path: IndexPath, _ direction: FocusDirection, from frame: CGRect
  ) -> [IndexPath] {
    var targets: [IndexPath] = []
    for item in items(from: path, direction) {
      let cell = cellForItem(at: item)
      if canFocusItem(at: item) || cell?.focusableView(nearestTo: frame) != nil { return targets + [item] }
      if cell == nil { targets.append(item) }
    }
    return []
  }

  /// Scrolls to the first item that can have the focus or contains views that can, and returns its cell, or the one of
  /// these views that is nearest to a frame, in the window's coordinates.
  final func showFocusTarget(among paths: [IndexPath], from frame: CGRect) -> UIView? {
    for path in paths {
      guard let cell = showItem(at: path) else { continue }
      if let target = canFocusItem(at: path) ? cell : cell.focusableView(nearestTo: frame) { return target }
    }
    return nil
  }

  /// The nearest item in a direction; nil if there is none.
  final func item(nextTo path: IndexPath, _ direction: FocusDirection) -> IndexPath? {
    items(from: path, direction).first
  }

  /// The items within reach in a direction, the nearest first.
  private final func items(from path: IndexPath, _ direction: FocusDirection) -> [IndexPath] {
    guard prepareLayoutNow(), let current = layoutAttributes(for: .cell(path)).map({ shownFrame(of: $0) })
    else { return [] }
    let reach = CGRect(
      x: min(current.minX, bounds.minX), y: min(current.minY, bounds.minY),
      width: max(current.width, bounds.width), height: max(current.height, bounds.height)
    ).insetBy(
      dx: direction.isVertical ? 0 : -bounds.width * Self.reach,
      dy: direction.isVertical ? -bounds.height * Self.reach : 0)
    let neighbors = orthogonalNeighbors(of: path, direction.isVertical ? .vertical : .horizontal, reach: Self.reach)
    return (neighbors.isEmpty ? collectionViewLayout.layoutAttributesForElements(in: reach) ?? [] : neighbors)
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.indexPath != path }
      .compactMap { attributes in
        current.distance(to: shownFrame(of: attributes), direction).map { (distance: $0, path: attributes.indexPath) }
      }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
      .map(\.path)
  }

  /// Scrolls an item into view, and returns its cell; nil if the item is gone or has no place in the layout.
  final func showItem(at path: IndexPath) -> UICollectionViewCell? {
    let before = contentOffset
    guard scrollIfPossible(to: path, at: []) else { return nil }
    contentOffset = offsetAlignedToCells(contentOffset, from: before)
    layoutIfNeeded()
    return cellForItem(at: path)
  }

  /// Leaves editing mode, including that of the view controllers that contain the collection view.
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

  /// The item that gets the focus when the focused item is deleted: the next remaining item of its section, visible or
  /// not, or else the previous one, or else the next remaining visible item of another section, or else the previous
  /// one, or else the item now at its index path.
  final func focusReplacement(of path: IndexPath, after batch: BatchUpdate) -> IndexPath? {
    if let neighbor = remainingNeighbor(of: path, after: batch) { return neighbor }
    let shown = visible.cells.map(\.indexPath).sorted()
    let following = shown.lazy.filter { $0 > path }.compactMap { batch.newPath(of: $0) }.first
    if let following { return following }
    let preceding = shown.reversed().lazy.filter { $0 < path }.compactMap { batch.newPath(of: $0) }.first
    return preceding ?? existingItem(near: path)
  }

  /// The next remaining item of a deleted item's section, or else the previous one; nil if no item of the section
  /// remains in it.
  ///
  /// - Complexity: O(number of deleted and moved items), besides the look-ups.
  private final func remainingNeighbor(of path: IndexPath, after batch: BatchUpdate) -> IndexPath? {
    // A reloaded section has no remaining items.
    guard path.count == 2, !batch.reloadsSection(path.section), let section = batch.newSection(of: path.section)
    else { return nil }
    func remaining(_ item: Int) -> IndexPath? {
      batch.newPath(of: IndexPath(item: item, section: path.section)).flatMap { $0.section == section ? $0 : nil }
    }
    // Behind the last item the map goes on without gaps, so the search ends there at the latest.
    var next = path.item + 1
    while remaining(next) == nil { next += 1 }
    if let following = remaining(next), hasItem(at: following) { return following }
    return (0..<path.item).reversed().lazy.compactMap(remaining).first
  }

  /// The item at an index path, or else the last one of its section; nil if the section is empty or gone.
  final func existingItem(near path: IndexPath) -> IndexPath? {
    let counts = currentCounts()
    guard path.count == 2, counts.indices.contains(path.section), counts[path.section] > 0 else { return nil }
    return IndexPath(item: min(path.item, counts[path.section] - 1), section: path.section)
  }
}

extension CGRect {
  /// The distance to a rectangle in a direction, in which lateral distance counts twice; nil if it does not lie in that
  /// direction.
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

  /// The distance between two ranges: 0 if they overlap, otherwise at least 1, also for ranges that touch.
  private func gap(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> CGFloat {
    start < otherEnd && otherStart < end ? 0 : max(1, otherStart - end, start - otherEnd)
  }
}

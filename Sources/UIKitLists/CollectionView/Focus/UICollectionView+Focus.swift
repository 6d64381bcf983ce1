import Foundation
@_spi(Toolkit) import UIKitCore

/// What the app has said of the focus in a collection view, and where it was last.
struct FocusRules {
  /// As the app has set it; nil where it has not.
  var allowsFocus: Bool?
  /// As the app has set it; nil where it has not.
  var allowsFocusDuringEditing: Bool?
  /// The item that had the focus last, or its heir.
  var lastPath: IndexPath?
}

extension UICollectionView {
  /// How many screens away the next item may be that an arrow leads to.
  private static let reach: CGFloat = 2

  // MARK: Rules

  /// Whether the focus can rest on an item of the screen.
  final func canFocusItem(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, canFocusItemAt: dataPath(of: path)) ?? allowsFocus(ofItemAt: path)
  }

  /// What the collection view says where the delegate does not: as the app has set it, else where the item can be
  /// used.
  final func allowsFocus(ofItemAt path: IndexPath) -> Bool {
    let isAllowed = isEditing ? focusRules.allowsFocusDuringEditing : focusRules.allowsFocus
    return isAllowed ?? (canSelect || cellForItem(at: path)?.ownActivation != nil)
  }

  // MARK: Coming and going

  final func itemFocusDidChange(to view: UIView?) {
    let before = focusedPath
    focusedPath = view.flatMap { cell(around: $0) }?.path
    dropCarriedItem(unlessAt: focusedPath)
    guard let focusedPath, focusedPath != before else { return }
    focusRules.lastPath = focusedPath
    selectFocusedItem(focusedPath)
  }

  /// Selects the item that keys have brought the focus to, where the selection follows it. A click selects by itself.
  private final func selectFocusedItem(_ path: IndexPath) {
    guard selectionFollowsFocus, canSelect, !canSelectSeveral, handMovement == nil, !selection.contains(path),
      window?.windowScene?.focusEngine.isFollowingPointer == false
    else { return }
    performInOwnContext {
      guard delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true else { return }
      changeSelectionByPerson(of: path, to: true)
    }
  }

  /// The item that gets the focus when it comes from elsewhere; nil where it is the one that it would come to anyway.
  final func arrivalPath(byArrow: Bool) -> IndexPath? {
    if remembersLastFocusedIndexPath, let last = focusRules.lastPath, hasItem(at: last), canFocusItem(at: last) {
      return last
    }
    guard !byArrow, let preferred = delegate?.indexPathForPreferredFocusedView(in: self), hasItem(at: preferred),
      canFocusItem(at: preferred)
    else { return nil }
    return preferred
  }

  // MARK: Going on

  /// The item next to one that can have the focus; nil where there is none that way.
  final func focusableItem(nextTo path: IndexPath, _ direction: FocusDirection) -> IndexPath? {
    items(from: path, direction).first { canFocusItem(at: $0) }
  }

  /// The item next to one; nil where there is none that way.
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
    let inRow = rowNeighbors(of: path, direction.isVertical ? .vertical : .horizontal, reach: Self.reach)
    return (inRow.isEmpty ? collectionViewLayout.layoutAttributesForElements(in: reach) ?? [] : inRow)
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.indexPath != path }
      .compactMap { attributes in
        current.distance(to: shownFrame(of: attributes), direction).map { (distance: $0, path: attributes.indexPath) }
      }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
      .map(\.path)
  }

  /// The cell of an item, scrolled into sight; nil where there is no such item any more, or no room for it.
  final func showItem(at path: IndexPath) -> UICollectionViewCell? {
    let before = contentOffset
    guard scrollIfPossible(to: path, at: []) else { return nil }
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
  final func focusHeir(of path: IndexPath, after batch: BatchUpdate) -> IndexPath? {
    let shown = visible.cells.map(\.indexPath).sorted()
    let following = shown.lazy.filter { $0 > path }.compactMap { batch.newPath(of: $0) }.first
    if let following { return following }
    let preceding = shown.reversed().lazy.filter { $0 < path }.compactMap { batch.newPath(of: $0) }.first
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
    following(paths) { items in
      for place in items.paths.indices {
        if let path = items.paths[place], !selection.contains(path) { selectByPerson(path) }
      }
    }
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

import Foundation
@_spi(Toolkit) import UIKitCore

/// Interactive movement by keys. An arrow with the option key moves the focused item by one place. In a row with a
/// reorder control, activating the control starts a movement: arrows move the item, return ends the movement and escape
/// cancels it.
extension UICollectionView {
  /// True while keys move an item.
  final var isMovingByKeys: Bool { itemGestures.movement.isMovedByKeys }

  // MARK: Beginning and ending

  /// Starts to move the item of a cell, or ends the movement.
  final func toggleMovementByKeys(of cell: UICollectionViewCell) {
    if isMovingByKeys { return endInteractiveMovement() }
    guard let path = displayedItem(of: cell), beginInteractiveMovementForItem(at: path) else { return }
    itemGestures.movement.followKeys()
  }

  /// Ends the movement by keys when the user turns to another view.
  ///
  /// - Parameter path: the item that the user turns to; the movement continues if it is the moving item.
  final func endMovementByKeys(unlessAt path: IndexPath?) {
    if isMovingByKeys, interactiveMovement?.current != path { endInteractiveMovement() }
  }

  // MARK: Moving

  /// The action that moves the item in a direction; nil if there is no place.
  final func movementAction(_ direction: FocusDirection) -> KeyAction? {
    guard let interactiveMovement, place(next: direction, to: interactiveMovement.current) != nil else { return nil }
    return KeyAction("move the item") { [weak self] in self?.moveItem(direction) }
  }

  /// The maximum number of places refused by the delegate that a key skips.
  private static let maximumSkippedPlaces = 100

  /// Moves the item to the next allowed place in a direction.
  private final func moveItem(_ direction: FocusDirection) {
    guard let begun = interactiveMovement else { return }
    var proposed = begun.current
    for _ in 0..<Self.maximumSkippedPlaces {
      guard let next = place(next: direction, to: proposed) else { break }
      if let target = decidedTarget(forProposed: next) {
        moveOnScreen(to: target)
        break
      }
      proposed = next
    }
    guard let path = interactiveMovement?.current else { return }
    if let frame = collectionViewLayout.layoutAttributesForItem(at: path).map({ shownFrame(of: $0) }) {
      itemGestures.movement.cellDidMove(to: CGPoint(x: frame.midX, y: frame.midY))
      placeMovingCell()
    }
    guard let cell = showItem(at: path), let engine = window?.windowScene?.focusEngine else { return }
    // The focus stays on the reorder control: a row that cannot be selected cannot have the focus.
    if engine.focusedView?.isDescendant(of: cell) != true { engine.focus(on: cell) }
  }

  // MARK: Single steps

  /// The action that moves an item by one place; nil if there is no place in the direction.
  final func movementByKey(of view: UIView, _ direction: FocusDirection) -> KeyAction? {
    guard let path = cell(around: view)?.path, canMoveItem(at: path), place(next: direction, to: path) != nil else {
      return nil
    }
    return KeyAction("move the item") { [weak self] in self?.moveItem(at: path, by: direction) }
  }

  /// True if there is a place next to a cell's item, and no item is moving.
  final func hasPlace(nextTo cell: UICollectionViewCell, _ direction: FocusDirection) -> Bool {
    guard interactiveMovement == nil, let path = displayedItem(of: cell), hasItem(at: path) else { return false }
    return place(next: direction, to: path) != nil
  }

  /// Moves an item by one place.
  final func moveItem(at path: IndexPath, by direction: FocusDirection) {
    guard beginInteractiveMovementForItem(at: path) else { return }
    moveItem(direction)
    endInteractiveMovement()
  }

  // MARK: Places

  /// The place next to an item. In lists, and horizontally in grids, it is the next one in the order of the items, also
  /// from one section to the next; vertically in grids it is the nearest one on the screen.
  private final func place(next direction: FocusDirection, to path: IndexPath) -> IndexPath? {
    guard prepareLayoutNow() else { return nil }
    let isRow = hasItem(at: path) && collectionViewLayout.layoutAttributesForItem(at: path)?.listElement != nil
    if isRow != direction.isVertical {
      guard !isRow, let next = item(nextTo: path, direction) else { return nil }
      return next.section < path.section ? IndexPath(item: next.item + 1, section: next.section) : next
    }
    let isForward = direction == .down || direction.isSideways && (direction == .right) != isRightToLeft
    return isForward ? place(after: path) : place(before: path)
  }

  private final func place(after path: IndexPath) -> IndexPath? {
    let counts = currentCounts()
    if path.item + 1 < counts[path.section] { return IndexPath(item: path.item + 1, section: path.section) }
    guard path.section + 1 < counts.count else { return nil }
    return pathAfterHeader(IndexPath(item: 0, section: path.section + 1))
  }

  private final func place(before path: IndexPath) -> IndexPath? {
    let counts = currentCounts()
    let previous = IndexPath(item: path.item - 1, section: path.section)
    if path.item > 0, pathAfterHeader(previous) == previous { return previous }
    return path.section > 0 ? IndexPath(item: counts[path.section - 1], section: path.section - 1) : nil
  }

  private final func pathAfterHeader(_ path: IndexPath) -> IndexPath {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.pathAfterHeader(path) ?? path
  }
}

extension FocusDirection {
  fileprivate var isSideways: Bool { !isVertical }
}

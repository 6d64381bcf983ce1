import Foundation
@_spi(Toolkit) import UIKitCore

/// Items that the keyboard moves. An arrow with the alternate key moves the focused item by one place at once; where a
/// row has a grip, using that picks the row up, arrows carry it, enter drops it and escape puts it back.
extension UICollectionView {
  /// Whether an item is carried by keys.
  final var isMovingByKeys: Bool { interactiveMovement != nil && itemGestures.isMovedByKeys }

  // MARK: Picking up and dropping

  /// Picks up the item that a cell shows, or drops the one that is carried.
  final func toggleMovementByKeys(of cell: UICollectionViewCell) {
    if isMovingByKeys { return endInteractiveMovement() }
    guard let path = displayedItem(of: cell), beginInteractiveMovementForItem(at: path) else { return }
    itemGestures.isMovedByKeys = true
  }

  /// Drops the item that is carried, because the person turns to something else.
  ///
  /// - Parameter path: where the person is; nothing is dropped while that is the item itself.
  final func endMovementByKeys(unlessAt path: IndexPath?) {
    if isMovingByKeys, interactiveMovement?.current != path { endInteractiveMovement() }
  }

  // MARK: Carrying

  /// What carries the item on in a direction; nil where there is no place that way.
  final func carrying(_ direction: FocusDirection) -> KeyAction? {
    guard let interactiveMovement, place(next: direction, to: interactiveMovement.current) != nil else { return nil }
    return KeyAction("move the item") { [weak self] in self?.carry(direction) }
  }

  /// How many places that the delegate refuses are passed over to reach one that it allows.
  private static let greatestPassage = 100

  /// Takes the item to the next place in a direction where it may be.
  private final func carry(_ direction: FocusDirection) {
    guard let begun = interactiveMovement else { return }
    var proposed = begun.current
    for _ in 0..<Self.greatestPassage {
      guard let next = place(next: direction, to: proposed) else { break }
      if let target = decidedTarget(forProposed: next) {
        moveOnScreen(to: target)
        break
      }
      proposed = next
    }
    guard let path = interactiveMovement?.current else { return }
    if let frame = collectionViewLayout.layoutAttributesForItem(at: path).map({ shownFrame(of: $0) }) {
      interactiveMovement?.position = CGPoint(x: frame.midX, y: frame.midY)
      placeMovingCell()
    }
    guard let cell = showItem(at: path), let engine = window?.windowScene?.focusEngine else { return }
    // The focus stays on the grip where it is there: rows that cannot be selected cannot have it.
    if engine.focusedView?.isDescendant(of: cell) != true { engine.focus(on: cell) }
  }

  // MARK: At once

  /// What moves an item by one place; nil where it cannot be moved that way.
  final func movementByKey(of view: UIView, _ direction: FocusDirection) -> KeyAction? {
    guard let path = cell(around: view)?.path, canMoveItem(at: path), place(next: direction, to: path) != nil else {
      return nil
    }
    return KeyAction("move the item") { [weak self] in self?.moveItem(at: path, by: direction) }
  }

  /// Whether there is a place next to the item that a cell shows, where that may be moved.
  final func hasPlace(nextTo cell: UICollectionViewCell, _ direction: FocusDirection) -> Bool {
    guard interactiveMovement == nil, let path = displayedItem(of: cell), hasItem(at: path) else { return false }
    return place(next: direction, to: path) != nil
  }

  /// Moves an item by one place.
  final func moveItem(at path: IndexPath, by direction: FocusDirection) {
    guard beginInteractiveMovementForItem(at: path) else { return }
    carry(direction)
    endInteractiveMovement()
  }

  // MARK: Places

  /// The place next to one: of rows, and sideways, in the order of the items, from the end of a section to the
  /// beginning of the next one; up and down in grids as things stand.
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

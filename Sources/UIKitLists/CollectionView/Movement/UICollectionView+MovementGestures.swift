import Foundation
@_spi(Toolkit) import UIKitCore

/// Recognises the long press that moves an item.
final class MovementPressGestureRecognizer: UILongPressGestureRecognizer {
  override func gestureDidProceed() { (view as? UICollectionView)?.movementPressDidProceed(self) }
}

/// Recognises a finger on a reorder control at once, because a reorder control does not scroll.
final class ReorderControlGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = numberOfTouches == 1 ? .began : .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

extension UICollectionView {
  // MARK: Long presses

  /// True if a long press moves items without a recogniser of the app: in the collection views of controllers, and with
  /// a data source that decides which items can be reordered.
  private final var movesByLongPress: Bool {
    itemGestures.movesByLongPress || (dataSource as? any ReorderingDataSource)?.isReorderable ?? false
  }

  final func canBeginMovementPress(_ press: UIGestureRecognizer) -> Bool {
    guard movesByLongPress, let path = item(at: press.location(in: self)) else { return false }
    return canMoveItem(at: path)
  }

  final func movementPressDidProceed(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began:
      guard let path = item(at: press.location(in: self)) else { return }
      beginMovement(at: path, by: press)
    case .changed: followMovement(by: press)
    case .ended: endMovement(by: press)
    case .cancelled: cancelMovement(by: press)
    case .possible, .failed: break
    }
  }

  // MARK: Reorder controls

  final func reorderControlDidProceed(_ recognizer: ReorderControlGestureRecognizer, of cell: UICollectionViewCell) {
    switch recognizer.state {
    case .began:
      guard let path = displayedItem(of: cell) else { return }
      beginMovement(at: path, by: recognizer)
    case .changed: followMovement(by: recognizer)
    case .ended: endMovement(by: recognizer)
    case .cancelled: cancelMovement(by: recognizer)
    case .possible, .failed: break
    }
  }

  // MARK: Movement by a finger

  private final func beginMovement(at path: IndexPath, by gesture: UIGestureRecognizer) {
    if isMovingByKeys { endInteractiveMovement() }
    guard beginInteractiveMovementForItem(at: path) else { return }
    itemGestures.movement.follow(ObjectIdentifier(gesture), at: gesture.location(in: self))
  }

  private final func followMovement(by gesture: UIGestureRecognizer) {
    guard let grasp = itemGestures.movement.grasp(of: ObjectIdentifier(gesture)) else { return }
    let finger = gesture.location(in: self)
    updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grasp.x, y: finger.y + grasp.y))
    itemGestures.edgeScroller.fingerDidMove(to: CGPoint(x: finger.x - bounds.minX, y: finger.y - bounds.minY)) {
      [weak self] in
      self?.followMovement(by: gesture)
    }
  }

  private final func endMovement(by gesture: UIGestureRecognizer) {
    if isMoving(by: gesture) { endInteractiveMovement() }
  }

  private final func cancelMovement(by gesture: UIGestureRecognizer) {
    if isMoving(by: gesture) { cancelInteractiveMovement() }
  }

  private final func isMoving(by gesture: UIGestureRecognizer) -> Bool {
    itemGestures.movement.grasp(of: ObjectIdentifier(gesture)) != nil
  }
}

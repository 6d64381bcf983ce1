import Foundation
@_spi(Toolkit) import UIKitCore

extension RowSwipes {
  // MARK: Fingers

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    candidate = nil
    let movement = pan.translation(in: collectionView)
    guard abs(movement.x) > abs(movement.y), let touch = pan.trackedTouches.first, let cell = row(under: touch)
    else { return false }
    if current?.cell === cell { return !machine.isPerforming }
    guard !collectionView.isEditing else { return false }
    candidate = makeSwipe(of: cell, edge(of: cell, movingRight: movement.x > 0))
    return candidate != nil
  }

  func panDidProceed() {
    switch pan.state {
    case .began:
      guard let swipe = candidate ?? current else { return }
      candidate = nil
      closeRow(except: swipe)
      run(machine.dragDidBegin(on: swipe, at: swipe.reveal))
      follow()
    case .changed: follow()
    case .ended:
      guard let current else { return }
      let speed = current.pull(of: pan.velocity(in: collectionView).x)
      run(machine.dragDidEnd(by: pull(of: current), speed: speed, in: current.metrics))
    case .cancelled: run(machine.dragDidCancel())
    case .possible, .failed: break
    }
  }

  private func follow() {
    if let current { run(machine.dragDidMove(by: pull(of: current))) }
  }

  private func pull(of swipe: RowSwipe) -> CGFloat { swipe.pull(of: pan.translation(in: collectionView).x) }

  // MARK: Wheels

  /// Moves the row under the pointer. Returns false if it has no actions on that side.
  func followWheel(_ delta: CGSize, at point: CGPoint) -> Bool {
    guard abs(delta.width) > abs(delta.height), let cell = row(at: point) else { return false }
    guard let swipe = current?.cell === cell ? current : makeSwipe(of: cell, byWheel: delta.width) else {
      return false
    }
    // A wheel moves the viewport over the content, a finger the content itself.
    let step = swipe.pull(of: -delta.width)
    closeRow(except: swipe)
    run(machine.wheelDidMove(swipe, by: step, from: swipe.reveal, in: swipe.metrics))
    return true
  }

  private func makeSwipe(of cell: UICollectionViewListCell, byWheel movement: CGFloat) -> RowSwipe? {
    collectionView.isEditing ? nil : makeSwipe(of: cell, edge(of: cell, movingRight: movement < 0))
  }

  // MARK: Rows

  /// The side whose actions a movement reveals.
  private func edge(of cell: UIView, movingRight: Bool) -> RowSwipe.Edge {
    movingRight == cell.isRightToLeft ? .trailing : .leading
  }

  private func row(under touch: UITouch) -> UICollectionViewListCell? {
    guard let view = touch.view else { return nil }
    if view is SwipeShield, let window = touch.window {
      return row(at: collectionView.convert(touch.startLocation, from: window))
    }
    return collectionView.cell(around: view)?.cell as? UICollectionViewListCell
  }

  private func row(at point: CGPoint) -> UICollectionViewListCell? {
    collectionView.item(at: point).flatMap { collectionView.cellForItem(at: $0) } as? UICollectionViewListCell
  }
}

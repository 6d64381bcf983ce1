import Foundation
@_spi(Toolkit) import UIKitCore

/// Covers a list while a row is open, except for the row's actions: a tap anywhere closes the row and has no other
/// effect.
final class SwipeShield: UIView {
  private weak var openView: UIView?
  private weak var row: UIView?
  private let close: @MainActor () -> Void

  init(around swipe: RowSwipe, close: @escaping @MainActor () -> Void) {
    openView = swipe.actionsView
    row = swipe.cell
    self.close = close
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let openView else { return true }
    return !openView.point(inside: convert(point, to: openView), with: event)
  }

  /// True if a touch began on the open row, which can still be dragged.
  private func isOnRow(_ touches: Set<UITouch>) -> Bool {
    guard let row, let touch = touches.first else { return false }
    return row.point(inside: touch.location(in: row), with: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isOnRow(touches) { close() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first,
      touch.location(in: nil).distance(to: touch.startLocation) <= UIPanGestureRecognizer.slop
    else { return }
    close()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override var escapeAction: KeyAction? { KeyAction("close the actions", close) }
}

import Foundation

/// A recognizer for a movement that begins at an edge of the window and goes inwards.
///
/// It fails for touches that begin further inside.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may begin; none by default.
  open var edges: UIRectEdge = []

  /// The greatest distance from the edge at which the gesture begins, in points.
  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first, !beginsAtEdge(touch) else { return }
    state = .failed
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = touches.first, movesElsewhere(touch) {
      state = .failed
    } else {
      super.touchesMoved(touches, with: event)
    }
  }

  private func beginsAtEdge(_ touch: UITouch) -> Bool {
    guard let bounds = view?.enclosingWindow?.bounds else { return false }
    let location = touch.location(in: nil)
    return edges.contains(.left) && location.x <= bounds.minX + Self.reach
      || edges.contains(.right) && location.x >= bounds.maxX - Self.reach
      || edges.contains(.top) && location.y <= bounds.minY + Self.reach
      || edges.contains(.bottom) && location.y >= bounds.maxY - Self.reach
  }

  /// True if the touch goes along the edge or outwards, so that this is another gesture.
  private func movesElsewhere(_ touch: UITouch) -> Bool {
    let x = touch.location.x - touch.startLocation.x
    let y = touch.location.y - touch.startLocation.y
    guard max(abs(x), abs(y)) >= Self.slop / 2 else { return false }
    if abs(x) >= abs(y) { return !(edges.contains(.left) && x > 0 || edges.contains(.right) && x < 0) }
    return !(edges.contains(.top) && y > 0 || edges.contains(.bottom) && y < 0)
  }

  /// The movement of a scroll view does not prevent it, because a movement from an edge goes before one in the content.
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is UIPanGestureRecognizer)
      || preventingGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }

  /// The recognizers of movements in the content wait until it is clear that the gesture does not begin at the edge.
  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }
}

import Foundation

/// A recognizer for the mouse over a view.
///
/// It begins when the pointer enters the view, changes when it moves inside, and ends when it leaves. Other gestures do
/// not compete with it. Hosts without a mouse never begin it.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The location of the pointer, in the window's coordinates.
  private var pointerLocation = CGPoint.zero

  /// The location of the pointer in a view's coordinates, or in the window's if the view is nil.
  open override func location(in view: UIView?) -> CGPoint {
    UITouch.convert(pointerLocation, from: self.view?.enclosingWindow, to: view)
  }

  /// Handles that the pointer entered the view or moved in it.
  func pointerDidMove(to location: CGPoint) {
    pointerLocation = location
    switch state {
    case .possible: state = .began
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  /// Handles that the pointer left the view.
  func pointerDidLeave() {
    if state == .began || state == .changed { state = .ended }
    resetRecognition()
  }
}

import Foundation
import RenderTree

extension UIWindowScene {
  /// The factor of the scale for one notch of a wheel.
  private static let factorOfNotch: CGFloat = 1.25
  /// The distance that one notch of a wheel scrolls, in points.
  private static let notch: CGFloat = 48
  /// Half the distance of the simulated touches at their beginning, in points.
  private static let reach: CGFloat = 24
  /// The identifiers of the simulated touches, which no host uses.
  private static let pointers = (Int.min + 1, Int.min + 2)

  /// Pinches the content under the pointer with two simulated touches if the control key is down and a view there
  /// recognizes pinches. Returns false if there isn't such a view.
  func pinch(with wheel: WheelEvent) -> Bool {
    guard wheel.modifiers.contains(.control), let recognizer = pinchRecognizer(at: wheel.location),
      let view = recognizer.view, let window = view.attachedWindow
    else { return false }
    let delta = wheel.delta.height == 0 ? wheel.delta.width : wheel.delta.height
    // A smaller movement of the wheel counts as one notch, because smaller movements of the touches are not a pinch.
    let notches = max(1, min(abs(delta) / Self.notch, 4))
    let end = Self.reach * pow(Self.factorOfNotch, delta < 0 ? notches : -notches)
    let frame = window.convert(view.bounds, from: view).intersection(window.bounds)
    let room = frame.isNull ? .zero : frame.insetBy(dx: min(Self.reach, frame.width / 2), dy: 0)
    var middle = wheel.location
    let left = window.convertToScene(room.origin).x
    middle.x = max(left, min(middle.x, left + room.width))
    touch(.began, around: middle, Self.reach)
    touch(.moved, around: middle, end)
    let isRecognized = recognizer.state == .began || recognizer.state == .changed
    touch(isRecognized ? .ended : .cancelled, around: middle, end)
    return true
  }

  private func touch(_ phase: PointerEvent.Phase, around middle: CGPoint, _ reach: CGFloat) {
    for (pointer, side) in [(Self.pointers.0, -reach), (Self.pointers.1, reach)] {
      touchDispatcher.send(PointerEvent(phase, at: CGPoint(x: middle.x + side, y: middle.y), pointer: pointer))
    }
  }

  /// The pinch recognizer of the innermost view at a location that has one.
  private func pinchRecognizer(at location: CGPoint) -> UIPinchGestureRecognizer? {
    var candidate = hit(location)
    while let view = candidate {
      for recognizer in view.storedGestureRecognizers {
        if let pinch = recognizer as? UIPinchGestureRecognizer, pinch.isEnabled { return pinch }
      }
      candidate = view.superview
    }
    return nil
  }
}

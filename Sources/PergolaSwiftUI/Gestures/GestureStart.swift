import Foundation
@_spi(Toolkit) import UIKitCore

/// The place between two fingers when they began.
@MainActor
struct GestureStart {
  private(set) var location = CGPoint.zero
  private(set) var anchor = UnitPoint.zero
  private var isKnown = false

  /// Takes the place when the second finger touches the view.
  mutating func note(_ recognizer: UIGestureRecognizer) {
    guard !isKnown, recognizer.numberOfTouches == 2 else { return }
    isKnown = true
    location = recognizer.location(in: recognizer.view)
    let size = recognizer.view?.bounds.size ?? .zero
    anchor = UnitPoint(
      x: size.width > 0 ? location.x / size.width : 0, y: size.height > 0 ? location.y / size.height : 0)
  }
}

extension UIGestureRecognizer {
  /// The event that the state of a recognizer of a continuous gesture means.
  func event<Value>(_ value: @autoclosure () -> Value) -> GestureEvent<Value>? {
    switch state {
    case .began, .changed: .changed(value())
    case .ended: .ended(value())
    case .cancelled, .failed: .cancelled
    case .possible: nil
    }
  }
}

import Foundation

/// A recognizer for touches that stay in place. The gesture begins after the minimum duration and ends when a touch
/// ends.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time before the gesture begins, in seconds of the scene's clock; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of touches; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The maximum movement of a touch before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10

  private var recognitionTime: SceneClock.ScheduledAction?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired {
      if state == .possible { state = .failed }
    } else if numberOfTouches == numberOfTouchesRequired {
      recognitionTime = clock.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
    } else if touches.contains(where: { $0.location.distance(to: $0.startLocation) > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    recognitionTime?.cancel()
    recognitionTime = nil
  }
}

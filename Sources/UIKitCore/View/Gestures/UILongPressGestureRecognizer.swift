import Foundation

/// Finds fingers that rest. It begins when they have rested long enough and ends when they are lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds of the scene's clock; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many fingers rest; 1 by default.
  open var numberOfTouchesRequired = 1
  /// How far a finger may stray before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10

  private var recognitionTime: SceneClock.Appointment?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired {
      state = state == .possible ? .failed : state
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

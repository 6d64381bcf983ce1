import Foundation

/// A recognizer for taps: touches that end soon and close to where they began.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of consecutive taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of touches; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The maximum movement of a touch, in points.
  private static let allowableMovement: CGFloat = 45
  /// The maximum duration of a touch, in seconds.
  private static let maximumDuration: TimeInterval = 0.75

  private var taps = 0
  private var tapTouchCount = 0
  private var start: CGPoint?
  private var deadline: SceneClock.ScheduledAction?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
      return
    }
    tapTouchCount = max(tapTouchCount, numberOfTouches)
    if let start, taps > 0, recognition.middle.distance(to: start) > Self.allowableMovement {
      state = .failed
      return
    }
    if tapTouchCount == 1 {
      if taps == 0 { start = recognition.middle }
      // A long touch fails the gesture, but settling in stepped time doesn't wait for that.
      failLater(after: Self.maximumDuration, isAwaited: false)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touch.location.distance(to: touch.startLocation) > Self.allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard recognition.touches.allSatisfy({ $0.phase == .ended }) else { return }
    guard tapTouchCount == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    tapTouchCount = 0
    if taps == numberOfTapsRequired {
      deadline?.cancel()
      state = .recognized
    } else {
      failLater(after: TouchDispatcher.maximumTapPause, isAwaited: true)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    taps = 0
    tapTouchCount = 0
    start = nil
    deadline?.cancel()
    deadline = nil
  }

  /// Returns false for a recognizer of the same view that needs more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer, tap.view === view else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func failLater(after delay: TimeInterval, isAwaited: Bool) {
    deadline?.cancel()
    deadline = clock.schedule(after: delay, isAwaited: isAwaited) { [weak self] in self?.state = .failed }
  }
}

import Foundation

/// A recognizer for two touches that move around each other. The gesture begins when they have turned by 5 degrees, and
/// ends when both touches have ended.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The direction between the touches at their last change; nil if fewer than two are down.
  private var lastAngle: CGFloat?
  private var storedRotation: CGFloat = 0
  private var history = ValueHistory()

  /// The angle by which the touches have turned, in radians, clockwise. Further changes are added to a value that is
  /// set.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      storedRotation = newValue
      history.clear()
    }
  }

  /// The angle in radians at which the gesture begins: 5 degrees.
  @_spi(Toolkit) public final var minimumRotation = CGFloat.pi / 36

  /// The change of the rotation per second of the scene's clock, in radians.
  open var velocity: CGFloat { history.velocity(at: clock.now) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard lastAngle == nil, let pair = TouchPair(of: self) else { return }
    lastAngle = pair.angle
    history.add(storedRotation, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = TouchPair(of: self), let last = lastAngle else { return }
    lastAngle = pair.angle
    // The nearest way around: a direction jumps by a full turn at the negative x axis.
    storedRotation += remainder(pair.angle - last, 2 * .pi)
    history.add(storedRotation, at: event.timestamp)
    switch state {
    case .possible: if storedRotation != 0 && abs(storedRotation) >= minimumRotation { state = .began }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastAngle = TouchPair(of: self)?.angle
    guard recognition.touches.allSatisfy({ $0.phase == .ended }) else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    lastAngle = nil
    storedRotation = 0
    history.clear()
  }
}

import Foundation

/// A recognizer for two touches that move towards or away from each other. The gesture begins when their distance has
/// changed by 8 points, and ends when both touches have ended. In a terminal, turning the wheel with the control key
/// pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 8

  /// The distance of the touches at which the scale would be 1.
  private var distanceOfOne: CGFloat?
  /// The distance at which the touches began.
  private var firstDistance: CGFloat = 0
  private var storedScale: CGFloat = 1
  private var history = ValueHistory()

  /// The distance of the touches divided by their distance at the beginning. Setting it makes further changes relative
  /// to the present distance.
  open var scale: CGFloat {
    get { storedScale }
    set {
      storedScale = newValue
      history.clear()
      takeDistance()
    }
  }

  /// The change of the scale at which the gesture begins; nil for a change of the distance by 8 points.
  @_spi(Toolkit) public final var minimumScaleDelta: CGFloat?

  /// The change of the scale per second of the scene's clock.
  open var velocity: CGFloat { history.velocity(at: clock.now) }

  private func takeDistance() {
    distanceOfOne = TouchPair(of: self).flatMap { storedScale > 0 ? $0.distance / storedScale : nil }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard distanceOfOne == nil, let pair = TouchPair(of: self) else { return }
    firstDistance = pair.distance
    takeDistance()
    history.add(storedScale, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = TouchPair(of: self), let distanceOfOne else { return }
    let isInProgress = state == .began || state == .changed
    guard isInProgress || isEnough(pair.distance) else { return }
    storedScale = pair.distance / distanceOfOne
    history.add(storedScale, at: event.timestamp)
    state = isInProgress ? .changed : .began
  }

  /// True if the distance of the touches has changed so much that the gesture begins.
  private func isEnough(_ distance: CGFloat) -> Bool {
    let slop = minimumScaleDelta.map { $0 * firstDistance } ?? Self.slop
    return distance != firstDistance && abs(distance - firstDistance) >= slop
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    takeDistance()
    guard recognition.touches.allSatisfy({ $0.phase == .ended }) else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    distanceOfOne = nil
    storedScale = 1
    history.clear()
  }
}

import Foundation

/// A recognizer for moving touches. The gesture begins when they have moved 10 points.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches; unlimited by default.
  open var maximumNumberOfTouches = Int.max

  /// The movement of the touches at which the gesture begins, in points.
  @_spi(Toolkit) public static let slop: CGFloat = 10
  /// The period that the velocity is computed over, in seconds.
  private static let velocityWindow: TimeInterval = 0.1

  /// The mean movement of the touches, in the window's coordinates.
  private var moved = CGPoint.zero
  private var samples: [(time: TimeInterval, moved: CGPoint)] = []

  /// The movement of the touches since they began, or since `setTranslation(_:in:)`, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { inCoordinates(of: view, moved) }

  /// Sets the current translation, from which further movement is counted.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let window = self.view?.enclosingWindow
    let origin = UITouch.convert(.zero, from: window, to: view)
    let unitX = UITouch.convert(CGPoint(x: 1, y: 0), from: window, to: view)
    let unitY = UITouch.convert(CGPoint(x: 0, y: 1), from: window, to: view)
    // The linear part of the conversion, inverted.
    let (a, b) = (unitX.x - origin.x, unitX.y - origin.y)
    let (c, d) = (unitY.x - origin.x, unitY.y - origin.y)
    let determinant = a * d - b * c
    guard determinant != 0 else { return }
    let value = CGPoint(
      x: (d * translation.x - c * translation.y) / determinant,
      y: (a * translation.y - b * translation.x) / determinant)
    let change = CGPoint(x: value.x - moved.x, y: value.y - moved.y)
    moved = value
    samples = samples.map { ($0.time, CGPoint(x: $0.moved.x + change.x, y: $0.moved.y + change.y)) }
  }

  /// The velocity of the touches in a view's coordinates, in points per second of the scene's clock; 0 if no time has
  /// passed.
  open func velocity(in view: UIView?) -> CGPoint {
    let now = clock.now
    guard let last = samples.last, let first = samples.first(where: { now - $0.time <= Self.velocityWindow }),
      last.time > first.time
    else { return .zero }
    let seconds = CGFloat(max(last.time, now) - first.time)
    let speed = CGPoint(x: (last.moved.x - first.moved.x) / seconds, y: (last.moved.y - first.moved.y) / seconds)
    return inCoordinates(of: view, speed)
  }

  private func inCoordinates(of view: UIView?, _ vector: CGPoint) -> CGPoint {
    let window = self.view?.enclosingWindow
    let origin = UITouch.convert(.zero, from: window, to: view)
    let end = UITouch.convert(vector, from: window, to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if numberOfTouches > maximumNumberOfTouches { state = .failed }
      if samples.isEmpty { samples = [(event.timestamp, .zero)] }
    } else if numberOfTouches > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = CGFloat(max(1, numberOfTouches))
    for touch in touches {
      moved.x += (touch.location.x - touch.previousLocation.x) / count
      moved.y += (touch.location.y - touch.previousLocation.y) / count
    }
    samples.removeAll { event.timestamp - $0.time > Self.velocityWindow }
    samples.append((event.timestamp, moved))
    switch state {
    case .possible:
      if numberOfTouches >= minimumNumberOfTouches, hypot(moved.x, moved.y) >= Self.slop { state = .began }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = recognition.touches.count { $0.phase != .ended }
    if state == .possible {
      if remaining == 0 { state = .failed }
    } else if remaining < minimumNumberOfTouches {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    moved = .zero
    samples = []
  }
}

import Foundation

/// The two oldest touches of a gesture that are still down.
@MainActor
struct TouchPair {
  private let first: UITouch
  private let second: UITouch

  /// Nil if fewer than two touches are down.
  init?(of recognizer: UIGestureRecognizer) {
    let down = recognizer.recognition.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
    guard down.count >= 2 else { return nil }
    (first, second) = (down[0], down[1])
  }

  /// The distance of the touches, in points; at least 1.
  var distance: CGFloat { max(1, first.location.distance(to: second.location)) }

  /// The direction from the first touch to the second one, in radians, clockwise from the x axis.
  var angle: CGFloat { atan2(second.location.y - first.location.y, second.location.x - first.location.x) }
}

/// The recent values of a gesture, for its velocity.
struct ValueHistory {
  /// The period that the velocity is computed over, in seconds.
  private static let period: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, value: CGFloat)] = []

  /// Adds the value at a time, which is not before that of the last one.
  mutating func add(_ value: CGFloat, at time: TimeInterval) {
    samples.removeAll { time - $0.time > Self.period }
    samples.append((time, value))
  }

  /// Removes all values.
  mutating func clear() { samples = [] }

  /// The change of the value per second; 0 if no time has passed.
  func velocity(at now: TimeInterval) -> CGFloat {
    guard let last = samples.last, let first = samples.first(where: { now - $0.time <= Self.period }),
      last.time > first.time
    else { return 0 }
    return (last.value - first.value) / CGFloat(max(last.time, now) - first.time)
  }
}

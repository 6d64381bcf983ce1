import Foundation

/// The way of content that was let go of: its distance to where it comes to rest shrinks by the same part in each
/// millisecond, as that of a body which is slowed by friction in proportion to its speed.
struct Deceleration {
  let start: CGPoint
  let target: CGPoint
  /// The part of the distance that is left after a millisecond; between 0 and 1.
  let rate: CGFloat

  /// The distance at which content counts as being at rest, in points.
  private static let restingDistance: CGFloat = 0.5

  /// How far something moves on that keeps `rate` of its speed in each millisecond.
  ///
  /// - Parameter velocity: in points a millisecond.
  static func distance(velocity: CGFloat, rate: CGFloat) -> CGFloat { velocity * rate / (1 - rate) }

  /// In seconds.
  var duration: TimeInterval {
    let distance = start.distance(to: target)
    guard distance > Self.restingDistance else { return 0 }
    return log(Self.restingDistance / distance) / log(rate) / 1000
  }

  /// Where the content is some seconds after it was let go of.
  func offset(at time: TimeInterval) -> CGPoint {
    guard time < duration else { return target }
    let share = pow(rate, CGFloat(time * 1000))
    return CGPoint(x: target.x + (start.x - target.x) * share, y: target.y + (start.y - target.y) * share)
  }
}

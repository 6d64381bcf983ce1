import Foundation

/// The deceleration of content after a drag: each millisecond, the remaining distance to the target shrinks by the same
/// factor, as with friction proportional to the speed.
struct Deceleration {
  let start: CGPoint
  let target: CGPoint
  /// The factor by which the remaining distance shrinks in a millisecond; between 0 and 1.
  let rate: CGFloat

  /// The distance to the target at which the content is at rest, in points.
  private static let restingDistance: CGFloat = 0.5

  /// The distance that content travels if it keeps the fraction `rate` of its speed in each millisecond.
  ///
  /// - Parameter velocity: The initial velocity in points per millisecond.
  static func distance(velocity: CGFloat, rate: CGFloat) -> CGFloat { velocity * rate / (1 - rate) }

  /// The time until the content is at rest, in seconds.
  var duration: TimeInterval {
    let distance = start.distance(to: target)
    guard distance > Self.restingDistance else { return 0 }
    return log(Self.restingDistance / distance) / log(rate) / 1000
  }

  /// The offset at a time in seconds after the drag ended.
  func offset(at time: TimeInterval) -> CGPoint {
    guard time < duration else { return target }
    let share = pow(rate, CGFloat(time * 1000))
    return CGPoint(x: target.x + (start.x - target.x) * share, y: target.y + (start.y - target.y) * share)
  }
}

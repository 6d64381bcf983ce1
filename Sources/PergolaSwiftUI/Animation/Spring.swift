import Foundation

/// The movement of a spring with damping, by the solutions of its differential equation.
public struct Spring: Hashable, Sendable {
  /// The time in which the spring is felt to move, in seconds: that of a period without damping.
  public let duration: TimeInterval
  /// The bounce: 0 for none, up to 1 for a spring that never rests; less than 0 for a slower one.
  public let bounce: Double

  /// Creates a spring. A duration that is no positive number counts as 0.01 seconds.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration.isFinite && duration > 0.01 ? duration : 0.01
    self.bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
  }

  /// Creates a spring from the period without damping, in seconds, and the ratio of its damping to that without a bounce.
  public init(response: Double, dampingRatio: Double) {
    let ratio = dampingRatio.isNaN ? 1 : max(0, dampingRatio)
    self.init(duration: response, bounce: ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// A spring without a bounce.
  public static var smooth: Spring { Spring() }
  /// A spring with a small bounce.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring with a larger bounce.
  public static var bouncy: Spring { Spring(bounce: 0.3) }

  /// The period without damping, in seconds.
  public var response: Double { duration }
  /// The ratio of the damping to that without a bounce.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

  private var frequency: Double { 2 * .pi / duration }

  /// The time until the distance to the target is a thousandth of the first one, in seconds. Infinite without damping.
  public var settlingDuration: TimeInterval {
    let (ratio, frequency) = (dampingRatio, frequency)
    // (1 + x) exp(-x) is a thousandth at 9.2334.
    if abs(ratio - 1) < 1e-3 { return 9.2334 / frequency }
    let rate = ratio < 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    return rate > 0 ? log(1000) / rate : .infinity
  }

  /// The parts of the first distance, and of the first velocity, in the distance at a time.
  private func parts(at time: TimeInterval) -> (distance: Double, velocity: Double) {
    let (ratio, frequency, time) = (dampingRatio, frequency, max(0, time))
    if abs(ratio - 1) < 1e-3 {
      let decay = exp(-frequency * time)
      return ((1 + frequency * time) * decay, time * decay)
    }
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let decay = exp(-ratio * frequency * time)
      let sine = sin(damped * time) / damped
      return (decay * (cos(damped * time) + ratio * frequency * sine), decay * sine)
    }
    // The two exponential parts are kept apart: hyperbolic functions would overflow.
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let slow = exp((root - ratio * frequency) * time) / 2
    let fast = exp((-root - ratio * frequency) * time) / 2
    let sine = (slow - fast) / root
    return (slow + fast + ratio * frequency * sine, sine)
  }

  /// The value at a time for a spring that starts at 0.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: The change of the value per second at the start.
  ///   - time: In seconds.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let parts = parts(at: time)
    return target - target.scaled(by: parts.distance) + initialVelocity.scaled(by: parts.velocity)
  }

  /// The change of the value per second at a time, for a spring that starts at 0.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let parts = parts(at: time)
    let ofVelocity = parts.distance - 2 * dampingRatio * frequency * parts.velocity
    return target.scaled(by: frequency * frequency * parts.velocity) + initialVelocity.scaled(by: ofVelocity)
  }
}

import Foundation

/// The motion of a damped spring from 0 to its rest at 1.
struct SpringMotion: Hashable, Sendable {
  /// 1 for no overshoot; less overshoots, more is slower.
  let dampingRatio: Double
  /// The undamped angular frequency, in radians per unit of time.
  let frequency: Double
  /// The velocity at the start, in whole distances per unit of time.
  let initialVelocity: Double

  /// A spring with a frequency. The damping ratio is at least a hundredth, so that the spring comes to rest.
  init(dampingRatio: Double, frequency: Double, initialVelocity: Double) {
    self.dampingRatio = max(0.01, dampingRatio)
    self.frequency = frequency
    self.initialVelocity = initialVelocity
  }

  /// A spring that comes to rest after one unit of time.
  init(dampingRatio: Double, initialVelocity: Double) {
    let unit = SpringMotion(dampingRatio: dampingRatio, frequency: 1, initialVelocity: 0)
    self.init(dampingRatio: dampingRatio, frequency: unit.settlingTime, initialVelocity: initialVelocity)
  }

  /// The time after which the spring is within a thousandth of its rest, without regard to its initial velocity.
  var settlingTime: Double {
    // The envelope is exp(-rate * time); with a ratio of exactly 1 it is (1 + frequency * time) times that.
    if dampingRatio == 1 { return 9.2334 / frequency }
    let slower = dampingRatio > 1 ? (dampingRatio * dampingRatio - 1).squareRoot() : 0
    return 6.9078 / (frequency * (dampingRatio - slower))
  }

  /// The position at a time: 0 at the start, 1 at rest.
  func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let decay = dampingRatio * frequency
    if dampingRatio == 1 { return 1 - exp(-decay * time) * (1 + (decay - initialVelocity) * time) }
    if dampingRatio < 1 {
      let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1
        - exp(-decay * time) * (cos(damped * time) + (decay - initialVelocity) / damped * sin(damped * time))
    }
    let half = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (half - decay, -half - decay)
    let part = (-initialVelocity - fast) / (slow - fast)
    return 1 - part * exp(slow * time) - (1 - part) * exp(fast * time)
  }
}

import Dispatch
import Foundation
import UIKitCore

/// The course of a change that is shown over time: a duration with a curve, or a spring.
public struct Animation: Hashable, Sendable {
  /// The curve between the first state and the last.
  enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case bezier(Double, Double, Double, Double)
    /// - Parameter initialVelocity: In distances to move per second.
    case spring(dampingFraction: Double, initialVelocity: Double = 0)
  }

  var curve: Curve
  /// In seconds.
  var duration: Double
  var delay: Double = 0
  /// nil forever.
  var repeatCount: Int? = 1
  var autoreverses = false

  init(_ curve: Curve, _ duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// A spring without bounce.
  public static let `default` = Animation(.spring(dampingFraction: 1), 0.35)
  /// An animation with constant speed, of 0.35 seconds.
  public static let linear = Animation(.linear, 0.35)
  /// An animation that starts slowly, of 0.35 seconds.
  public static let easeIn = Animation(.easeIn, 0.35)
  /// An animation that ends slowly, of 0.35 seconds.
  public static let easeOut = Animation(.easeOut, 0.35)
  /// An animation that starts and ends slowly, of 0.35 seconds.
  public static let easeInOut = Animation(.easeInOut, 0.35)
  /// A spring without bounce, of 0.5 seconds.
  public static let spring = Animation(.spring(dampingFraction: 1), 0.5)
  /// A spring without bounce, of 0.5 seconds.
  public static let smooth = Animation(.spring(dampingFraction: 1), 0.5)
  /// A spring with a small bounce, of 0.5 seconds.
  public static let snappy = Animation(.spring(dampingFraction: 0.85), 0.5)
  /// A spring with a larger bounce, of 0.5 seconds.
  public static let bouncy = Animation(.spring(dampingFraction: 0.7), 0.5)
  /// A fast spring with a small bounce, of 0.15 seconds, for what follows a touch.
  public static let interactiveSpring = Animation(.spring(dampingFraction: 0.86), 0.15)

  /// An animation with constant speed. The duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
  /// An animation that starts slowly. The duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
  /// An animation that ends slowly. The duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
  /// An animation that starts and ends slowly. The duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration) }

  /// An animation along a Bézier curve from (0, 0) to (1, 1) with two control points.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.bezier(x1, y1, x2, y2), duration)
  }

  /// A spring, by the time in seconds that it takes to return and by its damping, from 0 (none) to 1 (no bounce).
  ///
  /// - Parameter blendDuration: Without a visible effect: the time in which the spring takes over from another one.
  ///   Frames carry the states between which views move, and a host begins each movement where it shows the view.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(dampingFraction: dampingFraction), response)
  }

  /// A spring, by its duration in seconds and its bounce, from 0 (none) to 1.
  ///
  /// - Parameter blendDuration: Without a visible effect: the time in which the spring takes over from another one.
  ///   Frames carry the states between which views move, and a host begins each movement where it shows the view.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(dampingFraction: 1 - bounce), duration)
  }

  /// A fast spring for what follows a touch, by the time in seconds that it takes to return and by its damping, from 0
  /// (none) to 1 (no bounce).
  ///
  /// - Parameter blendDuration: Without a visible effect, as in ``spring(duration:bounce:blendDuration:)``.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(dampingFraction: dampingFraction), response)
  }

  /// A fast spring for what follows a touch, by its duration in seconds and what is added to its bounce of 0.14.
  ///
  /// - Parameter blendDuration: Without a visible effect, as in ``spring(duration:bounce:blendDuration:)``.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(dampingFraction: 0.86 - extraBounce), duration)
  }

  /// A spring without bounce, by its duration in seconds and a bounce that is added, from 0 (none) to 1.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(dampingFraction: 1 - extraBounce), duration)
  }

  /// A spring with a small bounce, by its duration in seconds and what is added to its bounce of 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(dampingFraction: 0.85 - extraBounce), duration)
  }

  /// A spring with a larger bounce, by its duration in seconds and what is added to its bounce of 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(dampingFraction: 0.7 - extraBounce), duration)
  }

  /// A spring without bounce, of 0.5 seconds.
  public static let interpolatingSpring = Animation(.spring(dampingFraction: 1), 0.5)

  /// A spring, by the properties of a mass that hangs on it. Overdamped springs move as those without bounce; a mass or a
  /// stiffness that is not positive gives the standard spring.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force of the spring per distance.
  ///   - damping: The force against the movement per speed.
  ///   - initialVelocity: The speed at the start, in distances to move per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    guard mass > 0, stiffness > 0, mass.isFinite, stiffness.isFinite else { return .interpolatingSpring }
    let fraction = damping / (2 * (stiffness * mass).squareRoot())
    return Animation(
      .spring(dampingFraction: min(1, max(0, fraction)), initialVelocity: initialVelocity),
      2 * .pi * (mass / stiffness).squareRoot())
  }

  /// A spring, by its duration in seconds and its bounce, from 0 (none) to 1.
  ///
  /// - Parameter initialVelocity: The speed at the start, in distances to move per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.spring(dampingFraction: 1 - bounce, initialVelocity: initialVelocity), duration)
  }

  /// The animation after a time in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }

  /// The animation with another speed, as a factor.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.duration /= speed
    animation.delay /= speed
    return animation
  }

  /// The animation, repeated in hosts that animate. What follows the animation waits for all repetitions.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of runs, each of the animation's duration.
  ///   - autoreverses: True if every second run goes back. State is final at once, and so is the view after the last run.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    return animation
  }

  /// The animation, repeated without an end in hosts that animate; others show the final state. What follows the
  /// animation is never performed.
  ///
  /// - Parameter autoreverses: True if every second run goes back.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeatCount = nil
    animation.autoreverses = autoreverses
    return animation
  }
}

/// Performs a closure whose changes of state are animated.
///
/// State changes at once; layout is final at once as well, and frames carry the transition.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Performs a closure whose changes of state are animated, and another one when the animation has completed.
///
/// If nothing changes, the second closure is performed soon.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let end = AnimationCompletion(criteria: completionCriteria, action: completion)
  end.hold()
  let box = UncheckedBox(end)
  let context = SceneContext.current
  defer { DispatchQueue.main.async { context.perform { box.value.release() } } }
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.add(end)
  return try withTransaction(transaction, body)
}

import Foundation
import PergolaCoreFoundation

/// An animation of a property from one value to another by a damped spring.
///
/// `settlingDuration` does not set `duration`: an animation that is shorter ends before the spring is at rest.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring, greater than 0; 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring, greater than 0; 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping of the spring, at least 0; 10 by default.
  open var damping: CGFloat = 10
  /// The velocity at the start, in whole distances per second; 0 by default.
  open var initialVelocity: CGFloat = 0

  /// The time after which the spring is within a thousandth of its rest, in seconds.
  public final var settlingDuration: CFTimeInterval { motion.settlingTime }

  private var motion: SpringMotion {
    let (mass, stiffness) = (max(mass, 0.001), max(stiffness, 0.001))
    return SpringMotion(
      dampingRatio: Double(damping / (2 * (stiffness * mass).squareRoot())),
      frequency: Double((stiffness / mass).squareRoot()), initialVelocity: Double(initialVelocity))
  }

  override func copied() -> CAAnimation {
    let copy = CASpringAnimation()
    copyTiming(to: copy)
    copy.keyPath = keyPath
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    return copy
  }

  override func apply(_ progress: CGFloat, to layer: CALayer) {
    let seconds = Double(progress) * (duration > 0 ? duration : 0.25)
    super.apply(CGFloat(motion.position(at: seconds)), to: layer)
  }
}

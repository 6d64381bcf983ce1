import Foundation

/// A generator of feedback about a collision. Nothing is felt, see `UIFeedbackGenerator`.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and the stiffness of the things that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Small things.
    case light
    /// Things of middle size.
    case medium
    /// Large things.
    case heavy
    /// Things that give way.
    case soft
    /// Things that don't give way.
    case rigid
  }

  /// Creates a generator for things of middle size.
  public override init() { super.init() }

  /// Creates a generator for things of a kind.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Creates a generator for things of a kind in a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  /// Reports a collision.
  open func impactOccurred() {}

  /// Reports a collision with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  /// Reports a collision at a point of the generator's view.
  open func impactOccurred(at location: CGPoint) {}

  /// Reports a collision with an intensity from 0 to 1, at a point of the generator's view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

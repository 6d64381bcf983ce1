import Foundation
import RenderTree

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// The timing of an animator: a cubic curve or a spring.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a cubic curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UIView {
  /// A curve of the progress of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the start and at the end.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Constant speed.
    case linear
  }
}

/// The timing of an animator by a cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of the animation; `easeInOut` with control points of one's own.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// A curve with a name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltIn = true
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    super.init()
  }

  /// A curve with two control points. Their times are limited to 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltIn = false
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  /// `.builtin` for a curve with a name, else `.cubic`.
  public final var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The parameters themselves.
  public final var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  public final var springTimingParameters: UISpringTimingParameters? { nil }

  fileprivate final var curve: NodeTransition.Curve {
    guard isBuiltIn else {
      return .cubic(x1: controlPoint1.x, y1: controlPoint1.y, x2: controlPoint2.x, y2: controlPoint2.y)
    }
    return switch animationCurve {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

/// The timing of an animator by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the start, in whole distances per second. The horizontal one counts for all properties.
  public let initialVelocity: CGVector
  /// The damping ratio of the spring.
  fileprivate let dampingRatio: Double
  /// The motion in seconds of a spring with a mass, which determines the duration; nil if the animator does.
  fileprivate let motion: SpringMotion?

  /// A spring that comes to rest within the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 for no overshoot; values towards 0 overshoot more.
  ///   - velocity: The velocity at the start, in whole distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = Double(ratio)
    initialVelocity = velocity
    motion = nil
    super.init()
  }

  /// A spring at rest that comes to its end within the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// A spring by its physics, which determine the duration; the animator's is ignored.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let (mass, stiffness) = (max(mass, 0.001), max(stiffness, 0.001))
    dampingRatio = Double(damping / (2 * (stiffness * mass).squareRoot()))
    initialVelocity = velocity
    motion = SpringMotion(
      dampingRatio: dampingRatio, frequency: Double((stiffness / mass).squareRoot()),
      initialVelocity: Double(velocity.dx))
    super.init()
  }

  /// `.spring`.
  public final var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  public final var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  public final var springTimingParameters: UISpringTimingParameters? { self }
}

/// The curve of an animator as a function of time.
struct ProgressCurve {
  /// The curve for hosts.
  let shown: NodeTransition.Curve
  /// The duration that the curve determines; nil if the animator does.
  let ownDuration: TimeInterval?
  private let cubic: CAMediaTimingFunction?
  private let spring: SpringMotion?

  /// The curve of a provider for a duration in seconds.
  @MainActor
  init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
    if let parameters = provider.springTimingParameters {
      let velocity = Double(parameters.initialVelocity.dx)
      shown = .spring(dampingRatio: parameters.dampingRatio, initialVelocity: velocity)
      ownDuration = parameters.motion?.settlingTime
      cubic = nil
      let length = ownDuration ?? duration
      spring =
        parameters.motion.map {
          SpringMotion(
            dampingRatio: $0.dampingRatio, frequency: $0.frequency * length, initialVelocity: velocity * length)
        } ?? SpringMotion(dampingRatio: parameters.dampingRatio, initialVelocity: velocity * length)
    } else {
      let parameters = provider.cubicTimingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
      shown = parameters.curve
      ownDuration = nil
      let (first, second) = (parameters.controlPoint1, parameters.controlPoint2)
      cubic = CAMediaTimingFunction(
        controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
      spring = nil
    }
  }

  /// The progress after a part of the duration from 0 to 1.
  func progress(at part: CGFloat) -> CGFloat {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    return cubic?.progress(at: part) ?? spring.map { CGFloat($0.position(at: Double(part))) } ?? part
  }
}

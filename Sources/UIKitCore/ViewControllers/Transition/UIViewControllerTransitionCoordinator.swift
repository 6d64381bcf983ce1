import Foundation

/// The state of a transition in progress: of a change between controllers, or of a size change.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether a gesture of the user began the transition.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the user can take over the running animation. Always false here.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether the user drives the transition by a gesture now.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled, so that the views go back.
  var isCancelled: Bool { get }
  /// The duration of the animation in seconds of the scene's clock; 0 without an animation.
  var transitionDuration: TimeInterval { get }
  /// The completed part of an interactive transition when the user let go, from 0 to 1; before that the current part.
  var percentComplete: CGFloat { get }
  /// The velocity with which the user let go, in whole transitions per second; 0 for one that is not interactive.
  var completionVelocity: CGFloat { get }
  /// The controller that is replaced or that replaces it; nil if there isn't one.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is replaced or that replaces it; nil if there isn't one.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the interface. The identity: hosts turn no interface.
  var targetTransform: CGAffineTransform { get }
}

/// The role of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the role.
  public let rawValue: String
  /// A role with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The role of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the role.
  public let rawValue: String
  /// A role with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the start.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Runs an app's changes alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs changes with the animation of the transition, and a completion closure when the transition has ended. If the
  /// user drives the transition, the changes run when the user lets go, and not at all if it is cancelled.
  ///
  /// - Returns: True if the changes will run. If the animation runs already, they do not run, but the completion does;
  ///   after the end neither does.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs changes of a view outside of `containerView` with the animation of the transition, and a completion closure
  /// when the transition has ended.
  ///
  /// - Parameter view: The view whose descendants change. Every view can be animated here.
  /// - Returns: The same as `animate(alongsideTransition:completion:)`.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure when the user lets go of an interactive transition, which then goes on or back.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes with the animation of the transition.
  ///
  /// - Returns: The same as `animate(alongsideTransition:completion:)`.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

import Foundation

/// The state of a size change in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the change is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the user drives the change by a gesture.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the change was cancelled.
  var isCancelled: Bool { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view whose size changes.
  var containerView: UIView { get }
}

/// Runs a controller's changes alongside a size change.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs changes when the views have their new size, then a completion closure.
  ///
  /// - Returns: true: the animation is always accepted.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes when the views have their new size.
  ///
  /// - Returns: true: the animation is always accepted.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The size change of a window, which is not animated.
final class WindowSizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(window: UIWindow) {
    containerView = window
    super.init()
  }

  var isAnimated: Bool { false }

  var isInteractive: Bool { false }

  var isCancelled: Bool { false }

  var transitionDuration: TimeInterval { 0 }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Changes the size, then runs the animations and the completions.
  func perform(_ change: () -> Void) {
    change()
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
  }
}

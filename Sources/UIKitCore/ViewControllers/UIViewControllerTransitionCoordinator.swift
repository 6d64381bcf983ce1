import Foundation

/// What is known of a change of size while it happens.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is shown as a movement.
  var isAnimated: Bool { get }
  /// Whether a person drives the change by a gesture.
  var isInteractive: Bool { get }
  /// Whether the change was taken back.
  var isCancelled: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which it happens.
  var containerView: UIView { get }
}

/// Lets a controller change its views along with a change of size.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Makes changes when the views have their new size, and calls back when it is done.
  ///
  /// - Returns: whether the animation was accepted: always true.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes when the views have their new size.
  ///
  /// - Returns: whether the animation was accepted: always true.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A window's change of size, which is not shown as a movement.
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

  /// Changes the size, with all that wants to change along with it.
  func perform(_ change: () -> Void) {
    change()
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
  }
}

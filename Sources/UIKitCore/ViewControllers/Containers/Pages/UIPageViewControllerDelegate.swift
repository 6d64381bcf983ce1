import Foundation

/// The delegate of a page view controller, which is notified of the user's turns. All methods are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before the user's turn shows another page. A turn that goes back and then to the other side is a new one.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

  /// Called after the user's turn, and after the appearance callbacks of the pages.
  ///
  /// - Parameters:
  ///   - finished: False if a programmatic change interrupted the turn.
  ///   - previousViewControllers: The page that was visible before the turn, as the only element.
  ///   - completed: True if another page is visible now, false if the turn went back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { AbsentMethod.note() }

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { AbsentMethod.note() }
}

import Foundation

/// The source of the pages beside the visible one. The methods of the page control are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before a page; nil if it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after a page; nil if it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// The number of dots of the page control.
  ///
  /// A horizontal page view controller has a page control below its pages if the data source implements this method and
  /// ``presentationIndex(for:)``. They are called after a page or a data source was set; turns by the user change the
  /// current dot by one.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// The index of the current dot of the page control.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0. Without this method, or the other one, there is no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    AbsentMethod.note()
    return 0
  }

  /// Returns 0. Without this method, or the other one, there is no page control.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    AbsentMethod.note()
    return 0
  }
}

import Foundation

/// The bar during a pop by the user's finger, from a page that has a bar of its own: a column of a collapsed split view
/// controller, or a tab of the "More" list. The container's bar belongs to the page behind, below the one in front, and
/// moves with it.
extension UINavigationController {
  /// Shows the bar with the page behind, if the page in front has a bar of its own.
  final func showBar(with top: UIViewController, behind page: UIViewController) {
    guard page is UINavigationController, !(top is UINavigationController), let pages = display.pages,
      let view = page.viewIfLoaded
    else { return }
    display.pageBehind = top
    pages.insertSubview(navigationBar, belowSubview: view)
    showBarItems()
    layOutBars()
  }

  /// Moves the bar with the page behind.
  final func moveBarBehind(by distance: CGFloat) {
    guard display.pageBehind != nil else { return }
    display.barShift = distance
    navigationBar.frame.origin.x = distance
  }

  /// Puts the bar in front of the pages again.
  final func raiseBar() {
    guard display.pageBehind != nil, let pages = display.pages else { return }
    display.pageBehind = nil
    display.barShift = 0
    pages.front = nil
    pages.superview?.insertSubview(navigationBar, aboveSubview: pages)
  }
}

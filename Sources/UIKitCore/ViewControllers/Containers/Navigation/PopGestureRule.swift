import Foundation

/// The delegate that a navigation controller gives its pop gesture: the gesture begins only where there is a back button.
///
/// An app that replaces the delegate, or removes it, lets the gesture begin on every page but the first.
final class PopGestureRule: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController

  init(_ controller: UINavigationController) { self.controller = controller }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard controller.viewControllers.count > 1, controller.display.transition == nil,
      let item = controller.topViewController?.navigationItem
    else { return false }
    return !item.hidesBackButton && item.backAction == nil
      && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
  }
}

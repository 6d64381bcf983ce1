#sourceLocation(file: "UINavigationController+Swipe.swift", line: 1)
import Dispatch
import UIKit

// The swipe back, also without a bar.
public extension UINavigationController {
  fileprivate var isFirst: Bool { viewControllers.count == 1 }

  /// The content.
  }; extension _App_UINavigationController {                     func _extension__App_UINavigationController_viewDidLoad() {
    super.viewDidLoad()
    title = isFirst ? "first" : nil
  } }; public extension UINavigationController {

  }; extension _App_UINavigationController {          func _extension__App_UINavigationController_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) } }; public extension UINavigationController {  // The bar.

  func another() -> UINavigationController { _App_UINavigationController(rootViewController: self) }
}

extension UIViewController {
  var afterExtension: Int { 1 }
}

let afterSwipe = #line

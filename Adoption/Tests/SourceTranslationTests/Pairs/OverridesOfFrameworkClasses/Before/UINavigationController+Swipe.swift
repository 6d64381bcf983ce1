import Dispatch
import UIKit

// The swipe back, also without a bar.
public extension UINavigationController {
  private var isFirst: Bool { viewControllers.count == 1 }

  /// The content.
  @objc override open func viewDidLoad() {
    super.viewDidLoad()
    title = isFirst ? "first" : nil
  }

  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }  // The bar.

  func another() -> UINavigationController { UINavigationController(rootViewController: self) }
}

extension UIViewController {
  var afterExtension: Int { 1 }
}

let afterSwipe = #line

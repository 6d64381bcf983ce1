@_spi(Toolkit) import UIKitCore

extension UIViewController {
  /// True if the controller, or a container around it, was pushed or presented.
  final var canLeave: Bool { controllerBelow != nil || presentingViewController != nil }

  /// Pops the page that the controller shows, or dismisses the presentation in which it stands.
  final func leave() {
    if let below = controllerBelow {
      below.navigationController?.popToViewController(below, animated: true)
    } else {
      presentingViewController?.dismiss(animated: true)
    }
  }

  /// The controller below in the stack of the nearest navigation controller; nil at its root, and outside.
  private var controllerBelow: UIViewController? {
    guard let navigation = navigationController else { return nil }
    var page = self
    while let parent = page.parent, parent !== navigation { page = parent }
    guard let index = navigation.viewControllers.firstIndex(where: { $0 === page }), index > 0 else { return nil }
    return navigation.viewControllers[index - 1]
  }
}

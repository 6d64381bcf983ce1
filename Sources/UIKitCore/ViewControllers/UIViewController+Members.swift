extension UIViewController {
  /// The members of view controllers that are found by name.
  static let viewControllerMembers: [ObjectMember] = [
    .unobserved("navigationController", \UIViewController.navigationController),
    .unobserved("navigationItem", \UIViewController.navigationItem),
    .unobserved("parentViewController", \UIViewController.parent),
    .unobserved("presentedViewController", \UIViewController.presentedViewController),
    .unobserved("presentingViewController", \UIViewController.presentingViewController),
    .unobserved("tabBarItem", \UIViewController.tabBarItem),
    .unobserved("title", \UIViewController.title),
    // Set without being read, which would load it.
    .unobserved(
      "view", get: { (controller: UIViewController) in controller.view },
      set: { (controller, view: UIView?) in controller.view = view }),
  ]
}

extension UINavigationController {
  /// The members of navigation controllers that are found by name.
  static let navigationControllerMembers: [ObjectMember] = [
    .delegate("delegate", \UINavigationController.delegate),
    .method("popViewControllerAnimated:", UINavigationController.popViewController(animated:)),
    .method("popToRootViewControllerAnimated:", UINavigationController.popToRootViewController(animated:)),
    .unobserved("topViewController", \UINavigationController.topViewController),
    .unobserved("viewControllers", \UINavigationController.viewControllers),
    .unobserved("visibleViewController", \UINavigationController.visibleViewController),
  ]
}

extension UITabBarController {
  /// The members of tab bar controllers that are found by name.
  static let tabBarControllerMembers: [ObjectMember] = [.delegate("delegate", \UITabBarController.delegate)]
}

extension UISplitViewController {
  /// The members of split view controllers that are found by name.
  static let splitViewControllerMembers: [ObjectMember] = [.delegate("delegate", \UISplitViewController.delegate)]
}

extension UIPageViewController {
  /// The members of page view controllers that are found by name.
  static let pageViewControllerMembers: [ObjectMember] = [
    .delegate("dataSource", \UIPageViewController.dataSource),
    .delegate("delegate", \UIPageViewController.delegate),
  ]
}

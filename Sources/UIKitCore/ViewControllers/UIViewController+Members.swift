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
    .unobserved("view", \UIViewController.view),
  ]
}

extension UINavigationController {
  /// The members of navigation controllers that are found by name.
  static let navigationControllerMembers: [ObjectMember] = [
    .method("popViewControllerAnimated:", UINavigationController.popViewController(animated:)),
    .method("popToRootViewControllerAnimated:", UINavigationController.popToRootViewController(animated:)),
    .unobserved("topViewController", \UINavigationController.topViewController),
    .unobserved("viewControllers", \UINavigationController.viewControllers),
    .unobserved("visibleViewController", \UINavigationController.visibleViewController),
  ]
}

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
    ObjectMember("view", viewProperty),
  ]

  /// The view, which is set without being read: reading it loads it.
  private static var viewProperty: ObjectProperty {
    var property = ObjectProperty(
      get: { (controller: UIViewController) in controller.view },
      set: { (controller: UIViewController, view: UIView?) in controller.view = view }, affectedBy: [])
    property.isObservable = false
    return property
  }
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

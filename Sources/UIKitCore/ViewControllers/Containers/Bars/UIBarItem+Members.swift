extension UIBarItem: BuiltInMembers {
  package class var builtInMembers: [ObjectMember] { barItemMembers }

  /// The members of bar items that are found by name.
  private static let barItemMembers: [ObjectMember] = [
    .unobserved("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
    .unobserved("accessibilityLabel", \UIBarItem.accessibilityLabel),
    .unobserved("image", \UIBarItem.image),
    .unobserved("isEnabled", \UIBarItem.isEnabled),
    .unobserved("tag", \UIBarItem.tag),
    .unobserved("title", \UIBarItem.title),
  ]
}

extension UINavigationItem: BuiltInMembers {
  package class var builtInMembers: [ObjectMember] { navigationItemMembers }

  /// The members of navigation items that are found by name.
  private static let navigationItemMembers: [ObjectMember] = [
    .unobserved("backBarButtonItem", \UINavigationItem.backBarButtonItem),
    .unobserved("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
    .unobserved("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
    .unobserved("title", \UINavigationItem.title),
    .unobserved("titleView", \UINavigationItem.titleView),
  ]
}

extension UINavigationBar {
  /// The members of navigation bars that are found by name.
  static let navigationBarMembers: [ObjectMember] = [.absent("delegate")]
}

extension UIToolbar {
  /// The members of toolbars that are found by name.
  static let toolbarMembers: [ObjectMember] = [.absent("delegate")]
}

extension UITabBar {
  /// The members of tab bars that are found by name.
  static let tabBarMembers: [ObjectMember] = [.delegate("delegate", \UITabBar.delegate)]
}

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

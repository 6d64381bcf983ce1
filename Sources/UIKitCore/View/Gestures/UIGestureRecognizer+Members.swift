extension UIGestureRecognizer: BuiltInMembers {
  package class var builtInMembers: [ObjectMember] { recognizerMembers }

  /// The members of gesture recognizers that are found by name.
  private static let recognizerMembers: [ObjectMember] = [
    .delegate("delegate", \UIGestureRecognizer.delegate),
    .unobserved("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
    .unobserved("isEnabled", \UIGestureRecognizer.isEnabled),
    .unobserved("name", \UIGestureRecognizer.name),
    .unobserved("state", \UIGestureRecognizer.state),
    .unobserved("view", \UIGestureRecognizer.view),
  ]
}

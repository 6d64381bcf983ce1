extension NSLayoutConstraint: BuiltInMembers {
  package class var builtInMembers: [ObjectMember] { constraintMembers }

  /// The members of constraints that are found by name.
  private static let constraintMembers: [ObjectMember] = [
    .unobserved("constant", \NSLayoutConstraint.constant),
    .unobserved("identifier", \NSLayoutConstraint.identifier),
    .unobserved("isActive", \NSLayoutConstraint.isActive),
    .unobserved("priority", \NSLayoutConstraint.priority),
  ]
}

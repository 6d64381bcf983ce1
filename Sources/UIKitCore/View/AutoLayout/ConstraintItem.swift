/// What constraints can be about: a view or a guide.
@MainActor
protocol ConstraintItem: AnyObject {
  /// The view itself, or the one that the guide belongs to.
  var constrainedView: UIView? { get }
}

extension UIView: ConstraintItem {
  final var constrainedView: UIView? { self }
}

extension UILayoutGuide: ConstraintItem {
  final var constrainedView: UIView? { owningView }
}

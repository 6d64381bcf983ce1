/// An item that constraints can refer to: a view or a layout guide.
@MainActor
protocol ConstraintItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var constrainedView: UIView? { get }
}

extension UIView: ConstraintItem {
  final var constrainedView: UIView? { self }
}

extension UILayoutGuide: ConstraintItem {
  final var constrainedView: UIView? { owningView }
}

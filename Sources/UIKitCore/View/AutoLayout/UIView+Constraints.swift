import Foundation

extension UIView {
  /// The active constraints that the view owns: those whose nearest common ancestor it is.
  public final var constraints: [NSLayoutConstraint] { constraintState?.constraints ?? [] }

  /// Activates a constraint for this view and its descendants.
  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate() }

  /// Activates constraints for this view and its descendants.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint that the view owns. Other constraints are ignored.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  /// Deactivates constraints that the view owns. Other constraints are ignored.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The priority at which the view resists growing beyond its intrinsic content size.
  ///
  /// The default is 250. It is 750 vertically for sliders, segmented controls, progress views and page controls, and along
  /// both axes for switches, steppers and activity indicators.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (constraintState?.hugging ?? Self.standardHugging)[axis]
  }

  /// Sets the priority at which the view resists growing beyond its intrinsic content size.
  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    ownConstraintState.hugging[axis] = priority
    intrinsicContentDidChange()
  }

  /// The priority at which the view resists shrinking below its intrinsic content size. The default is 750.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState?.resistance[axis] ?? .defaultHigh
  }

  /// Sets the priority at which the view resists shrinking below its intrinsic content size.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    ownConstraintState.resistance[axis] = priority
    intrinsicContentDidChange()
  }
}

import Foundation

extension UIView {
  /// The active constraints that the view owns: those whose nearest common ancestor it is.
  public final var constraints: [NSLayoutConstraint] { constraintState?.constraints ?? [] }

  /// Makes a constraint active that is about this view and what is inside.
  public final func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate() }

  /// Makes constraints active that are about this view and what is inside.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Ends the effect of a constraint that the view owns.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  /// Ends the effect of constraints that the view owns.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How much the view resists being made larger than its content asks for. 250 by default.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.hugging[axis] ?? .defaultLow
  }

  /// Sets how much the view resists being made larger than its content asks for.
  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    ownConstraintState.hugging[axis] = priority
    intrinsicContentDidChange()
  }

  /// How much the view resists being made smaller than its content asks for. 750 by default.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState?.resistance[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists being made smaller than its content asks for.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    ownConstraintState.resistance[axis] = priority
    intrinsicContentDidChange()
  }
}

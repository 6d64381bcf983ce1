/// What Auto Layout keeps of a view.
@MainActor
final class ConstraintState {
  /// The active constraints that the view owns.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that ancestors own and that are about the view or something in it.
  var crossing: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []

  var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
  var resistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  /// The system of constraints whose root the view is; nil until it is needed, and after its structure changed.
  var island: ConstraintIsland?
  /// Whether the island whose root the view is waits to be solved.
  var needsSolving = false
  /// Subviews that are not where the constraints want them.
  var displaced: [UIView] = []
  /// Whether subviews are being given their frames.
  var isPlacing = false
  /// Whether the island depends on the offset of this scroll view.
  var isOffsetConstrained = false

  /// A priority for each axis.
  struct Priorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// Whether an ancestor's constraint is about the view or something in it.
  ///
  /// An ancestor that went away took its constraints along without a word, so they may be found without an owner.
  var isCrossed: Bool { crossing.contains { $0.owner != nil } }
}

extension UIView {
  /// The state, made where there is none.
  final var ownConstraintState: ConstraintState {
    if let constraintState { return constraintState }
    let made = ConstraintState()
    constraintState = made
    return made
  }
}

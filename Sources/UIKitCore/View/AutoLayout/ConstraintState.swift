/// The Auto Layout state of a view.
@MainActor
final class ConstraintState {
  /// The active constraints that the view owns.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that ancestors own and that refer to the view or a descendant.
  var constraintsOfAncestors: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []

  var hugging: Priorities
  var resistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  init(hugging: Priorities) { self.hugging = hugging }

  /// The island whose root is the view; nil until it is needed, and after its set of members changed.
  var island: ConstraintIsland? { didSet { hasFillingSubview = false } }
  /// True if the view needs no island, because its constraints only make a subview fill it (``UIView/fillingSubview``).
  var hasFillingSubview = false
  /// True if the view's island has changes to solve.
  var needsSolving = false
  /// Subviews whose frames differ from the solution.
  var displaced: [UIView] = []
  /// True while the frames of subviews are being set.
  var isPlacing = false
  /// True if the island depends on the content offset of this scroll view.
  var isOffsetConstrained = false

  /// A priority for each axis.
  struct Priorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    /// Hugging priorities of a view that may be stretched along both axes.
    static let stretchable = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
    /// Hugging priorities of a control that keeps its height, such as a slider.
    static let fixedHeight = Priorities(horizontal: .defaultLow, vertical: .defaultHigh)
    /// Hugging priorities of a control that keeps its size, such as a switch.
    static let fixedSize = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// True if an ancestor's constraint refers to the view or a descendant.
  ///
  /// The deallocation of an ancestor doesn't deactivate its constraints, so `constraintsOfAncestors` may contain some
  /// without an owner.
  var isReferredToByAncestors: Bool { constraintsOfAncestors.contains { $0.owner != nil } }
}

extension UIView {
  /// The view's Auto Layout state, created on first use.
  final var ownConstraintState: ConstraintState {
    if let constraintState { return constraintState }
    let made = ConstraintState(hugging: Self.standardHugging)
    constraintState = made
    return made
  }
}

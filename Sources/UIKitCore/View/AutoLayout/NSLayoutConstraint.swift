import ConstraintSolver
import Foundation

/// A linear relation between two attributes: `first.attribute relation multiplier × second.attribute + constant`.
///
///     NSLayoutConstraint.activate([
///       label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
///       label.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.5),
///     ])
///
/// A constraint has an effect while it is active. Its *owner*, the nearest common ancestor of its items, then holds it.
/// Leading and trailing follow the layout direction of the owner; their constants point towards trailing.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The relation between the left and the right side.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The axis that sizes and priorities belong to.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Creates a constraint without items, which has no effect. Subclasses override it.
  public override init() { super.init() }

  /// Creates a constraint between two items, or for one item if `view2` is nil. It is not active yet.
  ///
  /// Traps if the two attributes don't match: leading with left, a position with a size, or attributes of different
  /// axes.
  ///
  /// - Parameters:
  ///   - view1: A `UIView` or a `UILayoutGuide`, as is `view2` unless it is nil.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = view1 as? any ConstraintItem else {
      Self.refuse("Constraint items must each be a view or layout guide.")
    }
    var second: (any ConstraintItem)?
    if let view2 {
      guard let item = view2 as? any ConstraintItem else {
        Self.refuse("Constraint items must each be a view or layout guide.")
      }
      second = item
    }
    self.init(
      first, attr1, relation, second, second == nil ? .notAnAttribute : attr2, multiplier: multiplier, constant: c)
  }

  convenience init(
    _ first: any ConstraintItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: (any ConstraintItem)?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    validate()
  }

  /// The view or layout guide on the left side; nil after it is deallocated.
  open var firstItem: AnyObject? { first }

  /// The view or layout guide on the right side; nil if there isn't one or after it is deallocated.
  open var secondItem: AnyObject? { second }

  final weak var first: (any ConstraintItem)?
  final weak var second: (any ConstraintItem)?

  /// The attribute on the left side.
  public private(set) final var firstAttribute = Attribute.notAnAttribute
  /// The attribute on the right side; `.notAnAttribute` if the right side is only the constant.
  public private(set) final var secondAttribute = Attribute.notAnAttribute
  /// The relation between the left and the right side.
  public private(set) final var relation = Relation.equal
  /// The factor of the right side's attribute.
  public private(set) final var multiplier: CGFloat = 1

  /// The constant added to the right side, in points. Changing it is cheap, also while the constraint is active.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard storedConstant != newValue else { return }
      storedConstant = newValue
      owner?.constraintDidChange(self)
    }
  }

  private var storedConstant: CGFloat = 0

  /// The priority of the constraint. Traps if an active constraint would change between required and optional.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard storedPriority != newValue else { return }
      guard newValue.rawValue > 0, newValue <= .required else {
        fatalError(
          """
          It's illegal to set priority:\(newValue.rawValue). Priorities must be greater than 0 and less or equal to \
          NSLayoutPriorityRequired, which is 1000.000000.
          """)
      }
      guard owner == nil || newValue.isRequired == storedPriority.isRequired else {
        fatalError(
          """
          Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You \
          passed priority \(newValue.rawValue) and the existing priority was \(storedPriority.rawValue).
          """)
      }
      storedPriority = newValue
      owner?.constraintDidChange(self)
    }
  }

  private var storedPriority = UILayoutPriority.required

  /// A name for logs.
  open var identifier: String?

  // MARK: Activity

  /// The view that holds the constraint while it is active.
  final weak var owner: UIView?
  /// The rank in the order of activation, from 1; 0 if the constraint was never active.
  final var serial = 0

  /// A Boolean value that indicates whether the constraint has an effect. Setting it activates or deactivates the
  /// constraint.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints. Those that are already active stay unchanged.
  ///
  /// Traps if the items of a constraint have no common ancestor.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as text for logs.
  open override nonisolated var description: String {
    guard Thread.isMainThread else { return super.description }
    return MainActor.assumeIsolated { rule }
  }
}

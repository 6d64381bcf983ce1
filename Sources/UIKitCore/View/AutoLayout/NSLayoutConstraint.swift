import ConstraintSolver
import Foundation

/// One rule of Auto Layout: `first.attribute relation multiplier × second.attribute + constant`.
///
///     NSLayoutConstraint.activate([
///       label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
///       label.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.5),
///     ])
///
/// A constraint has an effect while it is active. It is then held by its *owner*, the nearest common ancestor of its
/// views. Leading and trailing follow the layout direction of the owner; their constants point towards trailing.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// How the two sides compare.
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

  /// A rule between two things, or about one where the other is nil. It is not active yet.
  ///
  /// Traps where the two attributes don't go together: leading with left, a place with a size, one axis with the other.
  ///
  /// - Parameters:
  ///   - view1: A `UIView` or a `UILayoutGuide`; so is `view2`, where it is not nil.
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

  init(
    _ first: any ConstraintItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: (any ConstraintItem)?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.second = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.storedConstant = constant
    super.init()
    validate()
  }

  /// The view or guide on the left side; nil once it is gone.
  open var firstItem: AnyObject? { first }

  /// The view or guide on the right side; nil where there is none.
  open var secondItem: AnyObject? { second }

  final weak var first: (any ConstraintItem)?
  final weak var second: (any ConstraintItem)?

  /// The attribute on the left side.
  public final let firstAttribute: Attribute
  /// `.notAnAttribute` where the right side is only the constant.
  public final let secondAttribute: Attribute
  /// How left and right side compare.
  public final let relation: Relation
  /// The factor of the right side's attribute.
  public final let multiplier: CGFloat

  /// What is added on the right side, in points. It can be changed at any time, and cheaply.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard storedConstant != newValue else { return }
      storedConstant = newValue
      owner?.constraintDidChange(self)
    }
  }

  private var storedConstant: CGFloat

  /// How much it matters. Traps when an active constraint would become or cease to be required.
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
  /// When it was activated, in relation to others.
  final var serial = 0

  /// Whether it has an effect. Setting it does what `activate(_:)` and `deactivate(_:)` do.
  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Makes constraints have an effect; those that are active already are left alone.
  ///
  /// Traps where the items of one have no common ancestor.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Ends the effect of constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The rule as logs write it.
  open override nonisolated var description: String {
    guard Thread.isMainThread else { return super.description }
    return MainActor.assumeIsolated { rule }
  }
}

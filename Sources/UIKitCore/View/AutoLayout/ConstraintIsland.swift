import ConstraintSolver
import Foundation

/// The system of constraints of one root view, whose frame is set from outside, and of all descendants that they
/// position.
///
/// All positions are in the root's coordinates, or in those of the content of the innermost scroll view
/// (``ScrollSpace``). The members are the root and, recursively, each subview of a member that is positioned by
/// constraints or that constraints of ancestors refer to. Any other view is the root of an island of its own.
///
/// Changes are collected in `changedInputs`, `changedConstraints` and `viewsToMeasure`, and the next ``update()``
/// applies them. A change to the set of members makes a new island.
@MainActor
final class ConstraintIsland {
  /// The values other than app constraints that may have changed since the last update.
  struct ChangedInputs: OptionSet {
    let rawValue: Int

    static let rootSize = ChangedInputs(rawValue: 1)
    /// Frames of members with an autoresizing mask.
    static let frames = ChangedInputs(rawValue: 2)
    /// Margins and safe areas.
    static let insets = ChangedInputs(rawValue: 4)
    /// Content offsets of scroll views.
    static let offsets = ChangedInputs(rawValue: 8)
  }

  /// An app constraint that is in the solver or broken.
  struct Installed {
    /// The form of the app constraint in the solver.
    let constraint: Constraint
    let appConstraint: NSLayoutConstraint
    /// The priority with which the constraint was installed.
    let priority: UILayoutPriority
  }

  unowned let root: UIView
  /// True if the island includes subtrees whose root follows its superview's size by the autoresizing mask.
  let includesFlexibleSubtrees: Bool
  let isRightToLeft: Bool

  var solver = Solver()
  var members: [ObjectIdentifier: ConstraintMember] = [:]
  /// The members in the order in which they were added: each after the member that contains it. The first is the root.
  var orderedMembers: [ConstraintMember] = []
  var spaces: [ObjectIdentifier: ScrollSpace] = [:]
  var memberOfVariable: [Variable: ConstraintMember] = [:]

  var installed: [ObjectIdentifier: Installed] = [:]
  /// The app constraints by their form in the solver.
  var appConstraints: [Constraint: NSLayoutConstraint] = [:]
  /// App constraints that are left out of the solver because they conflict with others.
  var broken: [NSLayoutConstraint] = []
  /// The app constraints that involve a baseline.
  var baselines: [NSLayoutConstraint] = []
  /// Members whose height depends on their width. `measuredWidths` has the width at which each was last measured.
  var widthDependentMembers: [ConstraintMember] = []
  var measuredWidths: [CGFloat?] = []

  /// The constraints that fix the root's size; nil if the solver doesn't contain them.
  var rootSize: (size: CGSize, width: Constraint, height: Constraint)?
  var changedInputs: ChangedInputs = [.rootSize]
  /// App constraints that were activated or deactivated, or changed their constant or priority.
  var changedConstraints: [NSLayoutConstraint] = []
  /// Views whose intrinsic content size or its priorities changed.
  var viewsToMeasure: [UIView] = []
  /// True if the solution reflects all changes.
  var isCurrent = false
  /// True if constraints refer to margins, the safe area or the readable width.
  var followsInsets = false
  var scale: CGFloat = 1

  init(root: UIView, includesFlexibleSubtrees: Bool = false) {
    self.root = root
    self.includesFlexibleSubtrees = includesFlexibleSubtrees
    isRightToLeft = root.isRightToLeft
    scale = Self.scale(of: root)
    build()
  }

  static func scale(of view: UIView) -> CGFloat {
    let scale = view.traitCollection.displayScale
    return scale > 0 ? scale : 1
  }

  /// Strengths of the constraints that the island adds by itself.
  enum OwnStrength {
    /// The strength with which sizes stay at 0 or above. Only the app's required constraints can make a size negative.
    static let nonnegativeSize: Strength = 999.9
  }
}

// MARK: - Solving

extension ConstraintIsland {
  /// Applies the pending changes, solves, and marks the views that the solution moves.
  func update() {
    guard !isCurrent else { return }
    isCurrent = true
    scale = Self.scale(of: root)
    bringUpToDate()
    if changedInputs.contains(.rootSize) || rootSize == nil { setRootSize(root.bounds.size) }
    changedInputs = []
    converge()
    reportMoves()
  }

  /// Applies all pending changes except that of the root's size.
  func bringUpToDate() {
    if changedInputs.contains(.frames) { updateFrames() }
    if changedInputs.contains(.insets) { updateInsets() }
    if changedInputs.contains(.offsets) { updateOffsets() }
    for view in viewsToMeasure {
      if let member = members[ObjectIdentifier(view)] { measure(member) }
    }
    viewsToMeasure = []
    applyChangedConstraints()
    retryBroken()
  }

  private func setRootSize(_ size: CGSize) {
    if rootSize?.size == size { return }
    removeRootSize()
    let root = orderedMembers[0]
    // A view without a size causes no conflict and no log message.
    func equation(_ length: LinearExpression, _ value: CGFloat) -> Constraint {
      (length .== Double(value)).with(strength: value > 0 ? .required : OwnStrength.nonnegativeSize)
    }
    let (width, height) = (equation(root.width, size.width), equation(root.height, size.height))
    rootSize = (size, width, height)
    addOrBreak(width)
    addOrBreak(height)
  }

  /// Removes the constraints on the root's size, which is then determined from inside.
  func removeRootSize() {
    guard let rootSize else { return }
    for constraint in [rootSize.width, rootSize.height] where solver.contains(constraint) { solver.remove(constraint) }
    self.rootSize = nil
  }

  /// Finds the views whose frames differ from the solution, and marks their superviews for layout.
  private func reportMoves() {
    var (moved, reported): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    func reportOnce(_ member: ConstraintMember) {
      if reported.insert(ObjectIdentifier(member)).inserted { report(member) }
    }
    for variable in solver.takeChanges() {
      guard let member = memberOfVariable[variable], moved.insert(ObjectIdentifier(member)).inserted else { continue }
      reportOnce(member)
      guard member.guide == nil else { continue }
      // The children's frames are relative to the member that moved.
      for subview in member.view.subviews { members[ObjectIdentifier(subview)].map(reportOnce) }
      for guide in member.view.layoutGuides { members[ObjectIdentifier(guide)].map(reportOnce) }
    }
  }

  private func report(_ member: ConstraintMember) {
    if let guide = member.guide {
      if guide.role == .scrollContent { return reportContentSize(member) }
      guard guide.role == .custom else { return }
      let frame = frame(of: member)
      guard frame != guide.solvedFrame else { return }
      guide.solvedFrame = frame
      member.view.setNeedsLayout()
      return
    }
    let view = member.view
    guard member.isPositionedByConstraints, view !== root, let superview = view.superview else { return }
    guard frame(of: member) != view.geometry.untransformedFrame else { return }
    superview.ownConstraintState.displaced.append(view)
    superview.setNeedsLayout()
  }

  private func reportContentSize(_ member: ConstraintMember) {
    guard let scrollView = member.view as? UIScrollView else { return }
    let frame = frame(of: member)
    if scrollView.contentSize != frame.size { scrollView.contentSize = frame.size }
  }
}

// MARK: - Reading the solution

extension ConstraintIsland {
  /// The frame that the solution gives a view, in its superview's coordinates; nil unless constraints position the
  /// view.
  func frame(of view: UIView) -> CGRect? {
    guard let member = members[ObjectIdentifier(view)], member.isPositionedByConstraints, view !== root else {
      return nil
    }
    return frame(of: member)
  }

  /// The frame of a member in its superview's coordinates. As in the original, sizes are rounded to pixels, so that
  /// equal sizes stay equal, and an origin that is not on the pixel grid is rounded to whole points: of views that
  /// share a width, edges that coincide in the solution may be half a point apart.
  private func frame(of member: ConstraintMember) -> CGRect {
    let origin = originOfSurroundings(of: member)
    return CGRect(
      x: roundedPosition(solver.value(of: member.left) - origin.x),
      y: roundedPosition(solver.value(of: member.top) - origin.y),
      width: max(0, rounded(solver.value(of: member.width))), height: max(0, rounded(solver.value(of: member.height))))
  }

  /// The corner of the view that contains the member.
  private func originOfSurroundings(of member: ConstraintMember) -> CGPoint {
    guard let outer = member.guide == nil ? member.view.superview : member.view,
      let surroundings = members[ObjectIdentifier(outer)], surroundings.space === member.space
    else { return .zero }
    return CGPoint(x: solver.value(of: surroundings.left), y: solver.value(of: surroundings.top))
  }

  /// The pixel edge within 0.01 points of a position, because apps write 0.333; otherwise the nearest point.
  private func roundedPosition(_ value: Double) -> CGFloat {
    let pixel = rounded(value)
    return abs(pixel - value) < 0.01 ? pixel : (value + 0.5 + 1e-6).rounded(.down)
  }

  /// The nearest pixel edge. Halves are rounded up everywhere, also if they miss the half by a rounding error.
  func rounded(_ value: Double) -> CGFloat { Self.rounded(value, scale: scale) }

  static func rounded(_ value: Double, scale: CGFloat) -> CGFloat {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}

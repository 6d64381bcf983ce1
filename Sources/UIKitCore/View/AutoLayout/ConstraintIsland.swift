import ConstraintSolver
import Foundation

/// The constraints of a view whose frame is set from outside, and of all that they place in it, as one system.
///
/// All places are in the root's coordinates, or in those of the content of a scroll view on the way
/// (``ScrollSpace``). The members are the root and, going down from members, each view that leaves its frame to
/// constraints or that constraints from above are about; what is in other views is an island of its own.
///
/// Changes are gathered in `news`, `changed` and `remeasured` and reach the solver with the next ``update()``. A change
/// of what the island consists of makes a new island.
@MainActor
final class ConstraintIsland {
  /// What may have other numbers than the solver knows.
  struct News: OptionSet {
    let rawValue: Int

    static let rootSize = News(rawValue: 1)
    /// Frames of members that the app places.
    static let frames = News(rawValue: 2)
    /// Margins and safe areas.
    static let insets = News(rawValue: 4)
    static let offsets = News(rawValue: 8)
  }

  /// A constraint of the app in the solver.
  struct Installed {
    let constraint: Constraint
    let source: NSLayoutConstraint
    let priority: UILayoutPriority
  }

  unowned let root: UIView
  /// Whether views that follow the root's size by their masks belong to it too, with what is in them.
  let joinsIslands: Bool
  let isRightToLeft: Bool

  var solver = Solver()
  var members: [ObjectIdentifier: ConstraintMember] = [:]
  /// The same, in the order in which they were found.
  var orderedMembers: [ConstraintMember] = []
  var spaces: [ObjectIdentifier: ScrollSpace] = [:]
  var memberOfVariable: [Variable: ConstraintMember] = [:]

  var installed: [ObjectIdentifier: Installed] = [:]
  var sources: [Constraint: NSLayoutConstraint] = [:]
  /// Constraints that contradict others and were left out.
  var broken: [NSLayoutConstraint] = []
  /// Those of the app's constraints that are about baselines.
  var baselines: [NSLayoutConstraint] = []
  /// Members whose height depends on their width, and the widths they were measured at.
  var texts: [ConstraintMember] = []
  var measuredWidths: [CGFloat?] = []

  /// What keeps the root's size, where it is in the solver.
  var rootSize: (size: CGSize, width: Constraint, height: Constraint)?
  var news: News = [.rootSize]
  var changed: [NSLayoutConstraint] = []
  var remeasured: [UIView] = []
  /// Whether the solution is that of the present constraints.
  var isCurrent = false
  /// Whether margins or safe areas matter.
  var followsInsets = false
  var scale: CGFloat = 1

  init(root: UIView, joinsIslands: Bool = false) {
    self.root = root
    self.joinsIslands = joinsIslands
    isRightToLeft = root.isRightToLeft
    scale = Self.scale(of: root)
    build()
  }

  static func scale(of view: UIView) -> CGFloat {
    let scale = view.traitCollection.displayScale
    return scale > 0 ? scale : 1
  }

  /// Strengths of what no app asks for.
  enum Wish {
    /// No size is negative, unless the app insists.
    static let size: Strength = 999.9
    /// Where nothing else says where something is, it stays there.
    static let stay: Strength = 0.5
  }
}

// MARK: - Solving

extension ConstraintIsland {
  /// Brings the solution up to date and finds out which views it moves.
  func update() {
    guard !isCurrent else { return }
    isCurrent = true
    scale = Self.scale(of: root)
    bringUpToDate()
    if news.contains(.rootSize) || rootSize == nil { setRootSize(root.bounds.size) }
    news = []
    settle()
    reportMoves()
  }

  /// Tells the solver of all changes but the root's size.
  func bringUpToDate() {
    if news.contains(.frames) { updateFrames() }
    if news.contains(.insets) { updateInsets() }
    if news.contains(.offsets) { updateOffsets() }
    for view in remeasured {
      if let member = members[ObjectIdentifier(view)] { measure(member) }
    }
    remeasured = []
    applyChangedConstraints()
    mendBroken()
  }

  private func setRootSize(_ size: CGSize) {
    if rootSize?.size == size { return }
    removeRootSize()
    let root = orderedMembers[0]
    // A view that has no size yet is not worth a complaint.
    func equation(_ length: LinearExpression, _ value: CGFloat) -> Constraint {
      (length .== Double(value)).with(strength: value > 0 ? .required : Wish.size)
    }
    let (width, height) = (equation(root.width, size.width), equation(root.height, size.height))
    rootSize = (size, width, height)
    addOrBreak(width)
    addOrBreak(height)
  }

  /// Lets the root have any size.
  func removeRootSize() {
    guard let rootSize else { return }
    for constraint in [rootSize.width, rootSize.height] where solver.contains(constraint) { solver.remove(constraint) }
    self.rootSize = nil
  }

  /// Finds the views that are not where the solution wants them, and asks for the layout of their superviews.
  private func reportMoves() {
    var seen: Set<ObjectIdentifier> = []
    for variable in solver.takeChanges() {
      guard let member = memberOfVariable[variable], seen.insert(ObjectIdentifier(member)).inserted else { continue }
      report(member)
      guard member.guide == nil else { continue }
      // What is in it moves against it.
      for subview in member.view.subviews {
        guard let inner = members[ObjectIdentifier(subview)], seen.insert(ObjectIdentifier(inner)).inserted else {
          continue
        }
        report(inner)
      }
      for guide in member.view.layoutGuides {
        guard let inner = members[ObjectIdentifier(guide)], seen.insert(ObjectIdentifier(inner)).inserted else {
          continue
        }
        report(inner)
      }
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
    guard member.isFree, view !== root, let superview = view.superview else { return }
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
  /// Where the solution wants a member that is free to move, in its superview's coordinates; nil for other views.
  func frame(of view: UIView) -> CGRect? {
    guard let member = members[ObjectIdentifier(view)], member.isFree, view !== root else { return nil }
    return frame(of: member)
  }

  /// Each edge is rounded to the pixel grid of the root (or of the scroll view's content) by itself, so that what
  /// touches in the solution touches on the screen.
  private func frame(of member: ConstraintMember) -> CGRect {
    let (left, top) = (solver.value(of: member.left), solver.value(of: member.top))
    let (width, height) = (solver.value(of: member.width), solver.value(of: member.height))
    let origin = originOfSurroundings(of: member)
    let (roundedLeft, roundedTop) = (rounded(left), rounded(top))
    return CGRect(
      x: roundedLeft - origin.x, y: roundedTop - origin.y,
      width: max(0, rounded(left + width) - roundedLeft), height: max(0, rounded(top + height) - roundedTop))
  }

  /// The corner of the view that the member is in.
  private func originOfSurroundings(of member: ConstraintMember) -> CGPoint {
    guard let outer = member.guide == nil ? member.view.superview : member.view,
      let surroundings = members[ObjectIdentifier(outer)], surroundings.space === member.space
    else { return .zero }
    let (left, top) = (solver.value(of: surroundings.left), solver.value(of: surroundings.top))
    return surroundings.isFree ? CGPoint(x: rounded(left), y: rounded(top)) : CGPoint(x: left, y: top)
  }

  /// The nearest pixel edge. What is half-way goes up everywhere, and so does what misses half-way by rounding.
  func rounded(_ value: Double) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
}

import ConstraintSolver
import Foundation

/// The solver's linear expressions. The alias avoids a conflict with Foundation's `Expression`.
typealias LinearExpression = ConstraintSolver.Expression

/// A view or layout guide in an island, with an expression for each of its rectangle's coordinates and lengths.
@MainActor
final class ConstraintMember {
  /// The view, or the guide's owning view. It outlives the member, which is discarded when the hierarchy changes.
  unowned let view: UIView
  /// The layout guide; nil if the member is a view.
  let guide: UILayoutGuide?
  /// The scroll view content whose coordinates the expressions use; nil for the root's coordinates.
  let space: ScrollSpace?

  var left: LinearExpression
  var top: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  /// The equations of a member that is positioned by a frame or by insets, for left, top, width and height.
  var equations: [Constraint] = []
  /// The share of the superview's size in each of these equations; empty for guides.
  var shares: [CGFloat] = []
  /// The constraints for the intrinsic content size.
  var content = ContentSize()

  init(
    _ view: UIView, guide: UILayoutGuide? = nil, space: ScrollSpace?, left: LinearExpression, top: LinearExpression,
    width: LinearExpression, height: LinearExpression
  ) {
    self.view = view
    self.guide = guide
    self.space = space
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// True if constraints position the member, false if a frame, insets or content do.
  var isPositionedByConstraints: Bool { guide.map { $0.role == .custom } ?? !view.usesAutoresizingMask }

  /// The distances between the member's rectangle and the one at which constraints align it.
  var alignmentRectInsets: UIEdgeInsets { guide == nil ? view.alignmentRectInsets : .zero }

  func length(along axis: NSLayoutConstraint.Axis) -> LinearExpression { axis == .horizontal ? width : height }

  /// The constraints for an intrinsic content size.
  struct ContentSize {
    /// The constraints for one axis: at most the length, at the hugging priority, and at least the length, at the
    /// compression resistance priority.
    struct Axis {
      var length: CGFloat
      var hugging: UILayoutPriority
      var resistance: UILayoutPriority
      var atMost: Constraint?
      var atLeast: Constraint?

      var bounds: [Constraint] { [atMost, atLeast].compactMap(\.self) }

      /// The constraints in the order in which their constants change to a length: the one that the length moves away
      /// from comes last, because both may be required, and must not contradict each other in between.
      func bounds(towards length: Double, in solver: Solver) -> [Constraint] {
        let isShorter = atLeast.map { solver.contains($0) && length < solver.constant(of: $0) } ?? false
        return isShorter ? bounds.reversed() : bounds
      }
    }

    var horizontal: Axis?
    var vertical: Axis?

    subscript(axis: NSLayoutConstraint.Axis) -> Axis? {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }
}

/// The coordinate space of a scroll view's content. Views in it keep their positions while the content scrolls.
@MainActor
final class ScrollSpace {
  unowned let scrollView: UIScrollView
  /// The scroll view's own rectangle.
  unowned let frame: ConstraintMember
  /// The content's rectangle; nil until a constraint refers to it.
  var content: ConstraintMember?
  /// The content offset; nil until a constraint connects the content with a view outside.
  var offset: (x: Variable, y: Variable, equations: (x: Constraint, y: Constraint))?

  init(_ scrollView: UIScrollView, frame: ConstraintMember) {
    self.scrollView = scrollView
    self.frame = frame
  }
}

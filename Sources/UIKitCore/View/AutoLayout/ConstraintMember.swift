import ConstraintSolver
import Foundation

/// The solver's expressions; Foundation has others.
typealias LinearExpression = ConstraintSolver.Expression

/// A view or guide as an island knows it: four expressions for its rectangle.
@MainActor
final class ConstraintMember {
  /// The view, or the one that the guide belongs to. It outlives the member, which goes when the hierarchy changes.
  unowned let view: UIView
  /// Nil for a view.
  let guide: UILayoutGuide?
  /// Whose content the places are relative to; nil for the island's root.
  let space: ScrollSpace?

  var left: LinearExpression
  var top: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  /// Where the places come from a frame or from insets: the equations that say so, x, y, width, height.
  var equations: [Constraint] = []
  /// The shares of the superview's size in these equations, in the same order.
  var shares: [CGFloat] = []
  /// What the content asks for.
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

  /// Whether the solution, not the app, says where it is.
  var isFree: Bool { guide.map { $0.role == .custom } ?? !view.usesAutoresizingMask }

  func length(along axis: NSLayoutConstraint.Axis) -> LinearExpression { axis == .horizontal ? width : height }

  /// The constraints that the size which the content asks for becomes.
  struct ContentSize {
    /// Along one axis: not larger, at the hugging priority, and not smaller, at the compression resistance.
    struct Axis {
      var length: CGFloat
      var hugging: UILayoutPriority
      var resistance: UILayoutPriority
      var atMost: Constraint?
      var atLeast: Constraint?
    }

    var horizontal: Axis?
    var vertical: Axis?

    subscript(axis: NSLayoutConstraint.Axis) -> Axis? {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }
}

/// The coordinates of a scroll view's content: what is in it does not move while the content scrolls.
@MainActor
final class ScrollSpace {
  unowned let scrollView: UIScrollView
  /// The scroll view's own rectangle.
  unowned let frame: ConstraintMember
  /// The content's rectangle, where constraints are about it.
  var content: ConstraintMember?
  /// The offset, where constraints reach from the content to what is outside.
  var offset: (x: Variable, y: Variable, equations: (x: Constraint, y: Constraint))?

  init(_ scrollView: UIScrollView, frame: ConstraintMember) {
    self.scrollView = scrollView
    self.frame = frame
  }
}

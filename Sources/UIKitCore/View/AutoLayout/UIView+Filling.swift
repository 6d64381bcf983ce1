import Foundation

// The constraints of most cells only make the content view fill its superview. They need no solver, which takes several
// kilobytes for each cell.

extension UIView {
  /// The subview that fills the view by constraints at all four edges, if the view and the subview have no others;
  /// otherwise nil: an island has to be solved.
  ///
  /// - Complexity: O(*n*) in the subviews of both views.
  final var fillingSubview: UIView? {
    guard let constraints = constraintState?.constraints, constraints.count == 4, !(self is UIScrollView),
      bounds.width.isFinite, bounds.height.isFinite, let subview = onlyMember, !subview.usesAutoresizingMask,
      subview.constraints.isEmpty, alignmentRectInsets == .zero, subview.alignmentRectInsets == .zero,
      !subview.subviews.contains(where: { $0.isIslandMember }),
      yieldsToRequiredSize, subview.yieldsToRequiredSize
    else { return nil }
    var edges: UIRectEdge = []
    for constraint in constraints {
      guard let edge = constraint.commonEdge(of: self, and: subview) else { return nil }
      edges.insert(edge)
    }
    return edges == .all ? subview : nil
  }

  /// The frame of the filling subview: whole pixels wide and high, as in an island.
  final var fillingFrame: CGRect {
    let scale = ConstraintIsland.scale(of: self)
    return CGRect(
      x: 0, y: 0, width: max(0, ConstraintIsland.rounded(bounds.width, scale: scale)),
      height: max(0, ConstraintIsland.rounded(bounds.height, scale: scale)))
  }

  /// The superview, if this view fills it without an island.
  final var filledView: UIView? {
    guard !usesAutoresizingMask, let superview, superview.constraintState?.hasFillingSubview == true else { return nil }
    return superview
  }

  /// The only subview that would be in an island with the view; nil for none or several.
  private final var onlyMember: UIView? {
    var found: UIView?
    for subview in subviews where subview.isIslandMember {
      guard found == nil else { return nil }
      found = subview
    }
    return found
  }

  /// True if the view may get another size than that of its content.
  private final var yieldsToRequiredSize: Bool {
    func yields(_ axis: NSLayoutConstraint.Axis) -> Bool {
      max(contentHuggingPriority(for: axis), contentCompressionResistancePriority(for: axis)).rawValue < 999
    }
    return yields(.horizontal) && yields(.vertical)
  }
}

extension NSLayoutConstraint {
  /// The edge at which the constraint requires two views to coincide; nil if it says anything else.
  fileprivate final func commonEdge(of view: UIView, and other: UIView) -> UIRectEdge? {
    guard relation == .equal, priority == .required, multiplier == 1, constant == 0, firstAttribute == secondAttribute,
      first === view && second === other || first === other && second === view
    else { return nil }
    // Which side leading is does not matter to a view that fills another.
    switch firstAttribute {
    case .left, .leading: return .left
    case .right, .trailing: return .right
    case .top: return .top
    case .bottom: return .bottom
    default: return nil
    }
  }
}

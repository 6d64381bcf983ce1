import Foundation

extension UIStackView {
  /// Priorities of the stack view's optional constraints. All but that of proportions are below the
  /// default priorities of content sizes.
  private enum OptionalPriority {
    /// Lengths are in proportion. Only the app's required constraints take precedence.
    static let proportion = UILayoutPriority(999)
    /// Distances between centers are equal.
    static let equalCentering = UILayoutPriority(149)
    /// The stack view is no larger across its axis than its arranged views.
    static let tightAcross = UILayoutPriority(51)
    /// Baseline-aligned views are as close as possible to the edge.
    static let nearEdge = UILayoutPriority(26)
    /// Gaps are as small as possible.
    static let tightAlong = UILayoutPriority(25)
  }

  /// Replaces the constraints by those for the visible arranged views.
  final func rearrange() {
    NSLayoutConstraint.deactivate(arrangement)
    for gap in gaps { removeLayoutGuide(gap) }
    arrangement = []
    gaps = []
    let views = arranged.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else {
      constrain(.equal, self, length, nil, .notAnAttribute, at: OptionalPriority.tightAcross)
      constrain(.equal, self, breadth, nil, .notAnAttribute, at: OptionalPriority.tightAcross)
      return activate()
    }
    let container: any ConstraintItem = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    constrain(.equal, first, start, container, start)
    constrain(.equal, container, end, last, end)
    arrangeAlong(views, in: container)
    for view in views { arrangeAcross(view, in: container) }
    alignBaselines(views, in: container)
    if alignment != .fill { constrain(.equal, self, breadth, nil, .notAnAttribute, at: OptionalPriority.tightAcross) }
    activate()
  }

  private func activate() { NSLayoutConstraint.activate(arrangement) }

  // MARK: Along the axis

  private func arrangeAlong(_ views: [UIView], in container: any ConstraintItem) {
    let pairs = Array(zip(views, views.dropFirst()))
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (view, next) in pairs { constrain(.equal, next, nearBaseline, view, farBaseline, plus: gap(after: view)) }
    case .equalSpacing, .equalCentering:
      for (view, next) in pairs {
        constrain(.greaterThanOrEqual, next, nearBaseline, view, farBaseline, plus: gap(after: view))
      }
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { constrain(.equal, view, length, views[0], length) }
    case .fillProportionally: constrainProportions(views, in: container)
    case .equalSpacing: constrainGapsEqual(pairs, from: farBaseline, to: nearBaseline, priority: .required)
    case .equalCentering: constrainGapsEqual(pairs, from: middle, to: middle, priority: OptionalPriority.equalCentering)
    }
  }

  /// Gives each view the share of the container that its intrinsic length has of all intrinsic lengths and the gaps; the
  /// last one takes the rest. If views have no intrinsic length, they share the rest, and the others keep the proportions
  /// of theirs.
  private func constrainProportions(_ views: [UIView], in container: any ConstraintItem) {
    let sized = views.map { ($0, intrinsicLength(of: $0)) }.filter { $0.1 > 0 }
    guard let (first, firstLength) = sized.first else { return }
    guard sized.count == views.count else {
      for (view, length) in sized.dropFirst() {
        constrain(.equal, view, self.length, first, self.length, times: length / firstLength)
      }
      return
    }
    let natural = sized.reduce(0) { $0 + $1.1 } + views.dropLast().reduce(0) { $0 + gap(after: $1) }
    guard natural > 0 else { return }
    for (view, length) in sized.dropLast() {
      constrain(
        .equal, view, self.length, container, self.length, times: length / natural, at: OptionalPriority.proportion)
    }
  }

  private func intrinsicLength(of view: UIView) -> CGFloat {
    let size =
      view is UIStackView
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.intrinsicContentSize
    return axis == .horizontal ? size.width : size.height
  }

  /// Adds a guide between each pair of neighbours, all with the same length.
  private func constrainGapsEqual(
    _ pairs: [(UIView, UIView)], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority
  ) {
    for (view, next) in pairs {
      let gap = UILayoutGuide()
      gap.identifier = "UIStackView-gap"
      addLayoutGuide(gap)
      gaps.append(gap)
      constrain(.equal, gap, start, view, from)
      constrain(.equal, gap, end, next, to)
      if gaps.count > 1 { constrain(.equal, gap, length, gaps[0], length, at: priority) }
      constrain(.equal, gap, length, nil, .notAnAttribute, at: OptionalPriority.tightAlong)
    }
  }

  // MARK: Across the axis

  private func arrangeAcross(_ view: UIView, in container: any ConstraintItem) {
    switch effectiveAlignment {
    case .fill:
      constrain(.equal, view, top, container, top)
      constrain(.equal, view, bottom, container, bottom)
    case .leading:
      constrain(.equal, view, top, container, top)
      constrain(.lessThanOrEqual, view, bottom, container, bottom)
    case .trailing:
      constrain(.greaterThanOrEqual, view, top, container, top)
      constrain(.equal, view, bottom, container, bottom)
    case .center:
      constrain(.equal, view, across, container, across)
      constrain(.greaterThanOrEqual, view, top, container, top)
      constrain(.lessThanOrEqual, view, bottom, container, bottom)
    case .firstBaseline, .lastBaseline:
      constrain(.greaterThanOrEqual, view, top, container, top)
      constrain(.lessThanOrEqual, view, bottom, container, bottom)
    }
  }

  private func alignBaselines(_ views: [UIView], in container: any ConstraintItem) {
    let isFirst = effectiveAlignment == .firstBaseline
    guard isFirst || effectiveAlignment == .lastBaseline else { return }
    let baseline: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
    for view in views.dropFirst() { constrain(.equal, view, baseline, views[0], baseline) }
    let edge = isFirst ? top : bottom
    constrain(.equal, views[0], edge, container, edge, at: OptionalPriority.nearEdge)
  }

  /// The alignment, with baseline alignments replaced by leading and trailing in a column.
  private var effectiveAlignment: Alignment {
    guard axis == .vertical else { return alignment }
    switch alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    default: return alignment
    }
  }

  // MARK: Constraints

  private func constrain(
    _ relation: NSLayoutConstraint.Relation, _ first: any ConstraintItem,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ second: (any ConstraintItem)?, _ secondAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant)
    constraint.identifier = "UIStackView"
    constraint.priority = priority
    arrangement.append(constraint)
  }

  private typealias Attribute = NSLayoutConstraint.Attribute
  private var isRow: Bool { axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var top: Attribute { isRow ? .top : .leading }
  private var bottom: Attribute { isRow ? .bottom : .trailing }
  private var across: Attribute { isRow ? .centerY : .centerX }
  private var breadth: Attribute { isRow ? .height : .width }
  /// The attribute at which the gap after a view starts. `nearBaseline` is the one at which the gap before it ends.
  private var farBaseline: Attribute { !isRow && isBaselineRelativeArrangement ? .lastBaseline : end }
  private var nearBaseline: Attribute { !isRow && isBaselineRelativeArrangement ? .firstBaseline : start }
}

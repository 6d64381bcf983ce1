import Foundation

extension UIStackView {
  /// Priorities of the stack view's optional constraints. All are below the default priorities of content sizes.
  private enum Wish {
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
      keep(.equal, self, length, nil, .notAnAttribute, at: Wish.tightAcross)
      keep(.equal, self, breadth, nil, .notAnAttribute, at: Wish.tightAcross)
      return activate()
    }
    let room: any ConstraintItem = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    keep(.equal, first, start, room, start)
    keep(.equal, room, end, last, end)
    arrangeAlong(views)
    for view in views { arrangeAcross(view, in: room) }
    alignBaselines(views, in: room)
    if alignment != .fill { keep(.equal, self, breadth, nil, .notAnAttribute, at: Wish.tightAcross) }
    activate()
  }

  private func activate() { NSLayoutConstraint.activate(arrangement) }

  // MARK: Along the axis

  private func arrangeAlong(_ views: [UIView]) {
    let pairs = Array(zip(views, views.dropFirst()))
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (view, next) in pairs { keep(.equal, next, nearBaseline, view, farBaseline, plus: gap(after: view)) }
    case .equalSpacing, .equalCentering:
      for (view, next) in pairs {
        keep(.greaterThanOrEqual, next, nearBaseline, view, farBaseline, plus: gap(after: view))
      }
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { keep(.equal, view, length, views[0], length) }
    case .fillProportionally: keepProportions(views)
    case .equalSpacing: keepGapsEqual(pairs, from: farBaseline, to: nearBaseline, priority: .required)
    case .equalCentering: keepGapsEqual(pairs, from: middle, to: middle, priority: Wish.equalCentering)
    }
  }

  /// Gives views lengths in proportion to their intrinsic lengths; views without one share the rest.
  private func keepProportions(_ views: [UIView]) {
    let asked = views.map { ($0, askedLength(of: $0)) }.filter { $0.1 > 0 }
    guard let (first, firstLength) = asked.first else { return }
    for (view, length) in asked.dropFirst() {
      keep(.equal, view, self.length, first, self.length, times: length / firstLength)
    }
  }

  private func askedLength(of view: UIView) -> CGFloat {
    let size =
      view is UIStackView
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.intrinsicContentSize
    return axis == .horizontal ? size.width : size.height
  }

  /// Adds a guide between each pair of neighbours, all with the same length.
  private func keepGapsEqual(
    _ pairs: [(UIView, UIView)], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority
  ) {
    for (view, next) in pairs {
      let gap = UILayoutGuide()
      gap.identifier = "UIStackView-gap"
      addLayoutGuide(gap)
      gaps.append(gap)
      keep(.equal, gap, start, view, from)
      keep(.equal, gap, end, next, to)
      if gaps.count > 1 { keep(.equal, gap, length, gaps[0], length, at: priority) }
      keep(.equal, gap, length, nil, .notAnAttribute, at: Wish.tightAlong)
    }
  }

  // MARK: Across the axis

  private func arrangeAcross(_ view: UIView, in room: any ConstraintItem) {
    switch effectiveAlignment {
    case .fill:
      keep(.equal, view, top, room, top)
      keep(.equal, view, bottom, room, bottom)
    case .leading:
      keep(.equal, view, top, room, top)
      keep(.lessThanOrEqual, view, bottom, room, bottom)
    case .trailing:
      keep(.greaterThanOrEqual, view, top, room, top)
      keep(.equal, view, bottom, room, bottom)
    case .center:
      keep(.equal, view, across, room, across)
      keep(.greaterThanOrEqual, view, top, room, top)
      keep(.lessThanOrEqual, view, bottom, room, bottom)
    case .firstBaseline, .lastBaseline:
      keep(.greaterThanOrEqual, view, top, room, top)
      keep(.lessThanOrEqual, view, bottom, room, bottom)
    }
  }

  private func alignBaselines(_ views: [UIView], in room: any ConstraintItem) {
    let isFirst = effectiveAlignment == .firstBaseline
    guard isFirst || effectiveAlignment == .lastBaseline else { return }
    let baseline: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
    for view in views.dropFirst() { keep(.equal, view, baseline, views[0], baseline) }
    let edge = isFirst ? top : bottom
    keep(.equal, views[0], edge, room, edge, at: Wish.nearEdge)
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

  private func keep(
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

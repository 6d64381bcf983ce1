import ConstraintSolver
import Foundation

// The app's constraints: their form in the solver, and the application of their changes.
extension ConstraintIsland {
  /// Adds an app constraint to the solver.
  func install(_ source: NSLayoutConstraint) {
    guard installed[ObjectIdentifier(source)] == nil, let constraint = makeConstraint(source) else { return }
    installed[ObjectIdentifier(source)] = Installed(constraint: constraint, source: source, priority: source.priority)
    sources[constraint] = source
    if source.firstAttribute.isBaseline || source.secondAttribute.isBaseline { baselines.append(source) }
    addOrBreak(constraint)
  }

  private func uninstall(_ source: NSLayoutConstraint) {
    guard let known = installed.removeValue(forKey: ObjectIdentifier(source)) else { return }
    sources[known.constraint] = nil
    if solver.contains(known.constraint) { solver.remove(known.constraint) }
    broken.removeLast(source)
    baselines.removeLast(source)
  }

  /// Applies the pending changes: first the removals, then new constants and priorities, then the additions in order of
  /// activation.
  func applyChangedConstraints() {
    let all = changed
    changed = []
    for source in all where source.owner == nil { uninstall(source) }
    var added: [NSLayoutConstraint] = []
    for source in all where source.owner != nil {
      guard let known = installed[ObjectIdentifier(source)] else {
        added.append(source)
        continue
      }
      if !applyNumbers(of: known) {
        uninstall(source)
        added.append(source)
      }
    }
    added.sort { $0.serial < $1.serial }
    for source in added { install(source) }
  }

  /// Applies a new constant or priority. Returns false if the constraint isn't in the solver or conflicts with others,
  /// and if it has become required or optional while it was inactive.
  private func applyNumbers(of known: Installed) -> Bool {
    let source = known.source
    guard solver.contains(known.constraint), let expression = expression(for: source) else { return false }
    if known.priority != source.priority {
      let strength = Strength(Double(source.priority.rawValue))
      guard strength.isRequired == Strength(Double(known.priority.rawValue)).isRequired else { return false }
      solver.setStrength(strength, of: known.constraint)
      installed[ObjectIdentifier(source)] = Installed(
        constraint: known.constraint, source: source, priority: source.priority)
    }
    do {
      try solver.setConstant(-expression.constant, of: known.constraint)
      return true
    } catch {
      return false
    }
  }

  private func makeConstraint(_ source: NSLayoutConstraint) -> Constraint? {
    guard let expression = expression(for: source) else { return nil }
    let relation: Constraint.Relation =
      switch source.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    return Constraint(expression, relation, Strength(Double(source.priority.rawValue)))
  }

  /// The expression that the constraint compares with 0: the left side minus the right side.
  ///
  /// - Parameter size: The current size of a member, used for baselines. The default is the intrinsic content size, or
  ///   else the solved size.
  func expression(
    for source: NSLayoutConstraint, size: ((ConstraintMember) -> CGSize)? = nil
  ) -> LinearExpression? {
    let size = size ?? { self.estimatedSize(of: $0) }
    guard let owner = source.owner, let first = source.first else { return nil }
    if source.second == nil, source.secondAttribute != .notAnAttribute { return nil }
    guard let left = place(first, source.firstAttribute, beside: source.second, owner: owner, size: size) else {
      return nil
    }
    guard let second = source.second else { return left.value - Double(source.constant) }
    guard let right = place(second, source.secondAttribute, beside: first, owner: owner, size: size) else { return nil }
    let factor = Double(source.multiplier)
    guard source.firstAttribute.kind != .size else {
      return left.value - factor * right.value - Double(source.constant)
    }

    let horizontal = source.firstAttribute.kind == .x
    let common = commonSpace(left.member.space, right.member.space)
    var (a, b) = (
      convert(left.value, from: left.member.space, to: common, horizontal: horizontal),
      convert(right.value, from: right.member.space, to: common, horizontal: horizontal)
    )
    // In right-to-left layouts, positions are measured from the owner's right edge towards the left.
    let isMirrored =
      (source.firstAttribute.isDirectional || source.secondAttribute.isDirectional) && owner.isRightToLeft
    if factor != 1, let start = edge(of: owner, in: common, horizontal: horizontal, atEnd: isMirrored) {
      a = a - start
      b = b - start
    }
    let difference = a - factor * b
    return (isMirrored ? -difference : difference) - Double(source.constant)
  }

  /// The edge of the owner that multiples of a position are measured from.
  private func edge(of owner: UIView, in space: ScrollSpace?, horizontal: Bool, atEnd: Bool) -> LinearExpression? {
    guard let member = members[ObjectIdentifier(owner)] else { return nil }
    let start = horizontal ? member.left : member.top
    let length = horizontal ? member.width : member.height
    let place = atEnd ? start + length : start
    return member.space === space ? place : (atEnd ? length : LinearExpression())
  }

  // MARK: Places

  /// The expression for an attribute of an item, and the member that it belongs to.
  private func place(
    _ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute, beside other: (any ConstraintItem)?,
    owner: UIView, size: (ConstraintMember) -> CGSize
  ) -> (value: LinearExpression, member: ConstraintMember)? {
    guard let member = member(for: item, attribute, beside: other) else { return nil }
    let value: LinearExpression
    switch attribute.resolved(rightToLeft: attribute.isDirectional && owner.isRightToLeft) {
    case .left: value = member.left
    case .right: value = member.left + member.width
    case .top: value = member.top
    case .bottom: value = member.top + member.height
    case .centerX: value = member.left + 0.5 * member.width
    case .centerY: value = member.top + 0.5 * member.height
    case .width: value = member.width
    case .height: value = member.height
    case .firstBaseline: value = member.top + Double(baselines(of: member, size: size).first)
    case .lastBaseline: value = member.top + member.height - Double(baselines(of: member, size: size).last)
    default: return nil
    }
    return (value, member)
  }

  private func member(
    for item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute, beside other: (any ConstraintItem)?
  ) -> ConstraintMember? {
    if let guide = item as? UILayoutGuide { return member(for: guide) }
    guard let view = item as? UIView, let member = members[ObjectIdentifier(view)] else { return nil }
    if attribute.isMargin { return self.member(for: view.layoutMarginsGuide) }
    // To a view inside a scroll view, the scroll view's edges are those of its content.
    if attribute.kind != .size, let scrollView = view as? UIScrollView, let inner = other?.constrainedView,
      inner.isDescendant(of: scrollView), other !== scrollView
    {
      return content(of: space(of: scrollView, framed: member))
    }
    return member
  }

  /// The distances of the first baseline from the top and of the last baseline from the bottom, in points.
  private func baselines(
    of member: ConstraintMember, size: (ConstraintMember) -> CGSize
  ) -> (first: CGFloat, last: CGFloat) {
    guard member.guide == nil else { return (0, 0) }
    let (view, size) = (member.view, size(member))
    return (view.baselineOffsetFromTop(in: size) ?? 0, view.baselineOffsetFromBottom(in: size) ?? 0)
  }

  /// The size of a member in a solution, rounded to the pixel grid.
  func size(of member: ConstraintMember, in solver: Solver) -> CGSize {
    CGSize(
      width: rounded(solver.value(of: member.width)), height: rounded(solver.value(of: member.height)))
  }

  /// The size to compute baselines in before there is a solution. Baselines computed in a zero size could keep the view
  /// at that size.
  private func estimatedSize(of member: ConstraintMember) -> CGSize {
    let solved = size(of: member, in: solver)
    return CGSize(
      width: member.content.horizontal?.length ?? solved.width, height: member.content.vertical?.length ?? solved.height
    )
  }

  // MARK: Spaces

  /// The innermost scroll space that contains both; nil for the root's coordinates.
  private func commonSpace(_ first: ScrollSpace?, _ second: ScrollSpace?) -> ScrollSpace? {
    var candidate = first
    while let current = candidate {
      var other = second
      while let step = other {
        if step === current { return current }
        other = step.frame.space
      }
      candidate = current.frame.space
    }
    return nil
  }

  private func convert(
    _ place: LinearExpression, from space: ScrollSpace?, to outer: ScrollSpace?, horizontal: Bool
  ) -> LinearExpression {
    var (place, space) = (place, space)
    while let current = space, current !== outer {
      let offset = offset(of: current)
      place = place + (horizontal ? current.frame.left - offset.x : current.frame.top - offset.y)
      space = current.frame.space
    }
    return place
  }
}

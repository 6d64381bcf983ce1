import ConstraintSolver
import Foundation

// The app's constraints: what they say to the solver, and what happens when they change.
extension ConstraintIsland {
  /// Tells the solver of a constraint of the app.
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

  /// Those that went first, then those with other numbers, then those that came.
  func applyChangedConstraints() {
    let all = changed
    changed = []
    for source in all where source.owner == nil { uninstall(source) }
    var late: [NSLayoutConstraint] = []
    for source in all where source.owner != nil {
      guard let known = installed[ObjectIdentifier(source)] else {
        late.append(source)
        continue
      }
      if !applyNumbers(of: known) {
        uninstall(source)
        late.append(source)
      }
    }
    late.sort { $0.serial < $1.serial }
    for source in late { install(source) }
  }

  /// Tells the solver of another constant or priority. False where that contradicts others as they are now.
  private func applyNumbers(of known: Installed) -> Bool {
    let source = known.source
    guard solver.contains(known.constraint), let expression = expression(for: source) else { return false }
    if known.priority != source.priority {
      // Whether it is required has not changed.
      solver.setStrength(Strength(Double(source.priority.rawValue)), of: known.constraint)
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

  /// What is compared with 0: the left side minus the right one.
  ///
  /// - Parameter size: The present size of a member, where baselines need it; by default what its content asks for.
  func expression(
    for source: NSLayoutConstraint, size: ((ConstraintMember) -> CGSize)? = nil
  ) -> LinearExpression? {
    let size = size ?? { self.likelySize(of: $0) }
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
    // In right-to-left layouts distances are measured towards the left, from the owner's right edge.
    let isMirrored =
      (source.firstAttribute.isDirectional || source.secondAttribute.isDirectional) && owner.isRightToLeft
    if factor != 1, let start = edge(of: owner, in: common, horizontal: horizontal, atEnd: isMirrored) {
      a = a - start
      b = b - start
    }
    let difference = a - factor * b
    return (isMirrored ? -difference : difference) - Double(source.constant)
  }

  /// The edge of the owner that multiples are counted from.
  private func edge(of owner: UIView, in space: ScrollSpace?, horizontal: Bool, atEnd: Bool) -> LinearExpression? {
    guard let member = members[ObjectIdentifier(owner)] else { return nil }
    let start = horizontal ? member.left : member.top
    let length = horizontal ? member.width : member.height
    let place = atEnd ? start + length : start
    return member.space === space ? place : (atEnd ? length : LinearExpression())
  }

  // MARK: Places

  /// The expression for an attribute of an item, and the member whose it is.
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
    // From inside a scroll view, its edges are those of its content.
    if attribute.kind != .size, let scrollView = view as? UIScrollView, let inner = other?.constrainedView,
      inner.isDescendant(of: scrollView), other !== scrollView
    {
      return content(of: space(of: scrollView, framed: member))
    }
    return member
  }

  /// How far the baselines are from the upper and the lower edge.
  private func baselines(
    of member: ConstraintMember, size: (ConstraintMember) -> CGSize
  ) -> (first: CGFloat, last: CGFloat) {
    guard member.guide == nil else { return (0, 0) }
    let (view, size) = (member.view, size(member))
    return (view.baselineOffsetFromTop(in: size) ?? 0, view.baselineOffsetFromBottom(in: size) ?? 0)
  }

  /// The size of a member in a solution, on the pixel grid.
  func size(of member: ConstraintMember, in solver: Solver) -> CGSize {
    CGSize(
      width: rounded(solver.value(of: member.width)), height: rounded(solver.value(of: member.height)))
  }

  /// The size to look for baselines at before there is a solution. Baselines of a view without any size could make it
  /// keep that.
  private func likelySize(of member: ConstraintMember) -> CGSize {
    let solved = size(of: member, in: solver)
    return CGSize(
      width: member.content.horizontal?.length ?? solved.width, height: member.content.vertical?.length ?? solved.height
    )
  }

  // MARK: Spaces

  /// The innermost space that holds both.
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

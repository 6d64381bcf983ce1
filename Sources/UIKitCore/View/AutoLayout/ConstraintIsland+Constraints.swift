import ConstraintSolver
import Foundation

// The app's constraints: their form in the solver, and the application of their changes.
extension ConstraintIsland {
  /// Adds an app constraint to the solver.
  func install(_ appConstraint: NSLayoutConstraint) {
    guard installed[ObjectIdentifier(appConstraint)] == nil, let constraint = makeConstraint(appConstraint) else {
      return
    }
    installed[ObjectIdentifier(appConstraint)] = Installed(
      constraint: constraint, appConstraint: appConstraint, priority: appConstraint.priority)
    appConstraints[constraint] = appConstraint
    if appConstraint.firstAttribute.isBaseline || appConstraint.secondAttribute.isBaseline {
      baselines.append(appConstraint)
    }
    addOrBreak(constraint)
  }

  private func uninstall(_ appConstraint: NSLayoutConstraint) {
    guard let installed = installed.removeValue(forKey: ObjectIdentifier(appConstraint)) else { return }
    appConstraints[installed.constraint] = nil
    if solver.contains(installed.constraint) { solver.remove(installed.constraint) }
    broken.removeLast(appConstraint)
    baselines.removeLast(appConstraint)
  }

  /// Applies the pending changes: first the removals, then new constants and priorities, then the additions in order of
  /// activation.
  func applyChangedConstraints() {
    let all = changedConstraints
    changedConstraints = []
    for appConstraint in all where appConstraint.owner == nil { uninstall(appConstraint) }
    var added: [NSLayoutConstraint] = []
    for appConstraint in all where appConstraint.owner != nil {
      guard let installed = installed[ObjectIdentifier(appConstraint)] else {
        added.append(appConstraint)
        continue
      }
      if !applyConstantAndPriority(of: installed) {
        uninstall(appConstraint)
        added.append(appConstraint)
      }
    }
    added.sort { $0.serial < $1.serial }
    for appConstraint in added { install(appConstraint) }
  }

  /// Applies a new constant or priority. Returns false if the constraint must be installed again: it isn't in the
  /// solver, it conflicts with others, or it has become required or optional while it was inactive.
  private func applyConstantAndPriority(of installed: Installed) -> Bool {
    let appConstraint = installed.appConstraint
    guard solver.contains(installed.constraint), let expression = expression(for: appConstraint) else { return false }
    if installed.priority != appConstraint.priority {
      let strength = Strength(Double(appConstraint.priority.rawValue))
      guard strength.isRequired == Strength(Double(installed.priority.rawValue)).isRequired else { return false }
      solver.setStrength(strength, of: installed.constraint)
      self.installed[ObjectIdentifier(appConstraint)] = Installed(
        constraint: installed.constraint, appConstraint: appConstraint, priority: appConstraint.priority)
    }
    do {
      try solver.setConstant(-expression.constant, of: installed.constraint)
      return true
    } catch {
      return false
    }
  }

  private func makeConstraint(_ appConstraint: NSLayoutConstraint) -> Constraint? {
    guard let expression = expression(for: appConstraint) else { return nil }
    let relation: Constraint.Relation =
      switch appConstraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    return Constraint(expression, relation, Strength(Double(appConstraint.priority.rawValue)))
  }

  /// The expression that the constraint compares with 0: the left side minus the right side.
  ///
  /// - Parameter size: The current size of a member, used for baselines. The default is the intrinsic content size, or
  ///   else the solved size.
  func expression(
    for appConstraint: NSLayoutConstraint, size: ((ConstraintMember) -> CGSize)? = nil
  ) -> LinearExpression? {
    let size = size ?? { self.estimatedSize(of: $0) }
    guard let owner = appConstraint.owner, let first = appConstraint.first else { return nil }
    if appConstraint.second == nil, appConstraint.secondAttribute != .notAnAttribute { return nil }
    guard
      let left = expression(
        of: first, attribute: appConstraint.firstAttribute, otherItem: appConstraint.second, owner: owner, size: size)
    else {
      return nil
    }
    guard let second = appConstraint.second else { return left.value - Double(appConstraint.constant) }
    guard
      let right = expression(
        of: second, attribute: appConstraint.secondAttribute, otherItem: first, owner: owner, size: size)
    else { return nil }
    let factor = Double(appConstraint.multiplier)
    guard appConstraint.firstAttribute.kind != .size else {
      return left.value - factor * right.value - Double(appConstraint.constant)
    }

    let horizontal = appConstraint.firstAttribute.kind == .x
    let common = commonSpace(left.member.space, right.member.space)
    var (a, b) = (
      convert(left.value, from: left.member.space, to: common, horizontal: horizontal),
      convert(right.value, from: right.member.space, to: common, horizontal: horizontal)
    )
    // In right-to-left layouts, positions are measured from the owner's right edge towards the left.
    let isMirrored =
      (appConstraint.firstAttribute.isDirectional || appConstraint.secondAttribute.isDirectional) && owner.isRightToLeft
    if factor != 1, let start = edge(of: owner, in: common, horizontal: horizontal, atEnd: isMirrored) {
      a = a - start
      b = b - start
    }
    let difference = a - factor * b
    return (isMirrored ? -difference : difference) - Double(appConstraint.constant)
  }

  /// The edge of the owner from which positions are measured before they are multiplied: the left or top edge, or the
  /// right edge in a right-to-left layout. It is nil if the owner is not a member.
  private func edge(of owner: UIView, in space: ScrollSpace?, horizontal: Bool, atEnd: Bool) -> LinearExpression? {
    guard let member = members[ObjectIdentifier(owner)] else { return nil }
    let start = horizontal ? member.left : member.top
    let length = horizontal ? member.width : member.height
    let position = atEnd ? start + length : start
    return member.space === space ? position : (atEnd ? length : LinearExpression())
  }

  // MARK: Attributes

  /// The expression for an attribute of an item, and the member that it belongs to.
  ///
  /// - Parameter other: The other item of the constraint.
  private func expression(
    of item: any ConstraintItem, attribute: NSLayoutConstraint.Attribute, otherItem other: (any ConstraintItem)?,
    owner: UIView, size: (ConstraintMember) -> CGSize
  ) -> (value: LinearExpression, member: ConstraintMember)? {
    guard let member = member(for: item, attribute: attribute, otherItem: other) else { return nil }
    let insets = member.alignmentRectInsets
    let value: LinearExpression
    switch attribute.resolved(rightToLeft: attribute.isDirectional && owner.isRightToLeft) {
    case .left: value = member.left + Double(insets.left)
    case .right: value = member.left + member.width - Double(insets.right)
    case .top: value = member.top + Double(insets.top)
    case .bottom: value = member.top + member.height - Double(insets.bottom)
    case .centerX: value = member.left + 0.5 * (member.width + Double(insets.left - insets.right))
    case .centerY: value = member.top + 0.5 * (member.height + Double(insets.top - insets.bottom))
    case .width: value = member.width - Double(insets.left + insets.right)
    case .height: value = member.height - Double(insets.top + insets.bottom)
    case .firstBaseline: value = member.top + Double(baselines(of: member, size: size).first)
    case .lastBaseline: value = member.top + member.height - Double(baselines(of: member, size: size).last)
    default: return nil
    }
    return (value, member)
  }

  private func member(
    for item: any ConstraintItem, attribute: NSLayoutConstraint.Attribute, otherItem other: (any ConstraintItem)?
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

  /// Converts a position from the coordinates of one scroll space to those of a space around it.
  private func convert(
    _ position: LinearExpression, from space: ScrollSpace?, to outer: ScrollSpace?, horizontal: Bool
  ) -> LinearExpression {
    var (position, space) = (position, space)
    while let current = space, current !== outer {
      let offset = offset(of: current)
      position = position + (horizontal ? current.frame.left - offset.x : current.frame.top - offset.y)
      space = current.frame.space
    }
    return position
  }
}

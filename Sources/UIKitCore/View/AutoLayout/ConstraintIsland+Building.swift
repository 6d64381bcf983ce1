import ConstraintSolver
import Foundation

extension ConstraintIsland {
  /// Adds the members and the app's constraints to the solver.
  func build() {
    let rootMember = add(
      ConstraintMember(
        root, space: nil, left: LinearExpression(), top: LinearExpression(),
        width: LinearExpression(Variable("root.width")),
        height: LinearExpression(Variable("root.height"))))
    keepSizeNonnegative(rootMember)
    measure(rootMember)
    var constraints: [NSLayoutConstraint] = []
    addMembers(inside: rootMember, constraints: &constraints)
    // In order of activation: of constraints that conflict, the latest is broken.
    constraints.sort { $0.serial < $1.serial }
    for constraint in constraints { install(constraint) }
  }

  private func addMembers(inside member: ConstraintMember, constraints: inout [NSLayoutConstraint]) {
    let view = member.view
    if let state = view.constraintState { constraints += state.constraints }
    guard !view.subviews.isEmpty else { return }
    let space = (view as? UIScrollView).map { self.space(of: $0, framed: member) } ?? member.space
    for subview in view.subviews {
      guard subview.isIslandMember || includesFlexibleSubtrees && subview.hasFlexibleIsland else { continue }
      addMembers(inside: addMember(for: subview, in: member, space: space), constraints: &constraints)
    }
  }

  private func addMember(for view: UIView, in outer: ConstraintMember, space: ScrollSpace?) -> ConstraintMember {
    let member = makeMember(view, guide: nil, space: space)
    let frame = view.geometry.untransformedFrame
    if view.usesAutoresizingMask {
      relate(member, to: outer)
    } else {
      keepSizeNonnegative(member)
      measure(member)
      let origin = origin(in: outer, space: space)
      keepValue(of: member.left, at: solver.value(of: origin.left) + frame.minX)
      keepValue(of: member.top, at: solver.value(of: origin.top) + frame.minY)
      if member.content.horizontal == nil { keepValue(of: member.width, at: frame.width) }
      if member.content.vertical == nil { keepValue(of: member.height, at: frame.height) }
    }
    return member
  }

  /// Adds a member with four variables of its own.
  private func makeMember(_ view: UIView, guide: UILayoutGuide?, space: ScrollSpace?) -> ConstraintMember {
    let (left, top, width, height) = (Variable(), Variable(), Variable(), Variable())
    return add(
      ConstraintMember(
        view, guide: guide, space: space, left: left.expression, top: top.expression, width: width.expression,
        height: height.expression))
  }

  private func add(_ member: ConstraintMember) -> ConstraintMember {
    members[ObjectIdentifier(member.guide ?? member.view)] = member
    orderedMembers.append(member)
    for expression in [member.left, member.top, member.width, member.height] {
      for term in expression.terms { memberOfVariable[term.variable] = member }
    }
    return member
  }

  /// Keeps a member's variable at a value unless constraints determine it.
  private func keepValue(of variable: LinearExpression, at value: CGFloat) {
    for term in variable.terms { solver.addDefault(Double(value), for: term.variable) }
  }

  private func keepSizeNonnegative(_ member: ConstraintMember) {
    addOptional((member.width .>= 0).with(strength: OwnStrength.nonnegativeSize))
    addOptional((member.height .>= 0).with(strength: OwnStrength.nonnegativeSize))
  }

  /// Adds a constraint that can't conflict with others because it isn't required.
  func addOptional(_ constraint: Constraint) {
    do {
      try solver.add(constraint)
    } catch {
      preconditionFailure("An optional constraint never fails, but: \(error)")
    }
  }

  /// The origin of the coordinates in which `outer` places its members: its own corner, or the origin of the scroll
  /// space that it opens.
  func origin(in outer: ConstraintMember, space: ScrollSpace?) -> (left: LinearExpression, top: LinearExpression) {
    outer.space === space ? (outer.left, outer.top) : (LinearExpression(), LinearExpression())
  }

  // MARK: Guides

  /// The member for a guide, made when the first constraint refers to the guide.
  func member(for guide: UILayoutGuide) -> ConstraintMember? {
    guard let view = guide.owningView, let owner = members[ObjectIdentifier(view)] else { return nil }
    if guide.role == .scrollFrame { return owner }
    if let member = members[ObjectIdentifier(guide)] { return member }
    switch guide.role {
    case .scrollFrame: return owner
    case .custom:
      let space = (view as? UIScrollView).map { self.space(of: $0, framed: owner) } ?? owner.space
      let member = makeMember(view, guide: guide, space: space)
      keepSizeNonnegative(member)
      let origin = origin(in: owner, space: space)
      let frame = guide.solvedFrame
      keepValue(of: member.left, at: solver.value(of: origin.left) + frame.minX)
      keepValue(of: member.top, at: solver.value(of: origin.top) + frame.minY)
      keepValue(of: member.width, at: frame.width)
      keepValue(of: member.height, at: frame.height)
      return member
    case .scrollContent:
      return (view as? UIScrollView).map { content(of: space(of: $0, framed: owner)) }
    case .margins, .safeArea, .readable:
      followsInsets = true
      let member = makeMember(view, guide: guide, space: owner.space)
      relate(member, toEdgesOf: owner)
      return member
    }
  }

  /// The coordinate space of a scroll view's content, made on first use.
  func space(of scrollView: UIScrollView, framed frame: ConstraintMember) -> ScrollSpace {
    if let space = spaces[ObjectIdentifier(scrollView)] { return space }
    let space = ScrollSpace(scrollView, frame: frame)
    spaces[ObjectIdentifier(scrollView)] = space
    return space
  }

  /// The member for a scroll view's content, whose origin is the origin of the space.
  func content(of space: ScrollSpace) -> ConstraintMember {
    if let content = space.content { return content }
    let content = add(
      ConstraintMember(
        space.scrollView, guide: space.scrollView.contentLayoutGuide, space: space, left: LinearExpression(),
        top: LinearExpression(), width: Variable().expression, height: Variable().expression))
    space.content = content
    keepSizeNonnegative(content)
    keepValue(of: content.width, at: space.scrollView.contentSize.width)
    keepValue(of: content.height, at: space.scrollView.contentSize.height)
    return content
  }

  /// The content offset of a scroll view as variables. They are made on first use, and from then on changes of the
  /// offset mark the island for solving.
  func offset(of space: ScrollSpace) -> (x: Variable, y: Variable) {
    if let offset = space.offset { return (offset.x, offset.y) }
    let (x, y) = (Variable("offset.x"), Variable("offset.y"))
    let offset = space.scrollView.contentOffset
    let equations = (x: x .== Double(offset.x), y: y .== Double(offset.y))
    space.offset = (x, y, equations)
    addOrBreak(equations.x)
    addOrBreak(equations.y)
    space.scrollView.ownConstraintState.isOffsetConstrained = true
    return (x, y)
  }
}

extension UIView {
  /// True if the autoresizing mask follows the superview's size and constraints inside could determine another size.
  final var hasFlexibleIsland: Bool {
    guard !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]) else { return false }
    if !constraints.isEmpty { return true }
    return subviews.contains { !$0.usesAutoresizingMask || $0.hasFlexibleIsland }
  }
}

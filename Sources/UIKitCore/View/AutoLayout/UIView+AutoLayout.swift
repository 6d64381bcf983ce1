import Foundation

// The views of a hierarchy fall into *islands*: a root whose frame is set from outside, and all that constraints place
// in it. Each island has a system of constraints of its own (``ConstraintIsland``), so that a change in one cell of a
// list concerns no other cell.

extension UIView {
  /// Whether the view is placed by the island around it: it leaves its frame to constraints, or constraints of
  /// ancestors are about it or something in it.
  final var isIslandMember: Bool {
    superview != nil && (!usesAutoresizingMask || constraintState?.isCrossed ?? false)
  }

  /// The root of the island that places what is in this view.
  final var islandRoot: UIView {
    var view = self
    while view.isIslandMember, let parent = view.superview { view = parent }
    return view
  }

  /// Asks for the island whose root this view is to be solved.
  final func setNeedsSolving() {
    let state = ownConstraintState
    state.needsSolving = true
    state.island?.isCurrent = false
    noteDescendantNeedsLayout()
    attachedOrSelfWindow?.setNeedsTurn()
    reportFittingSizeChange(constraintsChanged: true)
  }

  /// What the island consists of has changed: it is made anew when it is needed.
  final func constraintStructureDidChange() {
    let root = islandRoot
    root.ownConstraintState.island = nil
    root.setNeedsSolving()
  }

  /// Solves the island whose root this view is, where it waits for that; views whose subviews move will be laid out.
  final func solveConstraintsIfNeeded() {
    guard let state = constraintState, state.needsSolving else { return }
    state.needsSolving = false
    guard !isIslandMember else { return }
    currentIsland.update()
  }

  /// The island whose root this view is.
  final var currentIsland: ConstraintIsland {
    let state = ownConstraintState
    if let island = state.island, island.isRightToLeft == isRightToLeft { return island }
    let made = ConstraintIsland(root: self)
    state.island = made
    return made
  }

  /// Gives the direct subviews their frames.
  final func applyConstraintLayout() {
    guard let state = constraintState else { return }
    let root = islandRoot
    guard let rootState = root.constraintState else { return }
    if rootState.needsSolving { root.solveConstraintsIfNeeded() }
    guard let island = rootState.island, !state.displaced.isEmpty else { return }
    let displaced = state.displaced
    state.displaced = []
    state.isPlacing = true
    defer { state.isPlacing = false }
    for subview in displaced where subview.superview === self && !subview.usesAutoresizingMask {
      guard let frame = island.frame(of: subview) else { continue }
      subview.changeGeometry { geometry in
        geometry.origin = frame.origin
        geometry.bounds.size = frame.size
      }
    }
  }
}

// MARK: - What the hierarchy tells

extension UIView {
  final func addCrossing(_ constraint: NSLayoutConstraint) {
    let state = ownConstraintState
    let wasCrossed = state.isCrossed
    state.crossing.append(constraint)
    guard usesAutoresizingMask, !wasCrossed else { return }
    // An island of its own becomes a part of the one around it.
    state.island = nil
    constraintStructureDidChange()
  }

  final func removeCrossing(_ constraint: NSLayoutConstraint) {
    guard let state = constraintState else { return }
    state.crossing.removeLast(constraint)
    guard usesAutoresizingMask, !state.isCrossed else { return }
    superview?.constraintStructureDidChange()
    setNeedsSolving()
  }

  /// A constraint that the view owns came, went, or changed its numbers.
  final func constraintDidChange(_ constraint: NSLayoutConstraint) {
    let root = islandRoot
    root.constraintState?.island?.changed.append(constraint)
    root.setNeedsSolving()
  }

  final func constraintParticipationDidChange() {
    constraintState?.island = nil
    superview?.constraintStructureDidChange()
    if superview == nil || usesAutoresizingMask { setNeedsSolving() }
  }

  /// The view is about to leave its superview.
  final func constraintHierarchyWillChange() {
    let isMember = isIslandMember
    for constraint in constraintState?.crossing ?? [] { constraint.deactivate() }
    if isMember { superview?.constraintStructureDidChange() }
  }

  /// The view has joined a superview, or none.
  final func constraintHierarchyDidChange() {
    constraintState?.crossing.removeAll { $0.owner == nil }
    if superview != nil, !usesAutoresizingMask {
      constraintState?.island = nil
      superview?.constraintStructureDidChange()
    } else if constraintState != nil {
      setNeedsSolving()
    }
  }

  /// The layout direction of the view's content may have changed.
  final func constraintDirectionDidChange() {
    guard constraintState != nil || isIslandMember else { return }
    constraintStructureDidChange()
  }
}

// MARK: - What the view tells

extension UIView {
  /// The island that the view has a part in, where it has been made.
  private final var presentIsland: ConstraintIsland? {
    if constraintState == nil && usesAutoresizingMask { return nil }
    return islandRoot.constraintState?.island
  }

  private final func change(_ island: ConstraintIsland, _ news: ConstraintIsland.News) {
    island.news.formUnion(news)
    island.root.setNeedsSolving()
  }

  /// The content asks for another size, or cares more or less about it.
  final func intrinsicContentDidChange() {
    superview?.arrangedContentDidChange(of: self)
    guard let island = presentIsland else { return }
    island.remeasured.append(self)
    island.root.setNeedsSolving()
  }

  final func constraintSizeDidChange() {
    guard constraintState != nil, !isIslandMember, let island = constraintState?.island else { return }
    change(island, .rootSize)
  }

  final func constraintFrameDidChange() {
    guard isIslandMember, let superview, let island = presentIsland else { return }
    if usesAutoresizingMask {
      change(island, .frames)
    } else if let state = superview.constraintState, !state.isPlacing {
      // The next layout puts it back.
      state.displaced.append(self)
    }
  }

  final func constraintMarginsDidChange() {
    guard let island = presentIsland, island.followsInsets else { return }
    change(island, .insets)
  }
}

extension UIScrollView {
  final func constraintOffsetDidChange() {
    guard let state = constraintState, state.isOffsetConstrained else { return }
    let root = islandRoot
    guard let island = root.constraintState?.island else { return }
    island.news.insert(.offsets)
    root.setNeedsSolving()
  }
}

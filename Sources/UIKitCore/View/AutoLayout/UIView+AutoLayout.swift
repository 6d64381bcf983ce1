import Foundation

// The views of a hierarchy are partitioned into *islands*: a root whose frame is set from outside, and all views that
// constraints position in it. Each island has its own system of constraints (``ConstraintIsland``), so that a change in
// one cell of a list affects no other cell.

extension UIView {
  /// True if the view belongs to an ancestor's island: constraints position it, or constraints of ancestors refer to it
  /// or a descendant.
  final var isIslandMember: Bool {
    superview != nil && (!usesAutoresizingMask || constraintState?.isReferredToByAncestors ?? false)
  }

  /// The root of the island that positions this view's subviews.
  final var islandRoot: UIView {
    var view = self
    while view.isIslandMember, let parent = view.superview { view = parent }
    return view
  }

  /// Marks the island whose root is this view to be solved.
  final func setNeedsSolving() {
    let state = ownConstraintState
    state.needsSolving = true
    state.island?.isCurrent = false
    noteDescendantNeedsLayout()
    enclosingWindow?.setNeedsTurn()
    reportFittingSizeChange(constraintsChanged: true)
  }

  /// Discards the island around the view because its set of members changed. It is made again on demand.
  final func constraintStructureDidChange() {
    let root = islandRoot
    root.ownConstraintState.island = nil
    root.setNeedsSolving()
  }

  /// Solves the view's island if it is marked for that, and marks the superviews of moved views for layout.
  final func solveConstraintsIfNeeded() {
    guard let state = constraintState, state.needsSolving else { return }
    state.needsSolving = false
    guard !isIslandMember else { return }
    let subview = state.island == nil ? fillingSubview : nil
    state.hasFillingSubview = subview != nil
    guard let subview else { return currentIsland.update() }
    guard subview.geometry.untransformedFrame != fillingFrame else { return }
    state.displaced.append(subview)
    setNeedsLayout()
  }

  /// The island whose root is this view, made on demand.
  final var currentIsland: ConstraintIsland {
    let state = ownConstraintState
    if let island = state.island, island.isRightToLeft == isRightToLeft { return island }
    let made = ConstraintIsland(root: self)
    if state.hasFillingSubview {
      // From now on the island sets the frames.
      state.needsSolving = true
      noteDescendantNeedsLayout()
    }
    state.island = made
    return made
  }

  /// Sets the frames of the direct subviews that constraints position.
  final func applyConstraintLayout() {
    guard let state = constraintState else { return }
    let root = islandRoot
    guard let rootState = root.constraintState else { return }
    if rootState.needsSolving {
      // After a change in `viewWillLayoutSubviews()`, a stack view's constraints may be those of the former arrangement.
      root.updateConstraintsIfNeeded()
      root.solveConstraintsIfNeeded()
    }
    let island = rootState.island
    let isFilled = root === self && rootState.hasFillingSubview
    guard island != nil || isFilled, !state.displaced.isEmpty else { return }
    let displaced = state.displaced
    state.displaced = []
    state.isPlacing = true
    defer { state.isPlacing = false }
    for subview in displaced where subview.superview === self && !subview.usesAutoresizingMask {
      guard let frame = isFilled ? fillingFrame : island?.frame(of: subview) else { continue }
      subview.changeGeometry { geometry in
        geometry.origin = frame.origin
        geometry.bounds.size = frame.size
      }
    }
  }
}

// MARK: - Changes of constraints and hierarchy

extension UIView {
  /// Called when a constraint that an ancestor owns and that refers to the view or a descendant is activated.
  final func addConstraintOfAncestor(_ constraint: NSLayoutConstraint) {
    let state = ownConstraintState
    let wasReferredToByAncestors = state.isReferredToByAncestors
    state.constraintsOfAncestors.append(constraint)
    guard usesAutoresizingMask, !wasReferredToByAncestors else { return }
    // The view's own island becomes part of the island around it.
    state.island = nil
    constraintStructureDidChange()
  }

  /// Called when a constraint that an ancestor owns and that refers to the view or a descendant is deactivated.
  final func removeConstraintOfAncestor(_ constraint: NSLayoutConstraint) {
    guard let state = constraintState else { return }
    state.constraintsOfAncestors.removeLast(constraint)
    guard usesAutoresizingMask, !state.isReferredToByAncestors else { return }
    superview?.constraintStructureDidChange()
    setNeedsSolving()
  }

  /// Called when a constraint that the view owns was added, removed, or changed its constant or priority.
  final func constraintDidChange(_ constraint: NSLayoutConstraint) {
    let root = islandRoot
    root.constraintState?.island?.changedConstraints.append(constraint)
    root.constraintState?.hasFillingSubview = false
    root.setNeedsSolving()
  }

  /// Called when `translatesAutoresizingMaskIntoConstraints` changed.
  final func constraintParticipationDidChange() {
    constraintState?.island = nil
    superview?.constraintStructureDidChange()
    if superview == nil || usesAutoresizingMask { setNeedsSolving() }
  }

  /// Called before the view leaves its superview.
  final func constraintHierarchyWillChange() {
    let isMember = isIslandMember
    for constraint in constraintState?.constraintsOfAncestors ?? [] { constraint.deactivate() }
    if isMember { superview?.constraintStructureDidChange() }
  }

  /// Called after the superview changed, possibly to nil.
  final func constraintHierarchyDidChange() {
    constraintState?.constraintsOfAncestors.removeAll { $0.owner == nil }
    if superview != nil, !usesAutoresizingMask {
      constraintState?.island = nil
      superview?.constraintStructureDidChange()
    } else if constraintState != nil {
      setNeedsSolving()
    }
  }

  /// Called when the layout direction of the view's content may have changed.
  final func constraintDirectionDidChange() {
    guard constraintState != nil || isIslandMember else { return }
    constraintStructureDidChange()
  }
}

// MARK: - Changes of the view

extension UIView {
  /// The island that the view belongs to, if it has been made.
  private final var existingIsland: ConstraintIsland? {
    if constraintState == nil && usesAutoresizingMask { return nil }
    return islandRoot.constraintState?.island
  }

  private final func noteChange(of inputs: ConstraintIsland.ChangedInputs, in island: ConstraintIsland) {
    island.changedInputs.formUnion(inputs)
    island.root.setNeedsSolving()
  }

  /// Called when the intrinsic content size or its priorities changed.
  final func intrinsicContentDidChange() {
    superview?.arrangedContentDidChange(of: self)
    if let island = existingIsland {
      island.viewsToMeasure.append(self)
      island.root.setNeedsSolving()
    } else if constraintState?.hasFillingSubview == true {
      setNeedsSolving()
    } else {
      filledView?.setNeedsSolving()
    }
  }

  final func constraintSizeDidChange() {
    guard let state = constraintState, !isIslandMember else { return }
    if let island = state.island {
      noteChange(of: .rootSize, in: island)
    } else if state.hasFillingSubview {
      setNeedsSolving()
    }
  }

  final func constraintFrameDidChange() {
    guard isIslandMember, let superview else { return }
    let island = existingIsland
    guard island != nil || filledView != nil else { return }
    if usesAutoresizingMask {
      if let island { noteChange(of: .frames, in: island) }
    } else if let state = superview.constraintState, !state.isPlacing {
      // The next layout restores the frame.
      state.displaced.append(self)
    }
  }

  final func constraintMarginsDidChange() {
    guard let island = existingIsland, island.followsInsets else { return }
    noteChange(of: .insets, in: island)
  }
}

extension UIScrollView {
  final func constraintOffsetDidChange() {
    guard let state = constraintState, state.isOffsetConstrained else { return }
    let root = islandRoot
    guard let island = root.constraintState?.island else { return }
    island.changedInputs.insert(.offsets)
    root.setNeedsSolving()
  }
}

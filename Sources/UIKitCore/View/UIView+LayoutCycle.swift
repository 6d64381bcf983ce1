import PergolaDiagnostics

extension UIView {
  /// The pending work of a view for the next layout pass.
  struct LayoutState {
    /// True initially, because a view is laid out when it appears.
    var needsLayout = true
    /// True if a descendant needs layout.
    var descendantNeedsLayout = false
    var needsConstraintUpdate = true
    var descendantNeedsConstraintUpdate = true
    /// True while the view is being laid out.
    var isInPass = false
  }

  /// Marks the view for layout before the end of this turn.
  public func setNeedsLayout() {
    layoutState.needsLayout = true
    superview?.noteDescendantNeedsLayout()
    enclosingWindow?.setNeedsTurn()
  }

  /// Performs pending layout of the subtree of the topmost ancestor that needs it, or of this view.
  public func layoutIfNeeded() {
    var top = self
    var ancestor = superview
    while let current = ancestor {
      let state = current.layoutState
      let waits =
        state.needsLayout || state.needsConstraintUpdate || current.constraintState?.needsSolving ?? false
      if waits && !current.layoutState.isInPass { top = current }
      ancestor = current.superview
    }
    top.layOutSubtree()
  }

  /// Marks the view for a call of `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutState.needsConstraintUpdate = true
    // Ensures that the next layout pass visits the view.
    noteDescendantNeedsLayout()
    var ancestor = superview
    while let current = ancestor, !current.layoutState.descendantNeedsConstraintUpdate {
      current.layoutState.descendantNeedsConstraintUpdate = true
      ancestor = current.superview
    }
    enclosingWindow?.setNeedsTurn()
  }

  /// Returns a Boolean value that indicates whether `updateConstraints()` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }

  /// Calls `updateConstraints()` on the marked views of the subtree, descendants first.
  public func updateConstraintsIfNeeded() {
    if layoutState.descendantNeedsConstraintUpdate {
      layoutState.descendantNeedsConstraintUpdate = false
      for subview in subviews { subview.updateConstraintsIfNeeded() }
    }
    if layoutState.needsConstraintUpdate {
      layoutState.needsConstraintUpdate = false
      if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }
  }

  final var enclosingWindow: UIWindow? { attachedWindow ?? self as? UIWindow }

  /// The maximum number of rounds in one layout pass.
  private static let maximumRounds = 100

  /// Lays out the view and its descendants until none of them needs layout.
  @_spi(Toolkit) public final func layOutSubtree() {
    var rounds = 0
    while layoutState.needsLayout || layoutState.descendantNeedsLayout {
      rounds += 1
      if rounds > Self.maximumRounds {
        Log.warning(
          "\(self) needs layout after \(Self.maximumRounds) rounds of one pass; the rest is deferred.")
        return
      }
      layOutDescending()
    }
  }

  private final func layOutDescending() {
    updateConstraintsIfNeeded()
    solveConstraintsIfNeeded()
    if layoutState.needsLayout {
      viewController?.prepareContentUnavailable()
      layoutState.needsLayout = false
      reportMarginChanges()
      layoutState.isInPass = true
      performWithOwnTraits {
        viewController?.viewWillLayoutSubviews()
        if let layer = customizedLayer { layer.layoutSublayers() } else { layoutSubviews() }
        viewController?.viewDidLayoutSubviews()
        viewController?.reportFittingSizeIfNeeded()
      }
      layoutState.isInPass = false
    }
    guard layoutState.descendantNeedsLayout else { return }
    layoutState.descendantNeedsLayout = false
    for subview in subviews where subview.layoutState.needsLayout || subview.layoutState.descendantNeedsLayout {
      subview.layOutDescending()
    }
  }

  final func noteDescendantNeedsLayout() {
    var ancestor: UIView? = self
    while let current = ancestor, !current.layoutState.descendantNeedsLayout {
      current.layoutState.descendantNeedsLayout = true
      ancestor = current.superview
    }
  }

  /// Marks the ancestors of an added subtree that needs layout or constraint updates.
  final func propagateLayoutFlags(of subview: UIView) {
    if subview.layoutState.needsLayout || subview.layoutState.descendantNeedsLayout { noteDescendantNeedsLayout() }
    if subview.layoutState.needsConstraintUpdate || subview.layoutState.descendantNeedsConstraintUpdate {
      var ancestor: UIView? = self
      while let current = ancestor, !current.layoutState.descendantNeedsConstraintUpdate {
        current.layoutState.descendantNeedsConstraintUpdate = true
        ancestor = current.superview
      }
    }
  }

  /// Runs app code with the view's traits as the current traits.
  @_spi(Toolkit) public final func performWithOwnTraits(_ body: () -> Void) { perform(with: traitCollection, body) }

  /// Runs app code with given traits as the current traits.
  final func perform(with traits: UITraitCollection, _ body: () -> Void) {
    let context = SceneContext.current
    if context.traits === traits {
      body()
    } else {
      context.with(traits: traits).perform(body)
    }
  }
}

import PergolaDiagnostics

extension UIView {
  /// What of a view waits for the next pass.
  struct LayoutState {
    /// True at first: a view is laid out when it appears.
    var needsLayout = true
    /// Whether something below waits for its layout.
    var descendantNeedsLayout = false
    var needsConstraintUpdate = true
    var descendantNeedsConstraintUpdate = true
    /// Whether the view is being laid out now.
    var isInPass = false
  }

  /// Asks for a layout before the end of this turn.
  public func setNeedsLayout() {
    layoutState.needsLayout = true
    superview?.noteDescendantNeedsLayout()
    attachedOrSelfWindow?.setNeedsTurn()
  }

  /// Lays out now what waits for it: this view's subtree, from the topmost ancestor that waits.
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

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutState.needsConstraintUpdate = true
    // So that the next pass comes by.
    noteDescendantNeedsLayout()
    var ancestor = superview
    while let current = ancestor, !current.layoutState.descendantNeedsConstraintUpdate {
      current.layoutState.descendantNeedsConstraintUpdate = true
      ancestor = current.superview
    }
    attachedOrSelfWindow?.setNeedsTurn()
  }

  /// Whether `updateConstraints()` is to be called before the next layout.
  public func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }

  /// Calls `updateConstraints()` on what waits for it, from the bottom up.
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

  final var attachedOrSelfWindow: UIWindow? { attachedWindow ?? self as? UIWindow }

  /// How often a pass looks for what was asked for during it before it gives up.
  private static let greatestNumberOfRounds = 100

  @_spi(Toolkit) public final func layOutSubtree() {
    var rounds = 0
    while layoutState.needsLayout || layoutState.descendantNeedsLayout {
      rounds += 1
      if rounds > Self.greatestNumberOfRounds {
        Log.warning(
          "\(self) asked for layout again in each of \(Self.greatestNumberOfRounds) rounds of one pass; it is put off.")
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

  /// A subtree that joined brings what waits in it.
  final func noteDescendantFlags(of subview: UIView) {
    if subview.layoutState.needsLayout || subview.layoutState.descendantNeedsLayout { noteDescendantNeedsLayout() }
    if subview.layoutState.needsConstraintUpdate || subview.layoutState.descendantNeedsConstraintUpdate {
      var ancestor: UIView? = self
      while let current = ancestor, !current.layoutState.descendantNeedsConstraintUpdate {
        current.layoutState.descendantNeedsConstraintUpdate = true
        ancestor = current.superview
      }
    }
  }

  /// Runs app code with the view's traits as the current ones.
  @_spi(Toolkit) public final func performWithOwnTraits(_ body: () -> Void) { perform(with: traitCollection, body) }

  /// Runs app code with traits as the current ones.
  final func perform(with traits: UITraitCollection, _ body: () -> Void) {
    let context = SceneContext.current
    if context.traits === traits {
      body()
    } else {
      context.with(traits: traits).perform(body)
    }
  }
}

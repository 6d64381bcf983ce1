extension UIViewController {
  /// The appearance state of a controller's view.
  enum Appearance {
    case disappeared, willAppear, isAppearing, appeared, willDisappear
  }

  /// True if the controller receives appearance callbacks: it is the root controller of a window, or a child of one
  /// that receives and forwards them.
  private final var receivesAppearance: Bool {
    guard let parent else { return rootWindow != nil }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.receivesAppearance
  }

  /// Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)` before the view joins or leaves a window.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard receivesAppearance else { return }
    switch (window, appearance) {
    case (.some, .disappeared), (.some, .willDisappear):
      appearance = .willAppear
      appearsAnimated = UIView.currentAnimation != nil
      viewWillAppear(appearsAnimated)
      prepareForAppearance()
    case (nil, .appeared), (nil, .isAppearing), (nil, .willAppear):
      appearance = .willDisappear
      viewWillDisappear(UIView.currentAnimation != nil)
    default: break
    }
  }

  /// Tells a child that its view is about to appear or to disappear. A container whose
  /// `shouldAutomaticallyForwardAppearanceMethods` is false calls it before it adds or removes the child's view, and
  /// ``endAppearanceTransition()`` afterwards.
  ///
  /// Loads the view if it appears. Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)`, also of the visible children that receive the callbacks of
  /// this controller; not again if the controller appears or disappears already.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .willDisappear):
      appearance = .willAppear
      appearsAnimated = animated
      viewWillAppear(animated)
      prepareForAppearance()
    case (false, .appeared), (false, .isAppearing), (false, .willAppear):
      appearance = .willDisappear
      appearsAnimated = animated
      viewWillDisappear(animated)
    default: return
    }
    isInAppearanceTransition = true
    for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began: calls `viewDidAppear(_:)` or
  /// `viewDidDisappear(_:)`.
  public final func endAppearanceTransition() {
    guard isInAppearanceTransition else { return }
    isInAppearanceTransition = false
    if appearance == .willDisappear {
      appearance = .disappeared
      viewDidDisappear(appearsAnimated)
    } else {
      callViewDidAppear()
    }
    // A transition between the children ends by itself.
    for child in forwardedChildren where child.transitionInProgress?.owner !== self { child.endAppearanceTransition() }
  }

  /// The children that receive the appearance callbacks of this controller and whose views are in its view.
  private final var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Schedules `viewDidAppear(_:)` or calls `viewDidDisappear(_:)` after the view joined or left a window.
  final func viewDidMove(toWindow window: UIWindow?) {
    switch (window, appearance) {
    case (let window?, .willAppear):
      window.windowScene?.turn.appearing.append(self)
      window.windowScene?.setNeedsTurn()
    case (nil, .willDisappear) where !isInAppearanceTransition:
      appearance = .disappeared
      viewDidDisappear(UIView.currentAnimation != nil)
    default: break
    }
  }

  /// Calls `viewIsAppearing(_:)` before the first layout of the view in its window.
  final func callViewIsAppearing() {
    guard appearance == .willAppear else { return }
    appearance = .isAppearing
    viewIsAppearing(appearsAnimated)
  }

  /// Calls `viewDidAppear(_:)` after the first layout of the view in its window; later in a transition that a container
  /// ends.
  final func callViewDidAppear() {
    callViewIsAppearing()
    guard appearance == .isAppearing, !isInAppearanceTransition else { return }
    appearance = .appeared
    viewDidAppear(appearsAnimated)
    parent?.childDidAppear(self)
  }
}

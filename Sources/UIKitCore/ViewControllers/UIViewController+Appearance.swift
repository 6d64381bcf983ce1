extension UIViewController {
  /// The appearance state of a controller's view.
  enum Appearance {
    case disappeared, willAppear, isAppearing, appeared, willDisappear
  }

  /// A transition that a container began with `beginAppearanceTransition(_:animated:)` and has not ended.
  struct AppearanceTransition {
    /// The children for which it began too.
    var children: [UIViewController]
  }

  /// True between `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
  final var isInAppearanceTransition: Bool { appearanceTransition != nil }

  /// True if the controller receives appearance callbacks: it is the root controller of a window, presented, or a child
  /// of one that receives and forwards them.
  private final var receivesAppearance: Bool {
    guard let parent else { return rootWindow != nil || modal.presenting != nil }
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

  /// Begins the transition of ``beginAppearanceTransition(_:animated:)``, also for the visible children that receive
  /// the callbacks of this controller.
  final func beginTransition(isAppearing: Bool, animated: Bool) {
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
    let children = forwardedChildren
    let former = appearanceTransition?.children ?? []
    let left = former.filter { child in !children.contains { $0 === child } }
    appearanceTransition = AppearanceTransition(children: left + children)
    for child in children { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends the transition, also for the children for which it began.
  final func endTransition() {
    guard let transition = appearanceTransition else { return }
    appearanceTransition = nil
    if appearance == .willDisappear {
      appearance = .disappeared
      viewDidDisappear(appearsAnimated)
    } else {
      callViewDidAppear()
    }
    let forwarded = forwardedChildren
    // A transition between the children ends by itself.
    for child in transition.children where child.transitionInProgress?.owner !== self {
      if forwarded.contains(where: { $0 === child }) {
        child.endAppearanceTransition()
      } else {
        child.leaveTransition()
      }
    }
  }

  /// Ends a transition that the parent forwarded, because the controller's view is no longer in the parent's.
  private final func leaveTransition() {
    if viewIfLoaded?.window == nil { beginAppearanceTransition(false, animated: false) }
    endAppearanceTransition()
  }

  /// Ends a transition that the parent forwarded, because the controller leaves the parent.
  final func leaveTransition(of parent: UIViewController) {
    guard let index = parent.appearanceTransition?.children.firstIndex(where: { $0 === self }) else { return }
    parent.appearanceTransition?.children.remove(at: index)
    leaveTransition()
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
      window.noteAppearing(self)
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

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
    case (nil, .appeared), (nil, .isAppearing), (nil, .willAppear):
      appearance = .willDisappear
      viewWillDisappear(UIView.currentAnimation != nil)
    default: break
    }
  }

  /// Schedules `viewDidAppear(_:)` or calls `viewDidDisappear(_:)` after the view joined or left a window.
  final func viewDidMove(toWindow window: UIWindow?) {
    switch (window, appearance) {
    case (let window?, .willAppear):
      window.windowScene?.turn.appearing.append(self)
      window.windowScene?.setNeedsTurn()
    case (nil, .willDisappear):
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

  /// Calls `viewDidAppear(_:)` after the first layout of the view in its window.
  final func callViewDidAppear() {
    callViewIsAppearing()
    guard appearance == .isAppearing else { return }
    appearance = .appeared
    viewDidAppear(appearsAnimated)
  }
}

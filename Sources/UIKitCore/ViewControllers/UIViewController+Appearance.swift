extension UIViewController {
  /// Where a controller's view is on its way onto the screen.
  enum Appearance {
    case disappeared, willAppear, isAppearing, appeared, willDisappear
  }

  /// Whether the controller hears of its view's joining a window: it is the window's own, or a child of one that is.
  private final var hearsOfAppearance: Bool {
    guard let parent else { return rootWindow != nil }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.hearsOfAppearance
  }

  /// The view is about to join or leave a window.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard hearsOfAppearance else { return }
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

  /// The view has joined or left a window.
  final func viewDidMove(toWindow window: UIWindow?) {
    switch (window, appearance) {
    case (let window?, .willAppear):
      window.windowScene?.turn.appearing.append(self)
      window.setNeedsTurn()
    case (nil, .willDisappear):
      appearance = .disappeared
      viewDidDisappear(UIView.currentAnimation != nil)
    default: break
    }
  }

  /// The turn that shows the view is about to lay it out.
  final func tellIsAppearing() {
    guard appearance == .willAppear else { return }
    appearance = .isAppearing
    viewIsAppearing(appearsAnimated)
  }

  /// The turn that shows the view has laid it out.
  final func tellDidAppear() {
    tellIsAppearing()
    guard appearance == .isAppearing else { return }
    appearance = .appeared
    viewDidAppear(appearsAnimated)
  }
}

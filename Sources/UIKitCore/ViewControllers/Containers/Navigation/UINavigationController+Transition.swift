import Foundation

extension UINavigationController {
  /// The duration of a push and a pop, in seconds.
  private static let transitionDuration: TimeInterval = 0.35
  /// The part of the width by which the page behind moves while the one in front crosses the screen.
  private static let parallax: CGFloat = 0.3

  // MARK: The view

  final func makeContainerView() -> UIView {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let pages = PagesView(frame: view.bounds)
    pages.clipsToBounds = true
    display.pages = pages
    view.addSubview(pages)
    view.addSubview(navigationBar)
    view.onLayout = { [weak self] in
      self?.showTopPage()
      self?.layOutBars()
    }
    view.onLeave = { [weak self] in self?.display.transition?.finish() }
    view.addGestureRecognizer(popGesture)
    return view
  }

  // MARK: Following the stack

  /// Shows the top page if another one is visible: by a transition, except for the first page of an empty container.
  final func showTopPage() {
    guard display.transition == nil, display.page !== stack.last else { return }
    guard let page = display.page, viewIfLoaded?.enclosingWindow != nil else { return install(stack.last) }
    let isBack =
      !stack.contains { $0 === page } && stack.last.map { display.knownPages.contains(ObjectIdentifier($0)) } ?? true
    begin(from: page, to: stack.last, isBack: isBack, animated: display.isAnimated)
  }

  /// Shows a page without a transition: the first one, or one of a container that is not in a window.
  final func install(_ page: UIViewController?) {
    guard let pages = display.pages else { return }
    if let old = display.page {
      stopFollowing()
      old.viewIfLoaded?.removeFromSuperview()
    }
    display.page = page
    showBarItems()
    if let page {
      delegate?.navigationController(self, willShow: page, animated: false)
      display.unreportedPage = page
      page.view.frame = frame(of: page)
      pages.addSubview(page.view)
    }
    finishMoves()
    layOutBars()
  }

  /// Notifies the delegate that the first page was shown.
  final func reportFirstPage(_ page: UIViewController) {
    guard display.unreportedPage === page else { return }
    display.unreportedPage = nil
    delegate?.navigationController(self, didShow: page, animated: false)
  }

  // MARK: Transitions

  private func begin(
    from page: UIViewController, to top: UIViewController?, isBack: Bool, animated: Bool, interactively: Bool = false
  ) {
    guard let pages = display.pages else { return }
    display.unreportedPage = nil
    var changes = ControllerTransition.Changes()
    changes.prepare = { [weak self] in self?.prepare(top, isBack: isBack, animated: animated) }
    changes.perform = { [weak self] in self?.replace(page, by: top) }
    changes.follow = { [weak self] part in self?.shift(page, above: top, by: part) }
    changes.revert = { [weak self] in self?.revert(to: page, from: top) }
    changes.conclude = { [weak self] in self?.remove(page, isCancelled: $0) }
    let transition = ControllerTransition(
      ControllerTransition.Participants(from: page, to: top), of: self, in: pages, isAnimated: animated,
      duration: Self.transitionDuration, changes: changes
    ) { [weak self] isCancelled in self?.transitionDidEnd(from: page, isCancelled: isCancelled, animated: animated) }
    display.transition = transition
    let engine = pages.enclosingWindow?.windowScene?.focusEngine
    let showsFocus = engine?.showsFocus ?? false
    if !isBack { display.focusBefore[ObjectIdentifier(page)] = FocusReturn(engine) }
    transition.start(interactively: interactively)
    if isBack, showsFocus, let top, let before = display.focusBefore[ObjectIdentifier(top)], before.hadFocus {
      // The bar hides its back button only later.
      if let engine, engine.focusedView === navigationBar.backButton { engine.focus(on: nil) }
      before.perform()
    }
    let known = Set(stack.map { ObjectIdentifier($0) })
    display.focusBefore = display.focusBefore.filter { known.contains($0.key) }
  }

  /// Adds the page that appears beside the container, or behind the page that leaves.
  private func prepare(_ top: UIViewController?, isBack: Bool, animated: Bool) {
    guard let top, let pages = display.pages else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    guard let view = top.view else { return }
    var frame = frame(of: top)
    let width = isBack ? -Self.parallax * pages.bounds.width : pages.bounds.width
    if animated { frame.origin.x += pages.isRightToLeft ? -width : width }
    view.frame = frame
    if isBack { pages.insertSubview(view, at: 0) } else { pages.addSubview(view) }
  }

  private func replace(_ page: UIViewController, by top: UIViewController?) {
    // The user's finger has moved both pages, and they go on from there.
    let wasMoved = display.transition?.initiallyInteractive ?? false
    stopFollowing()
    display.page = top
    display.barShift = 0
    if let top, let view = top.viewIfLoaded {
      if !wasMoved { view.animateInsertion() }
      view.frame = frame(of: top)
    }
    if let view = page.viewIfLoaded, view.superview === display.pages {
      if wasMoved {
        moveAway(page)
      } else {
        view.animateRemoval()
        view.removeFromSuperview()
      }
    }
    showBarItems()
    layOutBars()
  }

  private func shift(_ page: UIViewController, above top: UIViewController?, by part: CGFloat) {
    guard let pages = display.pages else { return }
    let width = pages.isRightToLeft ? -pages.bounds.width : pages.bounds.width
    page.viewIfLoaded?.frame = frame(of: page).offsetBy(dx: part * width, dy: 0)
    let behind = (part - 1) * Self.parallax * width
    if let top { top.viewIfLoaded?.frame = frame(of: top).offsetBy(dx: behind, dy: 0) }
    moveBarBehind(by: behind)
  }

  /// Moves a page out of the container; its view is removed when the transition has ended.
  private func moveAway(_ page: UIViewController) {
    guard let pages = display.pages else { return }
    let width = pages.isRightToLeft ? -pages.bounds.width : pages.bounds.width
    page.viewIfLoaded?.frame = frame(of: page).offsetBy(dx: width, dy: 0)
  }

  /// Removes the view of a page that the user's finger has moved away.
  private func remove(_ page: UIViewController, isCancelled: Bool) {
    guard !isCancelled, display.page !== page, let view = page.viewIfLoaded else { return }
    if view.superview === display.pages { view.removeFromSuperview() }
  }

  private func revert(to page: UIViewController, from top: UIViewController?) {
    page.viewIfLoaded?.frame = frame(of: page)
    top?.viewIfLoaded?.animateRemoval()
    top?.viewIfLoaded?.removeFromSuperview()
  }

  private func transitionDidEnd(from page: UIViewController, isCancelled: Bool, animated: Bool) {
    let top = display.transition?.viewController(forKey: .to)
    display.transition = nil
    raiseBar()
    if isCancelled, stack.last === top { restore(page) }
    finishMoves()
    if display.page === stack.last, !barShowsStack { showBarItems() }
    layOutBars()
    if !isCancelled, let shown = display.page {
      delegate?.navigationController(self, didShow: shown, animated: animated)
    }
    if display.page !== stack.last { viewIfLoaded?.setNeedsLayout() }
  }

  /// False after a change below the visible page during its transition.
  private var barShowsStack: Bool {
    (navigationBar.items ?? []).elementsEqual(stack.map(\.navigationItem), by: ===)
  }

  /// Puts a page back that the user's finger had almost popped.
  private func restore(_ page: UIViewController) {
    guard let index = display.leaving.firstIndex(where: { $0 === page }) else { return }
    display.leaving.remove(at: index)
    page.containerSettings.movesFromParent = false
    stack.append(page)
    showBarItems()
    // Outside of the stack, a page with a bar of its own had nowhere to go back to.
    (page as? UINavigationController)?.showBarItems()
  }

  // MARK: The gesture

  final func popGestureDidProceed() {
    guard let pages = display.pages else { return }
    let direction: CGFloat = pages.isRightToLeft ? -1 : 1
    let width = max(1, pages.bounds.width)
    let part = direction * popGesture.translation(in: pages).x / width
    switch popGesture.state {
    case .began:
      popInteractively()
      display.interactive?.update(part)
    case .changed: display.interactive?.update(part)
    case .ended:
      let velocity = direction * popGesture.velocity(in: pages).x / width
      if velocity > 0.8 || part > 0.5 && velocity > -0.8 {
        display.interactive?.finishInteraction(velocity: velocity)
      } else {
        display.interactive?.cancelInteraction(velocity: velocity)
      }
    case .cancelled, .failed: display.interactive?.cancelInteraction()
    case .possible: break
    }
  }

  private func popInteractively() {
    guard stack.count > 1, display.transition == nil, display.page === stack.last, let page = stack.last else { return }
    let top = stack[stack.count - 2]
    page.containerSettings.movesFromParent = true
    stack.removeLast()
    display.leaving.append(page)
    page.willMove(toParent: nil)
    begin(from: page, to: top, isBack: true, animated: true, interactively: true)
    showBar(with: top, behind: page)
    display.interactive = display.transition
  }
}

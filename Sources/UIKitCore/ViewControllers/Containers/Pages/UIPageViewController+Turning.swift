import Foundation

extension UIPageViewController {
  /// The duration of an animated turn, in seconds.
  private static let turnDuration: TimeInterval = 0.3

  // MARK: Programmatic changes

  /// Shows a page by a call of the app.
  final func show(
    _ page: UIViewController, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    interruptTurn()
    display.before = .unknown
    display.after = .unknown
    let old = display.current
    display.current = page
    updatePageControl()
    guard page !== old else {
      completion?(true)
      return
    }
    guard let old, old === display.shown, viewIfLoaded?.enclosingWindow != nil else {
      if let old { remove(old) }
      add(page)
      if isViewLoaded { installPage() }
      completion?(true)
      return
    }
    let turn = PageTurn(from: old, to: page, isForward: direction == .forward, cause: .call(completion))
    begin(turn, animated: animated)
  }

  /// Makes a page a child, and adds its view if this controller's view is loaded.
  private func add(_ page: UIViewController) {
    guard page.parent !== self else { return }
    addChild(page)
    page.didMove(toParent: self)
  }

  private func remove(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    removeView(of: page)
    if display.shown === page { display.shown = nil }
    page.removeFromParent()
  }

  /// Adds the current page's view if no page is visible.
  final func installPage() {
    guard display.turn == nil, let page = display.current, display.shown !== page, display.scrollView != nil else {
      return
    }
    if let shown = display.shown { remove(shown) }
    display.shown = page
    addView(of: page)
    placePages(room: PageRoom())
  }

  // MARK: Turns

  /// Starts a turn.
  ///
  /// - Parameter animated: False to replace the page in this turn of the main queue.
  final func begin(_ turn: PageTurn, animated: Bool) {
    guard let scrollView = display.scrollView else { return }
    display.turn = turn
    if turn.to.parent !== self { addChild(turn.to) }
    turn.from.willMove(toParent: nil)
    turn.to.containerSettings.movesToParent = true
    turn.from.containerSettings.movesFromParent = true
    var changes = ControllerTransition.Changes()
    changes.prepare = { [weak self] in self?.prepare(turn) }
    changes.perform = { [weak self] in self?.scroll(to: turn) }
    changes.conclude = { [weak self] isCancelled in self?.conclude(turn, isCancelled: isCancelled) }
    // The user's finger and the scroll view determine the duration of a drag.
    let transition = ControllerTransition(
      ControllerTransition.Participants(from: turn.from, to: turn.to), of: self, in: scrollView, isAnimated: animated,
      duration: turn.isDrag ? 0 : Self.turnDuration, changes: changes
    ) { [weak self] isCancelled in self?.turnDidEnd(turn, isCancelled: isCancelled) }
    turn.transition = transition
    transition.start(interactively: turn.isDrag)
  }

  /// Adds the page of a turn beside the current one.
  private func prepare(_ turn: PageTurn) {
    addView(of: turn.to)
    if turn.isDrag {
      placePages(room: display.room, displacement: nil)
    } else {
      let isAtEnd = turn.isForward != isReversed
      placePages(room: PageRoom(isInFront: !isAtEnd, isBehind: isAtEnd))
    }
  }

  /// Removes the page that is not visible after a turn.
  private func conclude(_ turn: PageTurn, isCancelled: Bool) {
    UIView.performWithoutAnimation {
      removeView(of: isCancelled ? turn.to : turn.from)
      display.shown = isCancelled ? turn.from : turn.to
      display.turn = nil
      if !isCancelled || display.scrollView?.isDragging != true { placePages(room: PageRoom()) }
    }
  }

  private func turnDidEnd(_ turn: PageTurn, isCancelled: Bool) {
    turn.transition = nil
    turn.to.containerSettings.movesToParent = false
    turn.from.containerSettings.movesFromParent = false
    let (stays, leaves) = isCancelled ? (turn.from, turn.to) : (turn.to, turn.from)
    if isCancelled { leaves.willMove(toParent: nil) }
    if leaves.parent === self { leaves.removeFromParent() }
    if stays.parent === self { stays.didMove(toParent: self) }
    if case .call(let completion) = turn.cause {
      completion?(!turn.wasInterrupted)
      return
    }
    if !isCancelled { userDidTurn(turn) }
    delegate?.pageViewController(
      self, didFinishAnimating: !turn.wasInterrupted, previousViewControllers: [turn.from],
      transitionCompleted: !isCancelled)
  }

  /// Makes the page of the user's turn the current one.
  private func userDidTurn(_ turn: PageTurn) {
    // A change by the app that interrupted the turn has set another page.
    guard display.current === turn.from else { return }
    display.current = turn.to
    if turn.isForward {
      (display.before, display.after) = (.known(turn.from), .unknown)
    } else {
      (display.before, display.after) = (.unknown, .known(turn.from))
    }
    guard let control = display.pageControl else { return }
    control.currentPage = display.presentationIndex + (turn.isForward ? 1 : -1)
    display.presentationIndex = control.currentPage
  }

  /// Ends the turn in progress at once: a drag goes back, other turns go to their end.
  final func interruptTurn() {
    guard let turn = display.turn, let transition = turn.transition else { return }
    turn.wasInterrupted = true
    if turn.isDrag {
      let pan = display.scrollView?.panGestureRecognizer
      transition.cancelInteraction()
      transition.finish()
      placePages(room: PageRoom())
      // The finger that is still down turns no page.
      pan?.isEnabled = false
      pan?.isEnabled = true
    } else {
      transition.finish()
    }
  }

  // MARK: Neighbours

  /// The page beside the current one; nil if there isn't one. Asks the data source the first time.
  final func neighbor(isForward: Bool) -> UIViewController? {
    guard let current = display.current else { return nil }
    if case .known(let page) = isForward ? display.after : display.before { return page }
    guard let dataSource else { return nil }
    let answer =
      isForward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
    // A page can't be its own neighbour.
    let page = answer === current ? nil : answer
    guard display.current === current else { return nil }
    if isForward { display.after = .known(page) } else { display.before = .known(page) }
    return page
  }

  /// False if it is known that there is no page on a side.
  final func mayTurn(towardsEnd: Bool) -> Bool {
    guard dataSource != nil, display.current != nil else { return false }
    if case .known(nil) = towardsEnd != isReversed ? display.after : display.before { return false }
    return true
  }

  final func dataSourceDidChange() {
    display.before = .unknown
    display.after = .unknown
    updatePageControl()
  }

  // MARK: Turns by keys

  final func turn(towardsEnd: Bool) { turn(isForward: towardsEnd != isReversed) }

  /// Turns the page for a key, a wheel or the page control.
  private func turn(isForward: Bool) {
    interruptTurn()
    guard dataSource != nil, let from = display.shown, from === display.current,
      let to = neighbor(isForward: isForward), viewIfLoaded?.enclosingWindow != nil
    else { return }
    delegate?.pageViewController(self, willTransitionTo: [to])
    guard display.turn == nil, display.current === from else { return }
    begin(PageTurn(from: from, to: to, isForward: isForward, cause: .key), animated: true)
  }

  // MARK: The page control

  /// Asks the data source for the dots, and shows or hides the control.
  final func updatePageControl() {
    guard let control = display.pageControl else { return }
    let shown = isVertical || display.current == nil ? nil : dataSource.flatMap(dots(of:))
    let isHidden = shown == nil
    if control.isHidden != isHidden {
      control.isHidden = isHidden
      viewIfLoaded?.setNeedsLayout()
    }
    control.numberOfPages = shown?.count ?? 0
    control.currentPage = shown?.index ?? 0
    display.presentationIndex = control.currentPage
  }

  /// The number of dots and the index of the current one; nil if the data source lacks one of the methods.
  private func dots(of dataSource: any UIPageViewControllerDataSource) -> (count: Int, index: Int)? {
    guard let count = _optional("presentationCount(for:)", dataSource.presentationCount(for: self)),
      let index = _optional("presentationIndex(for:)", dataSource.presentationIndex(for: self))
    else { return nil }
    return (count, index)
  }

  /// Turns the page in the direction in which the user changed the dots.
  final func pageControlDidChange() {
    guard let control = display.pageControl, control.currentPage != display.presentationIndex else { return }
    turn(isForward: control.currentPage > display.presentationIndex)
    if display.turn == nil { control.currentPage = display.presentationIndex }
  }
}

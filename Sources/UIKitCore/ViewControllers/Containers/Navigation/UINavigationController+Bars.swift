import Foundation

extension UINavigationController {
  /// True while a page of the stack hides the bars at the bottom.
  final var hidesBottomBars: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }

  final func barVisibilityDidChange(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    guard animated, view.enclosingWindow != nil else { return }
    UIView.animate(withDuration: Self.hideShowBarDuration) { self.layOutBars() }
  }

  final func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    guard display.page === controller, let toolbar = toolbarIfLoaded else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }

  /// Shows the items of the visible page in the bars.
  final func showBarItems() {
    let index = stack.lastIndex { $0 === display.barPage }
    let shown = index.map { stack[...$0] } ?? stack[...]
    navigationBar.manager?.back = back(from: shown)
    navigationBar.show(shown.map(\.navigationItem))
    toolbarIfLoaded?.items = display.barPage?.toolbarItems
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  private func back(from shown: ArraySlice<UIViewController>) -> NavigationBarManager.Back? {
    if let previous = shown.dropLast().last {
      return NavigationBarManager.Back(item: previous.navigationItem) { [weak self] in
        self?.popViewController(animated: true)
      }
    }
    // The first page of a controller in the "More" list leads back to the list, that of a column to the one before.
    guard let outer = parent as? UINavigationController, let index = outer.stack.firstIndex(where: { $0 === self }),
      index > 0
    else { return nil }
    let previous = outer.stack[index - 1]
    let page = (previous as? UINavigationController)?.topViewController ?? previous
    return NavigationBarManager.Back(item: page.navigationItem) { [weak outer] in
      outer?.popViewController(animated: true)
    }
  }

  // MARK: Layout

  private var showsNavigationBar: Bool { showsNavigationBar(with: display.barPage) }

  /// False for a page with a bar of its own.
  private func showsNavigationBar(with page: UIViewController?) -> Bool {
    !isNavigationBarHidden && !(page is UINavigationController)
  }

  private var showsToolbar: Bool {
    !isToolbarHidden && !hidesBottomBars && !(display.page is UINavigationController)
  }

  /// The frame of a page: the container, without the bars behind which the page does not extend.
  final func frame(of page: UIViewController) -> CGRect {
    guard let pages = display.pages else { return .zero }
    var inset = UIEdgeInsets.zero
    let edges = page.edgesForExtendedLayout
    let reachesBelowOpaqueBars = page.extendedLayoutIncludesOpaqueBars
    let isBarOpaque = showsNavigationBar(with: page) && !navigationBar.isTranslucent
    if !edges.contains(.top) || isBarOpaque && !reachesBelowOpaqueBars { inset.top = pages.insets.top }
    let isToolbarOpaque = showsToolbar && !(toolbarIfLoaded?.isTranslucent ?? true)
    if !edges.contains(.bottom) || isToolbarOpaque && !reachesBelowOpaqueBars { inset.bottom = pages.insets.bottom }
    return pages.bounds.inset(by: inset)
  }

  /// Sets the frames of bars and page, and the insets of the page's scroll view.
  final func layOutBars() {
    guard let view = viewIfLoaded, let pages = display.pages, !display.isLayingOutBars else { return }
    display.isLayingOutBars = true
    defer { display.isLayingOutBars = false }
    let metrics = BarMetrics(traitCollection)
    let scrollView = display.barPage?.observedScrollView(for: .top)
    let bottomScrollView = display.barPage?.observedScrollView(for: .bottom)
    follow(scrollView, bottomScrollView)
    let safe = view.safeAreaInsets
    navigationBar.heightAbove = safe.top
    let collapsed = collapsedHeight(for: scrollView, metrics)
    let barHeight = showsNavigationBar ? navigationBar.height(collapsed: collapsed) : 0
    let toolbarHeight = showsToolbar ? metrics.toolbar : 0
    pages.frame = view.bounds
    pages.insets = UIEdgeInsets(
      top: safe.top + barHeight, left: safe.left, bottom: safe.bottom + toolbarHeight, right: safe.right)
    pages.front = display.pageInFront.map { PagesView.Front(view: $0.viewIfLoaded, insets: safe) }
    placeNavigationBar(CGRect(x: 0, y: safe.top, width: view.bounds.width, height: barHeight), collapsed, scrollView)
    let height = toolbarHeight + safe.bottom
    placeToolbar(CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height), in: view)
    if let page = display.page, display.transition?.isInteractive != true {
      page.viewIfLoaded?.frame = frame(of: page)
    }
    if let scrollView, collapsesBar(with: scrollView) { scrollView.barDidCollapse(by: collapsed) }
    placeSearch()
    navigationBar.isAtScrollEdge = isAtStart(scrollView, collapsed)
    toolbarIfLoaded?.isAtScrollEdge = bottomScrollView.map { $0.distanceFromEnd <= 0 } ?? true
    popGesture.edges = pages.isRightToLeft ? .right : .left
  }

  private func placeNavigationBar(_ frame: CGRect, _ collapsed: CGFloat, _ scrollView: UIScrollView?) {
    navigationBar.isHidden = !showsNavigationBar
    guard showsNavigationBar else { return }
    navigationBar.collapsedHeight = collapsed
    navigationBar.frame = frame.offsetBy(dx: display.barShift, dy: 0)
  }

  private func placeToolbar(_ frame: CGRect, in view: UIView) {
    guard showsToolbar, let toolbar else {
      toolbarIfLoaded?.isHidden = true
      return
    }
    toolbar.isHidden = false
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.frame = frame
    if !(toolbar.items ?? []).elementsEqual(display.page?.toolbarItems ?? [], by: ===) {
      toolbar.items = display.page?.toolbarItems
    }
  }

  /// Lets the page's search cover the page, also while it scrolls.
  private func placeSearch() {
    guard let page = display.barPage, let search = page.navigationItem.searchController else { return }
    search.presentationHost = page
    search.place()
  }

  // MARK: Scrolling

  /// Lays out the bars again when the page scrolls.
  private func follow(_ above: UIScrollView?, _ below: UIScrollView?) {
    if display.followedAbove !== above || display.followedBelow !== below { stopFollowing() }
    (display.followedAbove, display.followedBelow) = (above, below)
    above?.bars.add(self)
    below?.bars.add(self)
  }

  /// Ends the following of a page that is no longer visible.
  final func stopFollowing() {
    display.followedAbove?.bars.remove(self)
    display.followedBelow?.bars.remove(self)
    (display.followedAbove, display.followedBelow) = (nil, nil)
  }

  /// The height by which the search bar and the large title are scrolled away.
  private func collapsedHeight(for scrollView: UIScrollView?, _ metrics: BarMetrics) -> CGFloat {
    let most = navigationBar.collapsibleHeight(metrics)
    guard showsNavigationBar, most > 0, let scrollView, collapsesBar(with: scrollView), isBelowBar(scrollView) else {
      return 0
    }
    let distance = min(max(scrollView.distanceFromStart, 0), most)
    guard let cell = metrics.cell else { return distance }
    return (distance / cell.height).rounded(.up) * cell.height
  }

  /// True if the scroll view extends behind the bar, so that a lower bar shows more of its content.
  private func isBelowBar(_ scrollView: UIScrollView) -> Bool {
    guard scrollView.contentInsetAdjustmentBehavior != .never, let pages = display.pages,
      scrollView.isDescendant(of: pages)
    else { return false }
    return scrollView.safeAreaInsets.top >= pages.insets.top - 0.5
  }

  /// True if the scrolling collapses this controller's bar: of nested controllers the nearest one that shows its bar.
  private func collapsesBar(with scrollView: UIScrollView) -> Bool {
    var nearest: UINavigationController?
    var responder: UIResponder? = scrollView
    while let current = responder {
      if let controller = current as? UINavigationController {
        if controller.showsNavigationBar { return controller === self }
        nearest = nearest ?? controller
      }
      responder = current.next
    }
    return nearest === self
  }

  private func isAtStart(_ scrollView: UIScrollView?, _ collapsed: CGFloat) -> Bool {
    guard let scrollView else { return true }
    return scrollView.distanceFromStart <= max(collapsed, 0)
  }
}

extension UINavigationController: ScrollFollower {
  final func contentDidScroll() { layOutBars() }

  /// The distance at which a drag comes to rest: the search bar and the large title are then visible as a whole or not at
  /// all.
  final func restingDistance(near distance: CGFloat, of scrollView: UIScrollView) -> CGFloat {
    let metrics = BarMetrics(traitCollection)
    let most = navigationBar.collapsibleHeight(metrics)
    guard showsNavigationBar, distance > 0, distance < most, collapsesBar(with: scrollView), isBelowBar(scrollView)
    else {
      return distance
    }
    let search = navigationBar.collapsibleAccessoryHeight
    return [0, search, most].min { abs($0 - distance) < abs($1 - distance) } ?? distance
  }

  /// Hides the bars after a drag towards the end of the content, and shows them after one towards its start, if
  /// `hidesBarsOnSwipe` is set.
  final func contentWasDragged(by distance: CGFloat) {
    guard hidesBarsOnSwipe, distance != 0, (distance > 0) != isNavigationBarHidden else { return }
    if distance > 0 { swipeHidesToolbar = !isToolbarHidden }
    setNavigationBarHidden(distance > 0, animated: true)
    if swipeHidesToolbar { setToolbarHidden(distance > 0, animated: true) }
    if distance < 0 { swipeHidesToolbar = false }
  }
}

import Foundation

extension UITabBarController {
  /// The greatest number of tabs.
  private var mostTabs: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// The controllers that have a tab of their own.
  private var directTabs: ArraySlice<UIViewController> {
    tabs.count > mostTabs ? tabs[..<(mostTabs - 1)] : tabs[...]
  }

  /// The controllers in the list of "More".
  final var listedTabs: ArraySlice<UIViewController> { tabs[directTabs.endIndex...] }

  /// Replaces the controllers.
  final func change(to controllers: [UIViewController], animated: Bool) {
    let removed = tabs.filter { old in !controllers.contains { $0 === old } }
    selection.transition?.finish()
    let selected = selectedViewController
    tabs = controllers
    for controller in removed { remove(controller) }
    for controller in controllers where controller.parent !== self && !isListed(controller) {
      if controller.parent === selection.more { selection.more?.forget(controller) }
      controller.containerSettings.tabOwner = self
      addChild(controller)
      controller.didMove(toParent: self)
    }
    for controller in listedTabs { controller.containerSettings.tabOwner = self }
    showItems(animated: animated)
    let kept = selected.flatMap { old in controllers.contains { $0 === old } || old === selection.more ? old : nil }
    if let next = kept ?? controllers.first { select(next) } else { clearSelection() }
  }

  private func isListed(_ controller: UIViewController) -> Bool { listedTabs.contains { $0 === controller } }

  private func remove(_ controller: UIViewController) {
    controller.containerSettings.tabOwner = nil
    selection.more?.forget(controller)
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    if selection.shown === controller {
      controller.viewIfLoaded?.removeFromSuperview()
      selection.shown = nil
    }
    controller.removeFromParent()
  }

  private func clearSelection() {
    selection.controller = nil
    selection.isMore = false
    selection.shown?.viewIfLoaded?.removeFromSuperview()
    selection.shown = nil
    showSelectedItem()
  }

  // MARK: Items

  final func tabItemsDidChange() { showItems(animated: false) }

  private func showItems(animated: Bool) {
    var items = directTabs.compactMap { $0.tabBarItem as UITabBarItem? }
    if !listedTabs.isEmpty { items.append(moreController.tabBarItem) }
    tabBar.show(items, animated: animated && viewIfLoaded?.enclosingWindow != nil)
    selection.more?.listDidChange()
    showSelectedItem()
  }

  private func showSelectedItem() {
    tabBar.selectedItem = selection.isMore ? selection.more?.tabBarItem : selection.controller?.tabBarItem
  }

  // MARK: Selection

  /// Selects a controller, programmatically or after the user's delegate agreed.
  final func select(_ controller: UIViewController) {
    selection.isMore = controller === selection.more || isListed(controller)
    selection.controller = controller
    if selection.isMore, controller !== selection.more { moreController.showTab(controller) }
    showSelectedItem()
    if viewIfLoaded?.enclosingWindow != nil { showSelection() }
    viewIfLoaded?.setNeedsLayout()
  }

  /// The controller whose view belongs into the container.
  private var wanted: UIViewController? { selection.isMore ? moreController : selection.controller }

  /// Shows the selected controller's view, by a transition if another one is visible.
  final func showSelection() {
    guard let pages = selection.pages, let wanted, wanted !== selection.shown else { return }
    selection.transition?.finish()
    if wanted.parent == nil {
      addChild(wanted)
      wanted.didMove(toParent: self)
    }
    let old = selection.shown
    guard viewIfLoaded?.enclosingWindow != nil, old != nil else {
      old?.viewIfLoaded?.removeFromSuperview()
      replace(nil, by: wanted)
      return
    }
    var changes = ControllerTransition.Changes()
    changes.perform = { [weak self] in self?.replace(old, by: wanted) }
    let transition = ControllerTransition(
      ControllerTransition.Participants(from: old, to: wanted), of: self, in: pages, isAnimated: false, duration: 0,
      changes: changes
    ) { [weak self] _ in self?.selection.transition = nil }
    selection.transition = transition
    transition.start()
  }

  private func replace(_ old: UIViewController?, by new: UIViewController) {
    guard let pages = selection.pages, let view = new.view else { return }
    old?.viewIfLoaded?.removeFromSuperview()
    selection.shown = new
    view.frame = pages.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.addSubview(view)
    layOutTabs()
  }

  /// Selects the tab that the user tapped, if the delegate agrees. The selected tab goes back to its first page.
  final func userSelects(_ item: UITabBarItem) {
    let isMore = item === selection.more?.tabBarItem
    let found = isMore ? moreController : directTabs.first { $0.tabBarItem === item }
    guard let controller = found, delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selection.isByUser = true
    let isSame = isMore ? selection.isMore : controller === selection.controller
    if isSame {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
      if isMore { selection.controller = controller }
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Shows a controller of the list that the user chose, if the delegate agrees.
  final func userSelectsListed(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selection.isByUser = true
    selection.controller = controller
    moreController.pushTab(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Restoration

  /// Selects a tab as the user does, if the delegate agrees.
  final func selectByUser(at index: Int) {
    guard tabs.indices.contains(index) else { return }
    let controller = tabs[index]
    let isListed = listedTabs.contains { $0 === controller }
    if isListed { userSelectsListed(controller) } else { userSelects(controller.tabBarItem) }
  }

  /// The index of the tab that the user selected; nil while the app's choice is shown.
  final var keptTab: Int? { selection.isByUser && selectedIndex != NSNotFound ? selectedIndex : nil }

  /// Selects the tab that the user of an earlier scene selected. Returns false if there is none with the index.
  final func restoreTab(_ index: Int) -> Bool {
    guard tabs.indices.contains(index) else { return false }
    if index == selectedIndex { selection.isByUser = true } else { selectByUser(at: index) }
    return true
  }

  // MARK: Layout

  final func makeContainerView() -> UIView {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let pages = PagesView(frame: view.bounds)
    selection.pages = pages
    view.addSubview(pages)
    view.addSubview(tabBar)
    view.onLayout = { [weak self] in
      self?.showSelection()
      self?.layOutTabs()
    }
    view.onLeave = { [weak self] in self?.selection.transition?.finish() }
    return view
  }

  /// Places the bar and the selected controller's view.
  final func layOutTabs() {
    guard let view = viewIfLoaded, let pages = selection.pages else { return }
    let count = (tabBar.items ?? []).count
    if count != directTabs.count + (listedTabs.isEmpty ? 0 : 1) { showItems(animated: false) }
    let navigation = selection.shown as? UINavigationController
    let hidesBar = navigation?.hidesBottomBars ?? (selection.shown?.hidesBottomBarWhenPushed ?? false)
    let safe = view.safeAreaInsets
    let height = hidesBar ? 0 : BarMetrics(traitCollection).tabBar
    pages.frame = view.bounds
    pages.insets = UIEdgeInsets(top: safe.top, left: safe.left, bottom: safe.bottom + height, right: safe.right)
    tabBar.isHidden = hidesBar
    let full = height + safe.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - full, width: view.bounds.width, height: full)
    let includesOpaqueBars = selection.shown?.extendedLayoutIncludesOpaqueBars ?? true
    let extendsBehindBar =
      (tabBar.isTranslucent || includesOpaqueBars)
      && selection.shown?.edgesForExtendedLayout.contains(.bottom) ?? true
    var frame = pages.bounds
    if !hidesBar, !extendsBehindBar { frame.size.height = max(0, frame.height - full) }
    selection.shown?.viewIfLoaded?.frame = frame
    followContent()
  }

  // MARK: Scrolling

  /// Shows the appearance of the bar for the position of the selected controller's content, and follows it.
  private func followContent() {
    let content = selection.shown?.observedScrollView(for: .bottom)
    if selection.followed !== content { selection.followed?.bars.remove(self) }
    selection.followed = content
    content?.bars.add(self)
    contentDidScroll()
  }
}

extension UITabBarController: ScrollFollower {
  final func contentDidScroll() { tabBar.isAtScrollEdge = selection.followed?.distanceFromEnd ?? 0 <= 0 }
}

import Foundation

extension UIViewController {
  // MARK: Items

  final var sharedNavigationItem: UINavigationItem {
    if let item = containerSettings.navigationItem { return item }
    let item = UINavigationItem()
    item.controllerTitle = title
    containerSettings.navigationItem = item
    return item
  }

  final var sharedTabBarItem: UITabBarItem {
    if let item = containerSettings.tabBarItem { return item }
    let item = UITabBarItem()
    item.controllerTitle = title
    containerSettings.tabBarItem = item
    return item
  }

  final func setTabBarItem(_ item: UITabBarItem?) {
    containerSettings.tabBarItem = item
    item?.controllerTitle = title
    tabBarController?.tabItemsDidChange()
  }

  final func titleDidChange() {
    containerSettings.navigationItem?.controllerTitle = title
    containerSettings.tabBarItem?.controllerTitle = title
  }

  final var sharedEditButtonItem: UIBarButtonItem {
    if let item = containerSettings.editItem { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: SystemText.localized("Edit")) { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    containerSettings.editItem = item
    updateEditButtonItem()
    return item
  }

  final func updateEditButtonItem() {
    guard let item = containerSettings.editItem else { return }
    item.title = isEditing ? SystemText.localized("Done") : SystemText.localized("Edit")
    item.style = isEditing ? .done : .plain
  }

  // MARK: Scroll views

  final func setObservedScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { containerSettings.topScrollView = scrollView }
    if edge.contains(.bottom) { containerSettings.bottomScrollView = scrollView }
    containerLayoutDidChange()
  }

  /// The scroll view that was set for an edge, or else that of a container's visible controller, the view itself or the
  /// rearmost one inside it.
  final func observedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
    if let container = self as? UINavigationController { return container.display.page?.observedScrollView(for: edge) }
    if let container = self as? UITabBarController { return container.selection.shown?.observedScrollView(for: edge) }
    var candidate = viewIfLoaded
    for _ in 0..<3 {
      if let scrollView = candidate as? UIScrollView { return scrollView }
      candidate = candidate?.subviews.first
    }
    return nil
  }

  /// Lets the containers around the controller lay it out again.
  final func containerLayoutDidChange() {
    var ancestor = parent
    while let current = ancestor {
      current.viewIfLoaded?.setNeedsLayout()
      ancestor = current.parent
    }
  }
}

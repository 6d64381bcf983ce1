@_spi(Toolkit) import UIKitCore

/// The node of a tab view: one element, which shows a tab bar controller with a tab for each element of the content.
final class TabNode<Selection: Hashable, Content: View>: TypedViewNode<TabView<Selection, Content>>, TabContainer {
  private var content: TypedViewNode<Content>?
  private let controller = UITabBarController()
  private lazy var element = SafeAreaIgnoringElement(
    self, around: ViewControllerElement(self, controller), onlyOfHost: true)
  private lazy var delegate = TabSelectionDelegate { [weak self] in self?.userDidSelect($0) }
  private var pages: [TabPageController] = []
  private var needsTabs = false
  /// The value that the selection had when the tabs followed it last.
  private var followed: Selection?

  override init(_ view: TabView<Selection, Content>, _ context: NodeContext) {
    super.init(view, context)
    content = Content._makeNode(view.content, NodeContext(in: self, isLazy: false))
    controller.delegate = delegate
    track()
    updateTabs()
  }

  override func update(_ new: TabView<Selection, Content>) {
    view = new
    track()
    content?.update(new.content)
  }

  /// Reads the selection, so that its changes mark the node.
  override func evaluate() {
    _ = view.selection?.wrappedValue
    setNeedsTabs()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func appendItems(to items: inout [ViewListItem]) { items.append(.element(element)) }

  override func itemsDidChange() { setNeedsTabs() }

  override func willUnmount() { element.discard() }

  // MARK: Tabs

  func setNeedsTabs() {
    guard !needsTabs else { return }
    needsTabs = true
    graph.beforeLayout { [weak self] in self?.updateTabs() }
  }

  private func updateTabs() {
    needsTabs = false
    guard isMounted else { return }
    let new = (content?.items.allElements ?? []).map { element in
      pages.first { $0.element === element }
        ?? TabPageController(element, in: self) { [weak self] in self?.setNeedsTabs() }
    }
    for page in new { page.updateItem() }
    if !new.elementsEqual(pages, by: ===) {
      pages = new
      controller.setViewControllers(new, animated: false)
    }
    followSelection()
  }

  // MARK: Selection

  /// The value that selects a page: its tag if that is of the selection's type, or its index.
  private func value(of index: Int) -> Selection? {
    guard let tag = pages[index].tag else { return index as? Selection }
    return tag.value(as: Selection.self)
  }

  private func followSelection() {
    defer { noteSelectedPage() }
    guard let selection = view.selection else { return }
    let value = ViewGraph.withoutTracking { selection.wrappedValue }
    guard value != followed, let index = pages.indices.first(where: { self.value(of: $0) == value }) else { return }
    followed = value
    if controller.selectedIndex != index { controller.selectedIndex = index }
  }

  private func noteSelectedPage() {
    for page in pages { page.setSelected(page === controller.selectedViewController) }
  }

  private func userDidSelect(_ page: TabPageController) {
    noteSelectedPage()
    guard let selection = view.selection, let index = pages.firstIndex(where: { $0 === page }),
      let value = value(of: index)
    else { return }
    ViewGraph.withoutTracking { selection.wrappedValue = value }
    // A selection that did not take the value counts more than the tap.
    followed = value
    setNeedsTabs()
  }
}

/// The delegate of the tab bar controller of a tab view: it reports what the user selects.
private final class TabSelectionDelegate: NSObject, UITabBarControllerDelegate {
  private let onSelect: (TabPageController) -> Void

  init(onSelect: @escaping (TabPageController) -> Void) { self.onSelect = onSelect }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    if let page = viewController as? TabPageController, page === tabBarController.selectedViewController {
      page.popToRoot()
    }
    return true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    if let page = viewController as? TabPageController { onSelect(page) }
  }
}

@_spi(Toolkit) import UIKitCore

/// The node of a tab view: one element, which shows a controller with a tab or a page for each element of the content.
final class TabNode<Selection: Hashable, Content: View>: TypedViewNode<TabView<Selection, Content>>, TabContainer {
  private var content: TypedViewNode<Content>?
  private var presenter: any TabPresenter = BarTabPresenter()
  private lazy var element = makeElement()
  private var pages: [TabPageController] = []
  private var needsTabs = false
  /// The element of the page that the presenter before the present one has shown, until this one shows it.
  private var keptElement: ViewElement?
  /// The value that the selection had when the tabs followed it last.
  private var followed: Selection?

  override init(_ view: TabView<Selection, Content>, _ context: NodeContext) {
    super.init(view, context)
    content = Content._makeNode(view.content, NodeContext(in: self, isLazy: false))
    usePresenter()
    track()
    updateTabs()
  }

  private func makeElement() -> ViewElement {
    SafeAreaIgnoringElement(self, around: ViewControllerElement(self, presenter), onlyOfHost: true)
  }

  /// Takes the presenter of the environment's look.
  private func usePresenter() {
    if environment.tabViewLook.isPaged { presenter = PagedTabPresenter() }
    presenter.onSelect = { [weak self] in self?.userDidSelect($0) }
  }

  /// Replaces the presenter by one of another look.
  private func replacePresenter() {
    keptElement = presenter.selectedPage?.element
    presenter.onSelect = nil
    presenter.setPages([])
    element.discard()
    presenter = BarTabPresenter()
    usePresenter()
    element = makeElement()
    pages = []
    followed = nil
    parent?.itemsDidChange()
    setNeedsEvaluation(because: "tab view style")
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.tabViewLook.isPaged != environment.tabViewLook.isPaged { replacePresenter() }
  }

  override func update(_ new: TabView<Selection, Content>) {
    view = new
    track()
    content?.update(new.content)
  }

  /// Reads the selection and the look, so that their changes mark the node.
  override func evaluate() {
    _ = view.selection?.wrappedValue
    let (look, background) = (environment.tabViewLook, environment.pageIndexBackground)
    if let presenter = presenter as? PagedTabPresenter {
      if case .pages(let mode) = look.kind { presenter.indexDisplayMode = mode }
      presenter.dotsBackground = background.backgroundStyle
    }
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
    let elements = content?.items.allElements ?? []
    let (first, last) = (elements.filter { !$0.isSearchTab }, elements.filter(\.isSearchTab))
    let new = (first + last).map { element in
      pages.first { $0.element === element }
        ?? TabPageController(element, in: self) { [weak self] in self?.setNeedsTabs() }
    }
    for page in new { page.updateItem() }
    if !new.elementsEqual(pages, by: ===) {
      pages = new
      presenter.setPages(new)
    }
    if let keptElement, let page = pages.first(where: { $0.element === keptElement }) {
      presenter.select(page, animated: false)
    }
    keptElement = nil
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
    guard let index = pages.indices.first(where: { self.value(of: $0) == value }) else {
      // Once a page has the value, it is shown.
      followed = nil
      return
    }
    guard value != followed else { return }
    let isAnimated = followed != nil && Transaction.current.effectiveAnimation != nil
    followed = value
    presenter.select(pages[index], animated: isAnimated)
  }

  private func noteSelectedPage() {
    for page in pages { page.setSelected(page === presenter.selectedPage) }
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

extension ViewElement {
  /// True for the page of a tab for searches.
  fileprivate var isSearchTab: Bool { (trait(TabRoleTrait.self) ?? nil) == .search }
}

import Foundation
import PergolaDiagnostics
@_spi(Toolkit) import UIKitCore

/// The pages of a navigation container: the root, and an entry for each page above it.
///
/// State and user meet here. What state says is compared with the entries before the next layout, so that several
/// changes of a turn make one transition. What the user did is known when the transition has ended, and is written to
/// the state then. If the state changes during the user's transition, the state counts.
@MainActor
final class PageStack: NSObject {
  /// The node of the container, the parent of the pages' nodes.
  private unowned let owner: ViewNode
  /// The controller that shows the pages.
  let navigation = UINavigationController()
  private(set) var entries: [Entry] = []
  private var root: PageController?
  /// The page that a link of another column of a split view shows instead of the root.
  private(set) var replacement: Entry?
  /// A value that is to replace the root, with the stack whose destinations make its page.
  private var requestedValue: (value: PathValue, source: PageStack)?
  /// The column of a split view whose pages these are.
  weak var column: SplitColumn?
  /// Pages that left the stack and are unmounted when their transition has ended.
  private var leaving: [PageController] = []
  /// Presenters whose state began to ask for a page.
  private var requests: [any PagePresenter] = []
  private var destinations: [any ValueDestination] = []
  private var isScheduled = false
  /// Links that are searched for before the next layout.
  var searches: Set<Search> = []
  /// The last link for which all rows were made.
  var lastSearch: Search?
  /// The path that the app keeps; nil for the stack's own.
  var path: PathAccess?
  private var ownPath: [PathValue] = []
  /// The stacks in the pages at the bottom of a column, whose pages are the column's.
  private var inlineStacks: [InlineStack] = []
  /// The inline stack whose path is followed.
  private weak var followedStack: InlineStack?
  /// True if links with values have an effect.
  let takesValues: Bool

  /// A page above the root, with what it is shown for.
  struct Entry {
    enum Source {
      case value(PathValue)
      case presenter(any PagePresenter)
    }
    let source: Source
    let page: PageController

    var value: PathValue? {
      if case .value(let value) = source { value } else { nil }
    }

    var presenter: (any PagePresenter)? {
      if case .presenter(let presenter) = source { presenter } else { nil }
    }
  }

  init(_ owner: ViewNode, takesValues: Bool) {
    self.owner = owner
    self.takesValues = takesValues
    super.init()
    navigation.navigationBar.prefersLargeTitles = true
    navigation.delegate = self
  }

  // MARK: Pages

  /// Mounts the page at the bottom.
  func makeRoot(_ content: @escaping () -> AnyView) {
    let page = PageController(
      in: owner, stack: self, isColumnRoot: column != nil,
      changeEnvironment: { [weak column] in column?.changeEnvironment(&$0) }, content: content)
    page.unmountsOnRemoval = column == nil
    root = page
    navigation.setViewControllers([page], animated: false)
  }

  /// The node of the page at the bottom.
  var rootNode: PageNode? { root?.node }

  /// The page at the bottom that is shown.
  var bottom: PageController? { replacement?.page ?? root }

  /// All pages that are mounted, from the bottom.
  var pages: [PageController] { [root, replacement?.page].compactMap { $0 } + entries.map(\.page) + leaving }

  private var shownPages: [PageController] { (bottom.map { [$0] } ?? []) + entries.map(\.page) }

  private func makePage(_ content: @escaping () -> AnyView) -> PageController {
    let dismissal = Dismissal()
    let page = PageController(
      in: owner, stack: self,
      changeEnvironment: { [weak column] in
        column?.changeEnvironment(&$0)
        $0.dismissal = dismissal
      }, content: content)
    dismissal.action = { [weak self, weak page] in
      guard let navigation = self?.navigation, let page,
        let index = navigation.viewControllers.firstIndex(where: { $0 === page }), index > 0
      else { return }
      navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
    }
    page.onRemoval = { [weak self, unowned page] in self?.leaving.removeAll { $0 === page } }
    return page
  }

  // MARK: What state says

  /// Called when a presenter's state asks for a page, or does so no longer.
  func presenterDidChange(_ presenter: any PagePresenter) {
    if presenter.wantsPage {
      requests.append(presenter)
    } else {
      requests.removeAll { $0 === presenter }
    }
    setNeedsUpdate()
  }

  /// Called when a presenter leaves the graph: its page goes as well.
  func presenterWillUnmount(_ presenter: any PagePresenter) {
    requests.removeAll { $0 === presenter }
    if entries.contains(where: { $0.presenter === presenter }) || replacement?.presenter === presenter {
      setNeedsUpdate()
    }
  }

  /// Has the pages brought up to date with the state before the next layout.
  func setNeedsUpdate() {
    guard !isScheduled else { return }
    isScheduled = true
    owner.graph.beforeLayout { [weak self] in self?.update() }
  }

  private var pathValues: [PathValue] { ViewGraph.withoutTracking { path?.values() ?? ownPath } }

  private var entryValues: [PathValue] { entries.compactMap(\.value) }

  private func update() {
    isScheduled = false
    guard owner.isMounted else { return }
    let before = shownPages
    if let replacement, !isWanted(replacement) {
      dropReplacement()
      column?.showPrevious()
    }
    if let (value, source) = requestedValue {
      requestedValue = nil
      replaceRoot(by: value, from: source)
    }
    followInlineStack()
    if let index = entries.firstIndex(where: { !isWanted($0) }) { removeEntries(from: index) }
    followPath()
    let presenters = requests
    requests = []
    for presenter in presenters { push(presenter) }
    if !before.elementsEqual(shownPages, by: ===) { show(animated: before.first === bottom) }
  }

  private func isWanted(_ entry: Entry) -> Bool {
    entry.presenter.map { $0.isMounted && $0.wantsPage && $0.keeps(entry.page) } ?? true
  }

  /// Keeps the pages of the values that stand at the beginning of the path, and pushes those of the others.
  private func followPath() {
    let values = pathValues
    var kept = 0
    for (index, entry) in entries.enumerated() {
      guard let value = entry.value else { continue }
      guard kept < values.count, values[kept] == value else {
        removeEntries(from: index, changesPath: false)
        break
      }
      kept += 1
    }
    for value in values[kept...] {
      entries.append(
        Entry(
          source: .value(value), page: makePage { [weak self] in self?.view(for: value.value) ?? AnyView(EmptyView()) })
      )
    }
  }

  private func push(_ presenter: any PagePresenter) {
    guard presenter.isMounted, presenter.wantsPage, !entries.contains(where: { $0.presenter === presenter }),
      let below = presenter.enclosingPage
    else { return }
    guard below.stack === self else { return replaceRoot(by: presenter) }
    let index = entries.firstIndex { $0.page.node === below }.map { $0 + 1 } ?? (below === root?.node ? 0 : nil)
    guard let index else { return }
    removeEntries(from: index)
    let page = makePage { [weak presenter] in presenter?.makeContent() ?? AnyView(EmptyView()) }
    entries.append(Entry(source: .presenter(presenter), page: page))
    presenter.pageDidEnter(page)
  }

  /// Takes pages off the stack, and lets the state follow.
  ///
  /// - Parameter changesPath: False if the path says so already.
  private func removeEntries(from index: Int, changesPath: Bool = true) {
    guard index < entries.count else { return }
    let removed = Array(entries[index...])
    let isPathKnown = changesPath && pathValues == entryValues
    entries.removeSubrange(index...)
    leaving += removed.map(\.page)
    writeState(for: removed, changesPath: isPathKnown)
  }

  private func writeState(for removed: [Entry], changesPath: Bool) {
    let count = removed.compactMap(\.value).count
    if changesPath, count > 0 {
      if let path { path.removeLast(count) } else { ownPath.removeLast(count) }
    }
    forgetSearches(below: removed.map(\.page.node))
    for entry in removed.reversed() { entry.presenter?.pageDidLeave() }
  }

  private func show(animated: Bool) {
    // The columns of a collapsed split view are above the pages of the first one.
    navigation.setViewControllers(
      shownPages + navigation.viewControllers.filter { $0 is UINavigationController },
      animated: animated && !owner.graph.transaction.disablesAnimations)
    // A page that came and went in one turn has no parent to leave.
    for page in leaving where page.parent == nil { page.unmount() }
    leaving.removeAll { !$0.node.isMounted }
  }

  /// True if a presenter that passes a test has a page, or asks for one.
  func isShownOrRequested(_ test: (any PagePresenter) -> Bool) -> Bool {
    requests.contains(where: test) || entries.contains { $0.presenter.map(test) ?? false }
      || replacement?.presenter.map(test) ?? false
  }

  // MARK: What links and views ask for

  /// Adds a value to the path.
  func append(_ value: AnyHashable) {
    guard takesValues else { return }
    if let path {
      guard path.append(value) else {
        return Log.warning(
          "A navigation link has a value of type \(type(of: value.base)), which the path of its stack does not take.")
      }
    } else {
      ownPath.append(PathValue(value))
    }
    setNeedsUpdate()
  }

  // MARK: Destinations

  func addDestination(_ destination: any ValueDestination) {
    destinations.append(destination)
    destinationDidChange(destination)
  }

  func removeDestination(_ destination: any ValueDestination) {
    destinations.removeAll { $0 === destination }
    destinationDidChange(destination)
  }

  /// Evaluates the pages for the values of a destination.
  func destinationDidChange(_ destination: any ValueDestination) {
    for entry in entries where entry.value?.type == destination.valueType {
      entry.page.node.setNeedsEvaluation(because: "navigation destination")
    }
    if let next = column?.next?.stack.replacement, next.value?.type == destination.valueType {
      next.page.node.setNeedsEvaluation(because: "navigation destination")
    }
  }

  /// True if there is a page for the values of a type.
  func hasDestination(for type: any Any.Type) -> Bool { destinations.contains { $0.valueType == type } }

  private func view(for value: AnyHashable) -> AnyView {
    for destination in destinations {
      if let view = destination.makeContent(for: value) { return view }
    }
    Log.warning(
      "A navigation destination is missing for a value of type \(type(of: value.base)). Its page shows a warning.")
    return AnyView(MissingDestination())
  }
}

// MARK: Columns of split views

extension PageStack {
  /// Shows the column of the stack on top in a compact width.
  func showColumn() { column?.show() }

  /// Shows the page of a value instead of the root.
  ///
  /// - Parameter source: The stack whose destinations make the page.
  func replaceRoot(for value: PathValue, from source: PageStack) {
    requestedValue = (value, source)
    setNeedsUpdate()
  }

  private func replaceRoot(by value: PathValue, from source: PageStack) {
    removeEntries(from: 0)
    guard replacement?.value != value else { return }
    replaceRoot(by: .value(value)) { [weak source] in source?.view(for: value.value) ?? AnyView(EmptyView()) }
  }

  private func replaceRoot(by presenter: any PagePresenter) {
    guard replacement?.presenter !== presenter else { return }
    removeEntries(from: 0)
    replaceRoot(by: .presenter(presenter)) { [weak presenter] in presenter?.makeContent() ?? AnyView(EmptyView()) }
    if let page = replacement?.page { presenter.pageDidEnter(page) }
    showColumn()
  }

  private func replaceRoot(by source: Entry.Source, _ content: @escaping () -> AnyView) {
    dropReplacement()
    let page = PageController(
      in: owner, stack: self, isColumnRoot: true,
      changeEnvironment: { [weak column] in column?.changeEnvironment(&$0) }, content: content)
    page.onRemoval = { [weak self, unowned page] in self?.leaving.removeAll { $0 === page } }
    replacement = Entry(source: source, page: page)
    followInlineStack()
  }

  /// Takes the page off that is shown instead of the root, with those above it, and lets the state follow.
  private func dropReplacement() {
    guard let old = replacement else { return }
    removeEntries(from: 0)
    replacement = nil
    leaving.append(old.page)
    old.presenter?.pageDidLeave()
  }

  /// Shows the root again.
  func removeReplacement() {
    guard replacement != nil else { return }
    dropReplacement()
    followInlineStack()
    show(animated: false)
  }

  // MARK: Inline stacks

  /// True if a navigation stack in the page at the bottom gives the column its path.
  var hasInlineStack: Bool { inlineStack != nil }

  private var inlineStack: InlineStack? { inlineStacks.last { $0.page === bottom?.node } }

  func addInlineStack(_ stack: InlineStack) {
    inlineStacks.append(stack)
    setNeedsUpdate()
  }

  func removeInlineStack(_ stack: InlineStack) {
    inlineStacks.removeAll { $0 === stack }
    setNeedsUpdate()
  }

  /// Follows the path of the inline stack. The pages of another one leave; its path stays.
  private func followInlineStack() {
    guard column != nil else { return }
    let current = inlineStack
    if current !== followedStack {
      removeEntries(from: 0, changesPath: false)
      ownPath = []
    }
    followedStack = current
    path = current?.path
  }
}

// MARK: What the user does

extension PageStack: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    defer { column?.stackDidShow() }
    let shown = navigation.viewControllers.filter { !($0 is UINavigationController) }
    guard shown.count >= 1, shown.count <= entries.count,
      shown.dropFirst().elementsEqual(entries.prefix(shown.count - 1).map(\.page), by: ===)
    else { return }
    // The user went back: the pages are unmounted already.
    let isPathKnown = pathValues == entryValues
    let removed = Array(entries[(shown.count - 1)...])
    entries.removeSubrange((shown.count - 1)...)
    writeState(for: removed, changesPath: isPathKnown)
  }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// The columns of a split view, and the split view controller that shows them.
///
/// State and user meet here as in ``PageStack``: what state says is shown before the next layout; what the user did is
/// known when the transition has ended, and is written to the state then.
@MainActor
final class SplitColumns: NSObject {
  let controller: UISplitViewController
  private(set) var all: [SplitColumn] = []
  private unowned let owner: ViewNode
  private var isScheduled = false
  private var visibility: Binding<NavigationSplitViewVisibility>?
  /// The visibility that the controller follows.
  private var followedVisibility = NavigationSplitViewVisibility.automatic
  private var compactColumn: Binding<NavigationSplitViewColumn>?
  /// The column on top in a compact width, if the app has no value for it.
  private var ownTop = 0
  /// The column on top that lists and links ask for.
  private var requestedTop: Int?
  /// The column on top of the stack, as far as state knows; nil while the columns are side by side.
  private var shownTop: Int?
  private var hasUpdated = false

  init(_ owner: ViewNode, count: Int) {
    self.owner = owner
    controller = UISplitViewController(style: count == 3 ? .tripleColumn : .doubleColumn)
    super.init()
    controller.delegate = self
    all = (0..<count).map { SplitColumn(self, at: $0, owner: owner) }
  }

  /// The position of the detail.
  var last: Int { all.count - 1 }

  /// Mounts the pages of the columns.
  func makePages(_ content: @escaping (Int) -> AnyView) {
    for column in all {
      let index = column.index
      column.stack.makeRoot { content(index) }
      controller.setViewController(column.stack.navigation, for: place(of: index))
    }
  }

  private func place(of index: Int) -> UISplitViewController.Column {
    index == 0 ? .primary : index == last ? .secondary : .supplementary
  }

  // MARK: What state says

  func setBindings(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  /// The style of the split view.
  var style = _NavigationSplitViewStyleKind.automatic {
    didSet { if oldValue != style { controller.preferredSplitBehavior = style.behavior } }
  }

  /// Has the columns brought up to date with the state before the next layout.
  func setNeedsUpdate() {
    guard !isScheduled else { return }
    isScheduled = true
    owner.graph.beforeLayout { [weak self] in self?.update() }
  }

  private func update() {
    isScheduled = false
    guard owner.isMounted else { return }
    hasUpdated = true
    ViewGraph.withoutTracking {
      takeRequest()
      followVisibility()
    }
    showTop()
  }

  private func followVisibility() {
    guard let visibility = visibility?.wrappedValue, visibility != followedVisibility else { return }
    followedVisibility = visibility
    let transaction = owner.graph.transaction
    controller.preferColumnCount(
      visibility.count(of: last), animated: transaction.animation != nil && !transaction.disablesAnimations)
  }

  // MARK: The column on top

  private var top: Int {
    get { min(max(0, compactColumn?.wrappedValue.index(last: last) ?? ownTop), last) }
    set {
      guard newValue != top else { return }
      if let compactColumn {
        compactColumn.wrappedValue = .at(newValue, last: last)
      } else {
        ownTop = newValue
      }
    }
  }

  /// Called when a list with a selection is made. Where the app has no value for the column on top, the selection leads
  /// to the next column at first.
  func listDidBegin(in column: SplitColumn) {
    guard !hasUpdated, compactColumn == nil, column.index == requestedTop ?? ownTop else { return }
    show(column.index + 1)
  }

  /// Shows a column on top in a compact width. In a regular width the app's value stays.
  ///
  /// - Parameter isBack: True to show it only if a later one is on top.
  func show(_ index: Int, isBack: Bool = false) {
    guard compactColumn == nil || controller.isCollapsed else { return }
    let current = ViewGraph.withoutTracking { requestedTop ?? top }
    if isBack, current <= index { return }
    // Selections of several columns that change in one turn lead as far as they can.
    requestedTop = isBack ? index : max(requestedTop ?? index, index)
    setNeedsUpdate()
  }

  private func takeRequest() {
    guard let requested = requestedTop else { return }
    requestedTop = nil
    // State that changes while the user goes back counts.
    if let shownTop, visibleTop < shownTop { self.shownTop = visibleTop }
    top = requested
  }

  private func showTop() {
    let top = ViewGraph.withoutTracking { self.top }
    guard controller.isCollapsed, let shownTop, shownTop != top else { return }
    self.shownTop = top
    controller.show(place(of: top))
  }

  /// Goes back to the column before one, as the user does.
  func leaveColumn(at index: Int) {
    guard controller.isCollapsed, index > 0, visibleTop >= index else { return }
    controller.show(place(of: index - 1))
  }

  /// The column on top of the stack.
  private var visibleTop: Int {
    let page = all.first?.stack.navigation.viewControllers.last
    return all.first { $0.stack.navigation === page }?.index ?? 0
  }

  // MARK: What the user does

  /// Called after a page of the first column was shown, or a column above it.
  func firstColumnDidShow() {
    let visible = visibleTop
    guard controller.isCollapsed, let former = shownTop, visible < former else { return }
    shownTop = visible
    ViewGraph.withoutTracking {
      top = visible
      for column in all[visible..<former] { column.clear() }
    }
  }

  /// Takes over the widths that the content of the columns wants.
  func setWidth(_ width: SplitColumnWidth?, of index: Int) {
    let automatic = UISplitViewController.automaticDimension
    let minimum = width?.minimum ?? automatic
    let ideal = width?.ideal ?? automatic
    let maximum = width?.maximum ?? automatic
    switch place(of: index) {
    case .primary:
      controller.minimumPrimaryColumnWidth = minimum
      controller.preferredPrimaryColumnWidth = ideal
      controller.maximumPrimaryColumnWidth = maximum
    case .supplementary:
      controller.minimumSupplementaryColumnWidth = minimum
      controller.preferredSupplementaryColumnWidth = ideal
      controller.maximumSupplementaryColumnWidth = maximum
    case .secondary, .compact: break
    }
  }

  private func collapseDidChange() {
    for page in all.flatMap(\.stack.pages) { page.node.passEnvironment() }
  }
}

extension SplitColumns: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    guard let count = svc.chosenColumnCount, let visibility else { return }
    ViewGraph.withoutTracking {
      if visibility.wrappedValue.count(of: last) != count { visibility.wrappedValue = .showing(count) }
    }
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    ViewGraph.withoutTracking { takeRequest() }
    let top = ViewGraph.withoutTracking { self.top }
    shownTop = top
    return place(of: top)
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { collapseDidChange() }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    shownTop = nil
    collapseDidChange()
  }
}

import UIKit

/// The list of examples beside the one that is open, and the user's place in them.
final class CatalogSplitViewController: UISplitViewController, UISplitViewControllerDelegate, KeyCommandResponder {
  private(set) var place = Place() { didSet { if oldValue != place { onPlaceChange?(place) } } }
  var onPlaceChange: ((Place) -> Void)?

  let list = ExampleListViewController()
  /// The example that is open; nil for none. It is released when the user leaves it.
  private(set) var detail: ExampleViewController?
  /// False while the open example is only the one that stands beside the list at first.
  private var isPlaceChosen = false

  init() {
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    preferredPrimaryColumnWidthFraction = 0.27
    setViewController(list, for: .primary)
    list.onSelection = { [weak self] in self?.go(to: Place(example: $0)) }
    list.onReturn = { [weak self] in self?.didReturnToList() }
    showDetail()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  // MARK: Places

  /// Shows a place: beside the list, or as the top of the stack.
  func go(to place: Place) {
    let isOther = place.example != self.place.example
    isPlaceChosen = true
    self.place = place
    if isOther {
      if presentedViewController != nil { dismiss(animated: false) }
      showDetail()
    }
    if let source = place.source {
      detail?.show(source)
    } else if !isOther {
      detail?.leaveSource()
    }
    // Before it is in a window, the controller asks for the top column itself.
    guard viewIfLoaded?.window != nil else { return }
    show(place.example == nil ? .primary : .secondary)
  }

  /// Makes the controller of the place's example. The last one is released.
  private func showDetail() {
    list.selected = place.example
    detail = place.example.flatMap(Example.named).map { ExampleViewController($0) }
    detail?.onSource = { [weak self] in
      self?.isPlaceChosen = true
      self?.place.source = $0
    }
    setViewController(detail ?? makePlaceholder(), for: .secondary)
  }

  private func makePlaceholder() -> UIViewController {
    let controller = UIViewController()
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "books.vertical")
    if let example = place.example {
      content.text = String(localized: "No Example “\(example)”")
      content.secondaryText = String(localized: "The list has all examples.")
    } else {
      content.text = String(localized: "No Example Selected")
    }
    controller.contentUnavailableConfiguration = content
    return controller
  }

  /// Follows the user who went back in the stack, and releases the example that was left.
  private func didReturnToList() {
    guard isCollapsed, traitCollection.horizontalSizeClass == .compact else { return }
    leaveExample()
  }

  private func leaveExample() {
    guard place.example != nil else { return }
    place = Place()
    showDetail()
  }

  /// Beside the list there is an example at first, and when the window becomes wide.
  private func chooseExampleIfNeeded() {
    guard traitCollection.horizontalSizeClass == .regular, place.example == nil else { return }
    place = Place(example: Example.all.first?.id)
    isPlaceChosen = false
    showDetail()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    chooseExampleIfNeeded()
  }

  // MARK: Restoration

  private static let listKey = "list"
  private static let exampleKey = "example"

  /// Adds what is searched for in the list and where it is scrolled to, and the activity of the example that is open.
  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    activity.addUserInfoEntries(from: [Self.listKey: list.state.propertyList])
    if let values = detail?.exampleActivity?.values { activity.addUserInfoEntries(from: [Self.exampleKey: values]) }
  }

  /// Shows the list as it was, and gives the open example its activity.
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    if let list = activity.userInfo?[Self.listKey] as? [String: String] { self.list.restore(ListState(list)) }
    // A link may have opened another one.
    guard activity.webpageURL.flatMap(Place.init)?.example == place.example else { return }
    if let values = activity.userInfo?[Self.exampleKey] as? [String: Any], let example = NSUserActivity(values: values)
    {
      detail?.restoreUserActivityState(example)
    }
  }

  // MARK: Keys

  override var keyCommands: [UIKeyCommand]? {
    guard presentedViewController == nil else { return nil }
    var commands: [KeyCommand] = [.find, .next, .previous]
    if let detail { commands += detail.canShowBoth ? [.example, .source, .both] : [.example, .source] }
    return commands.map { $0.command(for: self) }
  }

  func performKeyCommand(_ sender: UIKeyCommand) {
    switch sender.command {
    case .find:
      list.beginSearch()
      show(.primary)
    case .next: openExample(after: 1)
    case .previous: openExample(after: -1)
    case .example: detail?.choose(.example)
    case .source: detail?.choose(.source)
    case .both: detail?.choose(.both)
    case nil: break
    }
  }

  /// Opens the example that is some rows below the open one in the list; the first one if the open one is not listed.
  private func openExample(after distance: Int) {
    let listed = list.listed
    let index = place.example.flatMap(listed.firstIndex).map { $0 + distance } ?? 0
    if listed.indices.contains(index) { go(to: Place(example: listed[index])) }
  }

  // MARK: Delegate

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { place.example != nil && isPlaceChosen ? .secondary : .primary }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    if !isPlaceChosen { leaveExample() }
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { chooseExampleIfNeeded() }
}

import PergolaUIKit

/// A container or a presentation, with rows as its content.
enum AppScreen: String, CaseIterable {
  case largeTitle, collapsedTitle, toolbar, sheet, alert, actionSheet, popover, tabs, search, twoColumns, threeColumns

  /// A table of rows, which shows and presents.
  @MainActor
  final class Page: UITableViewController, UISearchResultsUpdating, UIPopoverPresentationControllerDelegate {
    private let all: [String]
    private var rows: [String]

    init(_ title: String, rows: [String]) {
      all = rows
      self.rows = rows
      super.init(style: .plain)
      self.title = title
    }

    required init?(coder: NSCoder) { return nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      rows = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
      tableView.reloadData()
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  }

  private static let trees = [
    "Alder", "Apple", "Ash", "Beech", "Birch", "Cedar", "Cherry", "Chestnut", "Cypress", "Elm", "Fir", "Hazel",
    "Hornbeam", "Larch", "Lime", "Maple", "Oak", "Pear", "Pine", "Plum", "Poplar", "Rowan", "Spruce", "Walnut",
    "Willow", "Yew",
  ]

  /// The root controller of the screen.
  @MainActor
  func makeController() -> UIViewController {
    switch self {
    case .twoColumns: return split(.doubleColumn)
    case .threeColumns: return split(.tripleColumn)
    case .tabs:
      let tabs = UITabBarController()
      let items = [("Trees", "leaf"), ("Favorites", "star"), ("Settings", "gearshape")]
      tabs.viewControllers = items.map { title, symbol in
        let navigation = stack(Page(title, rows: Self.trees))
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return navigation
      }
      tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
      return tabs
    default: return stack(Page("Trees", rows: Self.trees))
    }
  }

  @MainActor
  private func stack(_ page: Page) -> UINavigationController {
    page.navigationItem.leftBarButtonItem = page.editButtonItem
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = self != .tabs
    return navigation
  }

  @MainActor
  private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    split.setViewController(Page("Groups", rows: ["All", "Conifers", "Fruit"]), for: .primary)
    if style == .tripleColumn {
      split.setViewController(Page("Fruit", rows: ["Apple", "Cherry", "Pear", "Plum"]), for: .supplementary)
    }
    split.setViewController(Page("Pear", rows: ["Height: 15 m", "Leaves: 9 cm", "Flowers: white"]), for: .secondary)
    return split
  }

  /// Brings the controller into the state of the screen. It is in a window that has settled.
  @MainActor
  func show(in root: UIViewController) {
    guard let navigation = root as? UINavigationController, let page = navigation.topViewController as? Page else {
      return
    }
    let item = page.navigationItem.rightBarButtonItem
    switch self {
    case .collapsedTitle: page.tableView.contentOffset.y += 200
    case .toolbar:
      page.toolbarItems = [
        UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(title: "Sort"), .flexibleSpace(),
        UIBarButtonItem(systemItem: .compose),
      ]
      navigation.isToolbarHidden = false
    case .sheet:
      let sheet = stack(Page("New Tree", rows: ["Name", "Height", "Leaves"]))
      // A medium detent is inactive in a low window, such as a terminal's.
      let low = UISheetPresentationController.Detent.custom {
        $0.containerTraitCollection.verticalSizeClass == .compact ? $0.maximumDetentValue * 0.6 : nil
      }
      sheet.sheetPresentationController?.detents = [.medium(), low, .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      page.present(sheet, animated: false)
    case .alert, .actionSheet:
      let alert = UIAlertController(
        title: "Delete “Pear”?", message: "The tree and its notes are removed from all of your devices.",
        preferredStyle: self == .alert ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      if self == .actionSheet { alert.addAction(UIAlertAction(title: "Move to Archive", style: .default)) }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.popoverPresentationController?.barButtonItem = item
      page.present(alert, animated: false)
    case .popover:
      let content = Page("Sort", rows: ["By name", "By height", "By date"])
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 240, height: 144)
      content.popoverPresentationController?.delegate = page
      content.popoverPresentationController?.barButtonItem = item
      page.present(content, animated: false)
    case .search:
      let search = UISearchController(searchResultsController: nil)
      search.obscuresBackgroundDuringPresentation = false
      search.searchResultsUpdater = page
      search.searchBar.scopeButtonTitles = ["All", "Planted"]
      page.navigationItem.searchController = search
      page.navigationItem.hidesSearchBarWhenScrolling = false
    case .largeTitle, .tabs, .twoColumns, .threeColumns: break
    }
  }
}

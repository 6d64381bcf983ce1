import Foundation

/// The navigation controller of the tabs that do not fit into the bar: a list of them, and the one that was chosen.
final class MoreNavigationController: UINavigationController {
  private let list: MoreListController

  init(for owner: UITabBarController) {
    list = MoreListController(owner)
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { return nil }

  /// The controller of the list that is shown; nil while the list is visible.
  var shownTab: UIViewController? { viewControllers.count > 1 ? viewControllers[1] : nil }

  /// Shows a controller without animation, for a programmatic selection.
  func showTab(_ controller: UIViewController) {
    guard shownTab !== controller else { return }
    setViewControllers([list, controller], animated: false)
  }

  /// Shows a controller that the user chose.
  func pushTab(_ controller: UIViewController) { setViewControllers([list, controller], animated: true) }

  /// Goes back to the list if a controller that is gone is shown.
  func forget(_ controller: UIViewController) {
    if viewControllers.contains(where: { $0 === controller }) { setViewControllers([list], animated: false) }
  }

  /// Updates the list after the tabs changed.
  func listDidChange() { list.reload() }
}

/// The list of the tabs that do not fit into the bar.
private final class MoreListController: UIViewController {
  private weak var owner: UITabBarController?
  private var rows: [UIButton] = []

  init(_ owner: UITabBarController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    title = SystemText.localized("More")
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    let scrollView = UIScrollView(frame: UIScreen.main.bounds)
    scrollView.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  func reload() {
    guard let view = viewIfLoaded, let owner else { return }
    for row in rows { row.removeFromSuperview() }
    rows = owner.listedTabs.map { controller in
      let row = UIButton(
        type: .system,
        primaryAction: UIAction(
          title: controller.tabBarItem.title ?? "", image: controller.tabBarItem.image,
          attributes: controller.tabBarItem.isEnabled ? [] : .disabled
        ) { [weak owner, weak controller] _ in
          if let controller { owner?.userSelectsListed(controller) }
        })
      row.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
      row.isEnabled = controller.tabBarItem.isEnabled
      row.accessibilityValue = controller.tabBarItem.badgeValue
      row.contentHorizontalAlignment = .leading
      view.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let scrollView = view as? UIScrollView else { return }
    let metrics = BarMetrics(traitCollection)
    let height = metrics.toolbar
    let margin = metrics.margin(inWidth: scrollView.bounds.width)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: margin, y: CGFloat(index) * height, width: max(0, scrollView.bounds.width - 2 * margin), height: height)
    }
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: CGFloat(rows.count) * height)
  }
}

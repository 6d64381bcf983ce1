@_spi(Toolkit) import UIKitCore

/// A controller that shows the pages of a tab view, one at a time.
@MainActor
protocol TabPresenter: UIViewController {
  /// Called when the user has selected a page.
  var onSelect: ((TabPageController) -> Void)? { get set }
  /// The page that is shown; nil if there are none.
  var selectedPage: TabPageController? { get }

  /// Replaces the pages. One that stays remains selected.
  func setPages(_ pages: [TabPageController])

  /// Shows a page, without a call of `onSelect`.
  func select(_ page: TabPageController, animated: Bool)
}

/// A presenter with a bar of tabs.
final class BarTabPresenter: UITabBarController, UITabBarControllerDelegate, TabPresenter {
  var onSelect: ((TabPageController) -> Void)?

  init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
  }

  required init?(coder: NSCoder) { return nil }

  var selectedPage: TabPageController? { selectedViewController as? TabPageController }

  func setPages(_ pages: [TabPageController]) { setViewControllers(pages, animated: false) }

  func select(_ page: TabPageController, animated: Bool) {
    if selectedViewController !== page { selectedViewController = page }
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    if let page = viewController as? TabPageController, page === selectedViewController { page.popToRoot() }
    return true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    if let page = viewController as? TabPageController { onSelect?(page) }
  }
}

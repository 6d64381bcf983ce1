import UIKit

/// Returns the screen of the app, for its program and for the catalogue of examples.
@MainActor package func makeLayouts() -> any LayoutsScreen { GalleryViewController() }

/// The screen of the app, which opens links.
@MainActor package protocol LayoutsScreen: UIViewController {
  /// Shows the demo that a URL such as `layouts://grid` names; the menu if there is no such demo.
  func open(_ url: URL)
}

/// Shows the menu, and the demos in front of it.
final class GalleryViewController: UINavigationController, LayoutsScreen {
  private let menu = MenuViewController()

  init() {
    super.init(nibName: nil, bundle: nil)
    menu.onSelect = { [unowned self] in pushViewController(DemoViewController($0), animated: true) }
    viewControllers = [menu]
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func open(_ url: URL) {
    let demo = url.scheme == "layouts" ? Demo.all.first { $0.name == url.host } : nil
    viewControllers = [menu] + (demo.map { [DemoViewController($0)] } ?? [])
  }
}

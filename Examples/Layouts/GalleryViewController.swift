import UIKit

/// Returns the screen of the app, for its program and for the catalogue of examples.
@MainActor package func makeLayouts() -> any LayoutsScreen { GalleryViewController() }

/// The screen of the app, which opens links.
@MainActor package protocol LayoutsScreen: UIViewController {
  /// Shows the demo that a URL such as `layouts://grid` names; the menu if there is no such demo.
  func open(_ url: URL)
}

/// Shows the menu, or one of the demos below a bar with a back button.
final class GalleryViewController: UIViewController, LayoutsScreen {
  private let bar = GalleryBar()
  private lazy var menu = MenuViewController { [unowned self] in show($0) }
  private var content: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.backButton.addAction(UIAction { [unowned self] _ in showMenu() }, for: .primaryActionTriggered)
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
    ])
    if content == nil { showMenu() }
  }

  // MARK: Navigation

  func open(_ url: URL) {
    guard url.scheme == "layouts", let demo = Demo.all.first(where: { $0.name == url.host }) else { return showMenu() }
    show(demo)
  }

  func show(_ demo: Demo) {
    show(DemoViewController(demo), title: demo.title, isMenu: false)
  }

  func showMenu() {
    show(menu, title: String(localized: "Layouts"), isMenu: true)
  }

  override func accessibilityPerformEscape() -> Bool {
    guard content !== menu else { return false }
    showMenu()
    return true
  }

  private func show(_ controller: UIViewController, title: String, isMenu: Bool) {
    loadViewIfNeeded()
    guard controller !== content else { return }
    if let content {
      content.willMove(toParent: nil)
      content.view.removeFromSuperview()
      content.removeFromParent()
    }
    content = controller
    bar.titleLabel.text = title
    bar.backButton.isHidden = isMenu
    addChild(controller)
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(controller.view)
    NSLayoutConstraint.activate([
      controller.view.topAnchor.constraint(equalTo: bar.bottomAnchor),
      controller.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      controller.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      controller.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    controller.didMove(toParent: self)
  }
}

/// A bar with a title and a back button.
final class GalleryBar: UIView {
  let titleLabel = UILabel()
  let backButton = UIButton(configuration: .plain())

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.accessibilityTraits = .header
    backButton.configuration?.title = String(localized: "Back")
    backButton.configuration?.image = UIImage(systemName: "chevron.backward")
    for view in [titleLabel, backButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      titleLabel.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
      titleLabel.leadingAnchor.constraint(greaterThanOrEqualTo: backButton.trailingAnchor, constant: 8),
      backButton.leadingAnchor.constraint(equalTo: leadingAnchor),
      backButton.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}

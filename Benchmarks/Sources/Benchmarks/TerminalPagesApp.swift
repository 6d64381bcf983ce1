import Foundation
import PergolaUIKit

/// The app of the benchmarks of transitions in a terminal: this program itself, if it is started with `variable` in the
/// environment.
///
/// Two tabs with navigation controllers, whose pages are lists. The key `p` pushes a page, `b` goes back, and `t` selects
/// the other tab.
enum TerminalPagesApp {
  static let variable = "BENCHMARK_PAGES"

  static var isAsked: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  @MainActor
  static func run() -> Never {
    // The launcher must not parse this program's arguments.
    UIApplicationMain(1, CommandLine.unsafeArgv, nil, NSStringFromClass(TerminalPagesDelegate.self))
  }
}

final class TerminalPagesDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = TerminalPagesScene.self
    return configuration
  }
}

final class TerminalPagesScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let tabs = TabsOfPages()
    tabs.viewControllers = ["Inbox", "Archive"].map { title in
      UINavigationController(rootViewController: PageOfRows(title))
    }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
  }
}

private final class TabsOfPages: UITabBarController {
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Push", input: "p") { [weak self] _ in
        self?.navigation?.pushViewController(PageOfRows("Message"), animated: true)
      },
      UIKeyCommand(title: "Back", input: "b") { [weak self] _ in
        self?.navigation?.popViewController(animated: true)
      },
      UIKeyCommand(title: "Other tab", input: "t") { [weak self] _ in
        if let self { selectedIndex = 1 - selectedIndex }
      },
    ]
  }

  private var navigation: UINavigationController? { selectedViewController as? UINavigationController }
}

/// A page with a list of rows that name it.
private final class PageOfRows: UIViewController, UITableViewDataSource {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    tabBarItem.title = title
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds, style: .plain)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.text = "\(title ?? ""), row \(indexPath.row) of a hundred, with a text of some length"
    cell.detailTextLabel?.text = "\(indexPath.row * 7) of 693"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

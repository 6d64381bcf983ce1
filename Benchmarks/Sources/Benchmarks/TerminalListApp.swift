import Foundation
import PergolaUIKit

/// The app of the terminal benchmarks: this program itself, if it is started with a number of rows.
///
/// A classic data source returns the number of rows; a row shows how often it was selected.
enum TerminalListApp {
  /// The environment variable with the number of rows.
  static let variable = "BENCHMARK_ROWS"

  static var rows: Int? { ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } }

  @MainActor
  static func run() -> Never {
    // The launcher must not parse this program's arguments.
    UIApplicationMain(1, CommandLine.unsafeArgv, nil, NSStringFromClass(TerminalListDelegate.self))
  }
}

final class TerminalListDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = TerminalListScene.self
    return configuration
  }
}

final class TerminalListScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = TerminalListController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

private final class TerminalListController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let count = TerminalListApp.rows ?? 0
  private var selections: [Int: Int] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: view.bounds.width, height: 32)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = "Row \(indexPath.item)"
    content.secondaryText = selections[indexPath.item].map { "selected \($0) times" }
    cell.contentConfiguration = content
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selections[indexPath.item, default: 0] += 1
    collectionView.deselectItem(at: indexPath, animated: false)
    collectionView.reloadItems(at: [indexPath])
  }
}

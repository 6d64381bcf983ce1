import Foundation
import PergolaUIKit

/// The app that is compared with one of NiceGUI by `Benchmarks/beside_nicegui.py`: this program itself, if it is started
/// with a number of rows.
///
/// A list of rows with a title and a detail, and two buttons: one changes the title of the sixth row, the other adds a
/// row at the top.
enum PageListApp {
  /// The environment variable with the number of rows.
  static let variable = "BENCHMARK_PAGE_ROWS"

  static var rows: Int? { ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } }

  @MainActor
  static func run() -> Never {
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(PageListDelegate.self))
  }
}

final class PageListDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = PageListScene.self
    return configuration
  }
}

final class PageListScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: PageListController())
    window.makeKeyAndVisible()
    self.window = window
  }
}

private final class PageListController: UIViewController {
  private struct Row {
    var title: String
    var detail: String
  }

  /// The row whose title the button changes.
  private static let changing = 5

  private var rows = (0..<(PageListApp.rows ?? 0)).map { Row(title: "Row \($0)", detail: "The detail of row \($0)") }
  private var changes = 0
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Change", primaryAction: UIAction { [unowned self] _ in change() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [unowned self] _ in add() })
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    showRows(in: list)
  }

  private func showRows(in list: UICollectionView) {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, number in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = rows[number].title
      content.secondaryText = rows[number].detail
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(rows.indices))
    source.apply(snapshot, animatingDifferences: false)
  }

  private func change() {
    guard var snapshot = source?.snapshot() else { return }
    changes += 1
    rows[Self.changing].title = "Change \(changes)"
    snapshot.reconfigureItems([Self.changing])
    source?.apply(snapshot, animatingDifferences: false)
  }

  private func add() {
    guard var snapshot = source?.snapshot(), let first = snapshot.itemIdentifiers.first else { return }
    let number = rows.count
    rows.append(Row(title: "Row \(number)", detail: "The detail of row \(number)"))
    snapshot.insertItems([number], beforeItem: first)
    source?.apply(snapshot, animatingDifferences: false)
  }
}

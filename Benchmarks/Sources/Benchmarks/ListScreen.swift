import Foundation
import PergolaUIKit

/// The screen for measuring pictures: an inset list of a phone's height, with symbols, texts and separators.
///
/// This program shows it if it is started with `variable` in the environment.
enum ListScreen {
  static let variable = "BENCHMARK_LIST_SCREEN"

  static var isAsked: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  static let size = CGSize(width: 390, height: 844)

  static let rows = (1...17).map { (title: "Row \($0) of the list", caption: "\($0 * 7) of 119") }

  @MainActor
  static func run() -> Never {
    UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ListScreenDelegate.self))
  }

  /// A page with the same content, for a browser.
  static var page: String {
    let circle = """
      <svg width="26" height="26" viewBox="0 0 26 26"><circle cx="13" cy="13" r="10" fill="none" stroke="#34c759" \
      stroke-width="1.6"/></svg>
      """
    let rows = rows.enumerated().map { number, row in
      "<li>\(circle)<b id=\"row\(number)\">\(row.title)</b><i>\(row.caption)</i></li>"
    }
    return """
      <!doctype html><meta charset="utf-8"><style>
      body { margin: 0; background: #f2f2f7; font: 17px Inter, sans-serif; }
      ul { list-style: none; margin: 35px 20px; padding: 0; background: #fff; border-radius: 10px; overflow: hidden; }
      li { display: flex; align-items: center; height: 44px; padding: 0 16px; gap: 16px; box-sizing: border-box; }
      li + li { box-shadow: 58px -0.5px 0 #c6c6c8; }
      b { font-weight: 400; flex: 1; }
      i { font-style: normal; color: #8a8a8e; }
      </style><ul>\(rows.joined())</ul>
      """
  }
}

final class ListScreenDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ListScreenScene.self
    return configuration
  }
}

final class ListScreenScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = ListScreenController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class ListScreenController: UIViewController {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private var titles = ListScreen.rows.map(\.title)

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, number in
      var content = UIListContentConfiguration.valueCell()
      content.image = UIImage(systemName: "circle")
      content.imageProperties.tintColor = .systemGreen
      content.text = titles[number]
      content.secondaryText = ListScreen.rows[number].caption
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(titles.indices))
    source.apply(snapshot, animatingDifferences: false)
  }

  /// Changes the text of every row.
  func showVersion(_ number: Int) {
    guard let source else { return }
    titles = titles.indices.map { "Row \($0) in version \(number)" }
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(Array(titles.indices))
    source.apply(snapshot, animatingDifferences: false)
  }
}

extension AppTemplate {
  static func manifest(_ pergola: (entry: String, identity: String)) -> String {
    let package = Manifest.literal(pergola.identity)
    return """
      // swift-tools-version:6.2
      import PackageDescription

      \(Manifest.moduleAliases)

      let package = Package(
        name: "NAME",
        dependencies: [\(pergola.entry)],
        targets: [
          .executableTarget(
            name: "NAME", dependencies: [.product(name: "Pergola", package: \(package))], swiftSettings: apple),
          .testTarget(
            name: "NAMETests", dependencies: ["NAME", .product(name: "PergolaTesting", package: \(package))],
            swiftSettings: apple),
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  private static func delegates(showing controller: String) -> String {
    """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: \(controller))
        window.makeKeyAndVisible()
        self.window = window
      }
    }

    """
  }

  static let list =
    delegates(showing: "ListController()") + """

      /// A list of fruits. A tap shows a page for the fruit.
      final class ListController: UITableViewController {
        private let fruits = ["Apple", "Pear", "Quince"]

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "NAME"
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          fruits.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
          var content = cell.defaultContentConfiguration()
          content.text = fruits[indexPath.row]
          cell.contentConfiguration = content
          cell.accessoryType = .disclosureIndicator
          return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let page = UIViewController()
          page.title = fruits[indexPath.row]
          page.view.backgroundColor = .systemBackground
          show(page, sender: self)
        }
      }

      """

  static let collection =
    delegates(showing: "GridController()") + """

      /// A grid of numbered tiles, three in a row.
      final class GridController: UICollectionViewController {
        private lazy var dataSource = makeDataSource()

        init() {
          super.init(collectionViewLayout: Self.layout)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "NAME"
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems(Array(1...30))
          dataSource.apply(snapshot, animatingDifferences: false)
        }

        private static var layout: UICollectionViewLayout {
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
          let item = NSCollectionLayoutItem(layoutSize: size)
          item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
          let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(96)),
            subitems: [item])
          return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
        }

        private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
          let tile = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
            var content = UIListContentConfiguration.cell()
            content.text = String(number)
            content.textProperties.alignment = .center
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listCell()
            background.backgroundColor = .secondarySystemBackground
            background.cornerRadius = 12
            cell.backgroundConfiguration = background
          }
          return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, number in
            collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: number)
          }
        }
      }

      """

  static let swiftUI = """
    import SwiftUI

    @main
    struct NAMEApp: App {
      var body: some Scene {
        WindowGroup { FruitList() }
      }
    }

    /// A list of fruits, and a button that adds another one.
    struct FruitList: View {
      @State private var fruits = ["Apple", "Pear", "Quince"]

      var body: some View {
        NavigationStack {
          List {
            ForEach(fruits, id: \\.self) { fruit in
              NavigationLink(fruit) { Text(fruit) }
            }
          }
          .navigationTitle("NAME")
          .toolbar {
            Button("Add") { fruits.append("Fruit \\(fruits.count + 1)") }
          }
        }
      }
    }

    """

  static func test(showing controller: String, texts: [String], tapping text: String?) -> String {
    let expectations = texts.map { "  #expect(driver.contains(\"\($0)\"))" }.joined(separator: "\n")
    let tap = text.map {
      "\n  try await driver.tap(\"\($0)\")\n  await driver.settle()\n  #expect(driver.contains(\"\($0)\"))"
    }
    return """
      import PergolaTesting
      import Testing
      import UIKit

      @testable import NAME

      @MainActor @Test("the first screen shows its content")
      func firstScreen() async throws {
        let driver = Driver(showing: UINavigationController(rootViewController: \(controller)))
        await driver.settle()
      \(expectations)\(tap ?? "")
      }

      """
  }

  static let appTest = """
    import PergolaTesting
    import SwiftUI
    import Testing

    @testable import NAME

    @MainActor @Test("the button adds a fruit to the list")
    func adding() async throws {
      let driver = Driver(app: NAMEApp.self)
      await driver.settle()
      #expect(driver.contains("Quince"))
      try await driver.tap("Add")
      await driver.settle()
      #expect(driver.contains("Fruit 4"))
    }

    """
}

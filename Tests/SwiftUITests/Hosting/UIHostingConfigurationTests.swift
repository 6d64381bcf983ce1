import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Hosting configurations")
struct UIHostingConfigurationTests {
  private final class Rows: UICollectionViewController {
    var source: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
      super.viewDidLoad()
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        cell.contentConfiguration = UIHostingConfiguration {
          VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: name)
            if name == "two" { Text(verbatim: "second line") }
          }
        }
      }
      source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, name in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["one", "two", "three"])
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  @Test("a cell is as high as its view of SwiftUI, and at least 44 points")
  func cells() async throws {
    let controller = Rows(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let driver = Driver(showing: controller, size: CGSize(width: 320, height: 480))
    await driver.settle()
    expectEqual(driver.labels, ["one", "two", "second line", "three"])
    let heights = (0..<3).compactMap { controller.collectionView.cellForItem(at: [0, $0])?.frame.height }
    expectEqual(heights[0], 44)
    #expect(heights[1] > 44)
    expectEqual(heights[2], 44)
  }

  @Test("a new configuration of the same kind keeps the state of the view")
  func update() async {
    let configuration = { (title: String) in UIHostingConfiguration { Kept(title: title) } }
    let content = configuration("first").makeContentView()
    let controller = UIViewController()
    controller.view.addSubview(content)
    content.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    let driver = Driver(showing: controller, size: CGSize(width: 320, height: 480))
    await driver.settle()
    content.configuration = configuration("second")
    await driver.settle()
    expectEqual(driver.labels, ["second made with first"])
  }

  private struct Kept: View {
    let title: String
    @State private var first: String

    init(title: String) {
      self.title = title
      _first = State(initialValue: title)
    }

    var body: some View { Text(verbatim: "\(title) made with \(first)") }
  }
}

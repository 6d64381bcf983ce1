import PergolaTesting
import Testing
import UIKit

// The README's list and its test, unchanged: .ci/check-code-blocks compares them.

final class FruitController: UICollectionViewController {
  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, fruit in
    var content = cell.defaultContentConfiguration()
    content.text = fruit
    cell.contentConfiguration = content
  }
  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
    [row] in $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Granny Smith", "Honeycrisp", "Fuji"])
    dataSource.apply(snapshot)
  }
}

@MainActor @Test("the stand sells three kinds of apples")
func apples() async throws {
  let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  let driver = Driver(showing: FruitController(collectionViewLayout: list))
  await driver.settle()
  #expect(driver.labels == ["Granny Smith", "Honeycrisp", "Fuji"])
  try await driver.tap("Fuji")
  try assertSnapshot(driver, as: .text)
}

@Suite struct ReadmeTests {
  @Test("the documentation has a light and a dark picture of every example")
  func pictures() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Examples").path)
    let examples = folders.filter { !$0.hasSuffix("Tests") && !$0.hasPrefix(".") }
    #expect(examples.contains("FruitStand"))
    for example in examples {
      for appearance in ["light", "dark"] {
        // An example that waits for its server has only a picture of a terminal.
        let pictures = ["\(example)-\(appearance).png", "\(example)-terminal-\(appearance).png"].map {
          try? Data(contentsOf: root.appendingPathComponent("Documentation/screens/\($0)"))
        }
        #expect(
          pictures.contains { $0.flatMap { UIImage(data: $0) } != nil },
          "Documentation/screens has no \(appearance) picture of \(example): make docs")
      }
    }
  }
}

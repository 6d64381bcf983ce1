import PergolaTesting
import Testing
import UIKit

// The README's list and its test, unchanged.

private final class FruitController: UIViewController {
  enum Section { case main }
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: view.bounds.width, height: 48)
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    let fruit = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
      var content = UIListContentConfiguration.cell()
      content.text = name
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: fruit, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(["Granny Smith", "Honeycrisp", "Fuji"])
    dataSource.apply(snapshot)
  }
}

@MainActor @Suite struct ReadmeTests {
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

  @Test("the stand sells three kinds of apples")
  func apples() async throws {
    let driver = Driver(showing: FruitController(), size: CGSize(width: 390, height: 844))
    await driver.settle()
    #expect(driver.labels == ["Granny Smith", "Honeycrisp", "Fuji"])
    try await driver.tap("Fuji")
    try assertSnapshot(driver, as: .text)
  }
}

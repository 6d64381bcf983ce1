import PergolaTesting
import Testing
import UIKit

// The app and the test of Documentation/GettingStarted.md, unchanged: .ci/check-code-blocks compares them.

final class ListController: UICollectionViewController {
  private var basket = ["Apple", "Pear", "Quince"]
  private var lastNumber = 3
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0) }
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Obst"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.addFruit() })
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, fruit in
      var content = cell.defaultContentConfiguration()
      content.text = fruit
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, fruit in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: fruit)
    }
    showBasket()
  }

  private func showBasket() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(basket)
    dataSource.apply(snapshot)
  }

  private func addFruit() {
    lastNumber += 1
    basket.append("Fruit \(lastNumber)")
    showBasket()
  }

  private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let fruit = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, completion in
      self?.basket.removeAll { $0 == fruit }
      self?.showBasket()
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}

@MainActor @Test("fruits are added by the button and removed by a swipe")
func basket() async throws {
  let driver = Driver(showing: UINavigationController(rootViewController: ListController()))
  await driver.settle()
  #expect(driver.contains("Quince"))

  try await driver.tap("Add")
  await driver.settle()
  #expect(driver.contains("Fruit 4"))

  try await driver.swipe("Pear", .left)
  await driver.settle()
  try await driver.tap("Remove")
  await driver.settle()
  #expect(!driver.contains("Pear"))

  try await driver.tap("Add")
  await driver.settle()
  #expect(driver.contains("Fruit 5"))
}

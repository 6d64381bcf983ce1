import UIKit

/// Returns the screen of the app, for its program and for the catalogue of examples.
@MainActor package func makeFruitStand() -> UIViewController { FruitStandViewController() }

/// Shows the stand: the weather on top, then the fruits, or a message that the stand is closed.
///
/// Selecting the weather changes it; selecting a fruit adds it to the basket.
final class FruitStandViewController: UIViewController {
  enum Section: Hashable, Sendable {
    case weather, apples, oranges, closed

    var title: String {
      switch self {
      case .weather: String(localized: "Fruit Stand")
      case .apples: String(localized: "Apples")
      case .oranges: String(localized: "Oranges")
      case .closed: String(localized: "Closed")
      }
    }
  }

  enum Item: Hashable, Sendable {
    case weather
    case fruit(Fruit)
    case closed
  }

  private(set) var stand = Stand()
  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: StandLayout.make())
  private(set) lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsMultipleSelection = true
    collectionView.delegate = self
    view.addSubview(collectionView)
    update(animated: false)
  }

  // MARK: State to screen

  private func update(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.weather])
    snapshot.appendItems([.weather])
    switch stand.weather {
    case .fair:
      snapshot.appendSections([.apples, .oranges])
      snapshot.appendItems(stand.fruits(of: .apple).map(Item.fruit), toSection: .apples)
      snapshot.appendItems(stand.fruits(of: .orange).map(Item.fruit), toSection: .oranges)
    case .stormy:
      snapshot.appendSections([.closed])
      snapshot.appendItems([.closed])
    }
    snapshot.reconfigureItems([.weather])
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let weather = UICollectionView.CellRegistration<UICollectionViewCell, Weather> { [unowned self] cell, _, weather in
      cell.showWeather(weather, summary: stand.summary)
    }
    let fruit = UICollectionView.CellRegistration<UICollectionViewCell, Fruit> { cell, _, fruit in
      cell.showFruit(fruit)
    }
    let closed = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, message in
      cell.showMessage(message)
    }
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      header.titleLabel.text = self.dataSource.sectionIdentifier(for: indexPath.section)?.title
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      [unowned self] collectionView, indexPath, item in
      switch item {
      case .weather:
        collectionView.dequeueConfiguredReusableCell(using: weather, for: indexPath, item: stand.weather)
      case .fruit(let value):
        collectionView.dequeueConfiguredReusableCell(using: fruit, for: indexPath, item: value)
      case .closed:
        collectionView.dequeueConfiguredReusableCell(
          using: closed, for: indexPath,
          item: String(localized: "We're sorry! The stand is closed until the storm is over."))
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }
}

// MARK: - Selection

extension FruitStandViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    dataSource.itemIdentifier(for: indexPath) != .closed
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .weather:
      collectionView.deselectItem(at: indexPath, animated: false)
      stand.weather = stand.weather.changed
      if stand.weather == .stormy { stand.basket = [] }
      update()
    case .fruit(let fruit):
      stand.basket.insert(fruit)
      update()
    case .closed, nil: break
    }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard case .fruit(let fruit) = dataSource.itemIdentifier(for: indexPath) else { return }
    stand.basket.remove(fruit)
    update()
  }
}

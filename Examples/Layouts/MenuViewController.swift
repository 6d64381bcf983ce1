import UIKit

/// A list of the demos, by topic.
final class MenuViewController: UIViewController, UICollectionViewDelegate {
  /// Called with the demo that the user selects.
  var onSelect: (Demo) -> Void = { _ in }
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = String(localized: "Layouts")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Demo.Topic, String>()
    for topic in Demo.Topic.allCases {
      snapshot.appendSections([topic])
      snapshot.appendItems(Demo.all.filter { $0.topic == topic }.map(\.name))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: animated)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let name = dataSource.itemIdentifier(for: indexPath)
    if let demo = Demo.all.first(where: { $0.name == name }) { onSelect(demo) }
  }

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(32))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [.header()]
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Demo.Topic, String> {
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
      var content = UIListContentConfiguration.cell()
      content.text = Demo.all.first { $0.name == name }?.title
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: ElementKind.header) {
      header, _, indexPath in
      header.label.text = Demo.Topic.allCases[indexPath.section].title
    }
    let dataSource = UICollectionViewDiffableDataSource<Demo.Topic, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }
}

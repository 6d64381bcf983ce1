import UIKit

/// Shows the tiles of a demo in its layout.
final class DemoViewController: UIViewController, UICollectionViewDelegate {
  private let demo: Demo
  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: demo.makeLayout())
  private(set) lazy var dataSource = makeDataSource()

  init(_ demo: Demo) {
    self.demo = demo
    super.init(nibName: nil, bundle: nil)
    title = demo.title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Tile>()
    for (section, count) in demo.counts.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems((1...count).map { Tile(section: section, number: $0) })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let select = demo.select, let tile = dataSource.itemIdentifier(for: indexPath) else { return }
    collectionView.deselectItem(at: indexPath, animated: false)
    select(self, tile)
  }

  // MARK: Data source

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Tile> {
    let cell = UICollectionView.CellRegistration<TileCell, Tile> { cell, _, tile in cell.show(tile) }
    let dataSource = UICollectionViewDiffableDataSource<Int, Tile>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    let header = titleRegistration(ElementKind.header) { [demo] in demo.header($0) }
    let footer = titleRegistration(ElementKind.footer) { [demo] in String(localized: "\(demo.counts[$0]) tiles") }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: ElementKind.badge) {
      badge, _, indexPath in
      badge.count = indexPath.item % 12 + 1
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      switch kind {
      case ElementKind.badge:
        collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
      case ElementKind.footer:
        collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
      default:
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      }
    }
    return dataSource
  }

  private func titleRegistration(
    _ kind: String, _ title: @escaping (Int) -> String
  ) -> UICollectionView.SupplementaryRegistration<TitleView> {
    UICollectionView.SupplementaryRegistration<TitleView>(elementKind: kind) { view, _, indexPath in
      view.label.text = title(indexPath.section)
    }
  }
}

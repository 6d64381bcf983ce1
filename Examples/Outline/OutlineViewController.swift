import UIKit

/// Returns the screen of the app, for its program and for the catalogue of examples.
@MainActor package func makeOutline() -> UIViewController { OutlineViewController() }

/// Shows the folders of every place as a tree.
final class OutlineViewController: UIViewController, UICollectionViewDelegate {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Folder>

  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    for place in Place.allCases {
      var tree = Tree()
      add(place.folders, to: nil, of: &tree)
      tree.expand(tree.rootItems.prefix(1).map(\.self))
      dataSource.apply(tree, to: place, animatingDifferences: false)
    }
  }

  private func add(_ folders: [Folder], to parent: Folder?, of tree: inout Tree) {
    tree.append(folders, to: parent)
    for folder in folders { add(folder.children ?? [], to: folder, of: &tree) }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  // MARK: Changing

  private func change(_ place: Place, _ change: (inout Tree) -> Void) {
    var tree = dataSource.snapshot(for: place)
    change(&tree)
    dataSource.apply(tree, to: place)
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let folder = dataSource.itemIdentifier(for: indexPath), let place = Place(rawValue: indexPath.section) else {
      return nil
    }
    let delete = UIContextualAction(style: .destructive, title: String(localized: "Delete")) {
      [weak self] _, _, completion in
      self?.change(place) { $0.delete([folder]) }
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    guard folder.children != nil else { return UISwipeActionsConfiguration(actions: [delete]) }
    let add = UIContextualAction(style: .normal, title: String(localized: "Add")) { [weak self] _, _, completion in
      completion(true)
      self?.change(place) { tree in
        tree.append([Folder(String(localized: "New note"))], to: folder)
        tree.expand([folder])
      }
    }
    add.image = UIImage(systemName: "plus")
    add.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [delete, add])
  }

  // MARK: Making

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(at: $0) }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Place, Folder> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Folder> { cell, _, folder in
      var content = cell.defaultContentConfiguration()
      content.text = folder.name
      content.image = UIImage(systemName: folder.symbol)
      content.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
      cell.contentConfiguration = content
      cell.accessories = folder.children == nil ? [] : [.outlineDisclosure()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = Place(rawValue: indexPath.section)?.title
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Place, Folder>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }
}

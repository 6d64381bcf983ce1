import UIKit

/// The files of an example's source, by folder.
final class FilesViewController: UIViewController, UICollectionViewDelegate {
  var onSelection: ((SourceFile) -> Void)?

  private let files: [SourceFile]
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(_ files: [SourceFile]) {
    self.files = files
    super.init(nibName: nil, bundle: nil)
    title = String(localized: "Files")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    var snapshot = NSDiffableDataSourceSnapshot<String, SourceFile>()
    for file in files {
      if snapshot.indexOfSection(file.folder) == nil { snapshot.appendSections([file.folder]) }
      snapshot.appendItems([file], toSection: file.folder)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    if files.isEmpty { showAbsence() }
  }

  private func showAbsence() {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "questionmark.folder")
    content.text = String(localized: "No Source")
    content.secondaryText = String(localized: "This program was built without the sources of the example.")
    contentUnavailableConfiguration = content
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let file = dataSource.itemIdentifier(for: indexPath) { onSelection?(file) }
  }

  // MARK: Making

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      let folder = self?.dataSource.sectionIdentifier(for: section)
      configuration.headerMode = folder?.isEmpty == false ? .supplementary : .none
      configuration.backgroundColor = .secondarySystemBackground
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<String, SourceFile> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, SourceFile> { cell, _, file in
      var content = UIListContentConfiguration.cell()
      content.text = file.name
      content.image = UIImage(systemName: "doc.text")
      cell.contentConfiguration = content
      cell.accessories = [.label(text: "\(file.lineCount)"), .disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] cell, _, indexPath in
      var content = UIListContentConfiguration.plainHeader()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)
      cell.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<String, SourceFile>(collectionView: collectionView) {
      view, indexPath, file in
      view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: file)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }
}

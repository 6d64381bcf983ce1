import UIKit

/// Returns the screen of the app, for its program and for the catalogue of examples.
@MainActor package func makeSymbolSheet() -> UIViewController { SymbolSheetViewController(sheet: .everything) }

/// Shows the sheet, with as many symbols in a row as fit.
final class SymbolSheetViewController: UIViewController {
  private let sheet: Sheet
  private var dataSource: UICollectionViewDiffableDataSource<Sheet.Section, Sheet.Entry>?

  init(sheet: Sheet) {
    self.sheet = sheet
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)

    let cells = UICollectionView.CellRegistration<SymbolCell, Sheet.Entry> { cell, _, entry in cell.show(entry) }
    let dataSource = UICollectionViewDiffableDataSource<Sheet.Section, Sheet.Entry>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    let headers = UICollectionView.SupplementaryRegistration<TopicHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [sheet] header, _, indexPath in
      header.titleLabel.text = String(localized: String.LocalizationValue(sheet.sections[indexPath.section].title))
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Sheet.Section, Sheet.Entry>()
    for section in sheet.sections {
      snapshot.appendSections([section])
      snapshot.appendItems(section.entries)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  private static var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = max(1, Int((environment.container.effectiveContentSize.width - 32) / 88))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(78)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 12, trailing: 16)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }
}

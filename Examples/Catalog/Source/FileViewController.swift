import UIKit

/// A file of a source, a row for each line. Only the visible lines have cells.
final class FileViewController: UIViewController {
  let file: SourceFile.ID
  private let lines: [CodeLine]?
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  /// - Parameters:
  ///   - file: The path of the file in the folder of the example.
  ///   - text: The content; nil if there is no such file.
  init(_ file: SourceFile.ID, text: String?) {
    self.file = file
    lines = text.map(CodeLine.lines)
    super.init(nibName: nil, bundle: nil)
    title = SourceFile(id: file, text: "").name
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .secondarySystemBackground
    collectionView.allowsSelection = false
    guard let lines else { return showAbsence() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(lines.indices))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func showAbsence() {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "questionmark.folder")
    content.text = String(localized: "No File “\(title ?? file)”")
    content.secondaryText = String(localized: "The sources of this example have no file \(file).")
    contentUnavailableConfiguration = content
  }

  // MARK: Making

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(CodeLineCell.font.lineHeight))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets =
        self?.lines == nil ? .zero : NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
      return section
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let lines = lines ?? []
    let digit = ("0" as NSString).size(withAttributes: [.font: CodeLineCell.font]).width
    let numberWidth = (digit * CGFloat("\(lines.count)".count)).rounded(.up)
    let row = UICollectionView.CellRegistration<CodeLineCell, Int> { cell, _, index in
      cell.show(lines[index], number: index + 1, numberWidth: numberWidth)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, index in
      view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: index)
    }
  }
}

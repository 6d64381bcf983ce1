import Combine
import UIKit

/// The log of the server, the newest line first, with a search for texts and a menu of levels.
final class LogListController: UICollectionViewController, UISearchResultsUpdating {
  private let workplace: Workplace
  private var observation: AnyCancellable?
  private lazy var dataSource = makeDataSource()
  private let search = UISearchController(searchResultsController: nil)
  /// The level of the lines to show; nil for all.
  private var level: LogLine.Level?

  init(_ workplace: Workplace) {
    self.workplace = workplace
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = String(localized: "Log")
    userActivity = AdminPlace.logs.activity
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = String(localized: "Search the log")
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: String(localized: "Level"), menu: makeMenu())
    observation = workplace.$log.sink { [weak self] in self?.show($0) }
  }

  func updateSearchResults(for searchController: UISearchController) { show(workplace.log) }

  private func show(_ log: [LogLine]) {
    let text = search.searchBar.text ?? ""
    let lines = log.reversed().filter { line in
      (level == nil || line.level == level) && (text.isEmpty || line.text.localizedCaseInsensitiveContains(text))
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, LogLine>()
    snapshot.appendSections([0])
    snapshot.appendItems(lines)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    collectionView.backgroundView = lines.isEmpty ? makeEmptyView() : nil
  }

  private func makeEmptyView() -> UIView {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "doc.text")
    configuration.text = String(localized: "No Lines")
    return UIContentUnavailableView(configuration: configuration)
  }

  private func makeMenu() -> UIMenu {
    let all = UIAction(title: String(localized: "All"), state: level == nil ? .on : .off) { [weak self] _ in
      self?.show(level: nil)
    }
    let levels = LogLine.Level.allCases.map { level in
      UIAction(title: level.title, state: self.level == level ? .on : .off) { [weak self] _ in
        self?.show(level: level)
      }
    }
    return UIMenu(title: String(localized: "Show"), children: [all] + levels)
  }

  private func show(level: LogLine.Level?) {
    self.level = level
    navigationItem.rightBarButtonItem?.menu = makeMenu()
    show(workplace.log)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, LogLine> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, LogLine> { cell, _, line in cell.show(line) }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, line in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: line)
    }
  }
}

extension UICollectionViewListCell {
  fileprivate func show(_ line: LogLine) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = line.text
    content.secondaryText =
      "\(line.date.formatted(date: .omitted, time: .standard)) · \(line.level.title)"
    content.secondaryTextProperties.color = line.level.color
    contentConfiguration = content
  }
}

extension LogLine.Level {
  fileprivate var color: UIColor {
    switch self {
    case .info: .secondaryLabel
    case .warning: .systemOrange
    case .error: .systemRed
    }
  }
}

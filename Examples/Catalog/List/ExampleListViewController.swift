import UIKit

/// The list of examples, by topic, with a search.
final class ExampleListViewController: UIViewController, UICollectionViewDelegate, UISearchResultsUpdating {
  var onSelection: ((Example.ID) -> Void)?
  /// Called when the user went back to the list.
  var onReturn: (() -> Void)?
  /// The example that is open; nil for none.
  var selected: Example.ID? { didSet { if oldValue != selected { showSelection() } } }

  private let search = UISearchController(searchResultsController: nil)
  /// True if the user wants to type into the search field as soon as the list appears.
  private var isSearchPending = false
  /// The example at the top of the list in an earlier start, until the list shows it; nil for none.
  private var pendingTop: Example.ID?
  /// The names in the sources; nil until the first search has made them.
  private var index: APIIndex? { didSet { if isViewLoaded { showMatches(animated: true) } } }
  private var indexing: Task<Void, Never>?
  private var matches: [Example.ID: ExampleSearch.Match] = [:]
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = String(localized: "Catalog")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = String(localized: "Examples and API")
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    definesPresentationContext = true
    showMatches(animated: false)
    showSelection()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.layoutIfNeeded()
    if let top = pendingTop.flatMap({ dataSource.indexPath(for: $0) }) {
      collectionView.scrollToItem(at: top, at: .top, animated: false)
      view.layoutIfNeeded()
    }
    pendingTop = nil
    showSelection()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The user may have gone on while the page was moving in.
    if navigationController?.topViewController === self { onReturn?() }
    if isSearchPending { search.searchBar.becomeFirstResponder() }
    isSearchPending = false
  }

  /// Moves the user into the search field: at once, or when the list appears.
  func beginSearch() {
    isSearchPending = viewIfLoaded?.window == nil
    if !isSearchPending { search.searchBar.becomeFirstResponder() }
  }

  // MARK: Restoration

  /// The state of the list now, or that of an earlier start which it has not shown yet.
  var state: ListState { ListState(query: search.searchBar.text ?? "", top: pendingTop ?? top) }

  /// The example at the top of the list; nil while the list is not scrolled.
  private var top: Example.ID? {
    guard isViewLoaded, collectionView.contentOffset.y > -collectionView.adjustedContentInset.top else { return nil }
    return collectionView.indexPathsForVisibleItems.min().flatMap { dataSource.itemIdentifier(for: $0) }
  }

  /// Searches as in an earlier start, and shows the same part of the list as soon as it appears.
  func restore(_ state: ListState) {
    pendingTop = state.top
    guard !state.query.isEmpty else { return }
    search.searchBar.text = state.query
    search.isActive = true
  }

  // MARK: Showing

  func updateSearchResults(for searchController: UISearchController) {
    if isViewLoaded { showMatches(animated: true) }
    let isSearch = !ExampleSearch(searchController.searchBar.text ?? "").words.isEmpty
    if isSearch, indexing == nil { indexing = Task { index = await APIIndex.load() } }
  }

  /// True if the list has all that was searched for, also in the sources.
  var isComplete: Bool { indexing == nil || index != nil }

  /// The examples that are listed, in order.
  var listed: [Example.ID] { dataSource.snapshot().itemIdentifiers }

  private func showMatches(animated: Bool) {
    let query = ExampleSearch(search.searchBar.text ?? "")
    let previous = matches
    let found = Example.all.compactMap { query.match($0, in: index) }
    matches = Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) })
    var snapshot = NSDiffableDataSourceSnapshot<Example.Topic, Example.ID>()
    for match in found {
      let topic = match.example.topic
      if snapshot.indexOfSection(topic) == nil { snapshot.appendSections([topic]) }
      snapshot.appendItems([match.id], toSection: topic)
    }
    snapshot.reconfigureItems(found.filter { previous[$0.id] != nil && previous[$0.id]?.api != $0.api }.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated && view.window != nil)
    var absence = UIContentUnavailableConfiguration.search()
    absence.text = String(localized: "No Example for “\(shortened(search.searchBar.text ?? ""))”")
    absence.secondaryText = String(localized: "Titles, descriptions and the names in the sources are searched.")
    // Names in sources may still be found.
    collectionView.backgroundView = found.isEmpty && isComplete ? UIContentUnavailableView(configuration: absence) : nil
    showSelection()
  }

  /// The beginning of a query. A pasted page of text would be laid out again for each key.
  private func shortened(_ query: String) -> String {
    let beginning = query.prefix(60)
    return beginning.endIndex == query.endIndex ? query : beginning + "…"
  }

  private func showSelection() {
    guard isViewLoaded else { return }
    let wanted = selected.flatMap { dataSource.indexPath(for: $0) }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] where indexPath != wanted {
      collectionView.deselectItem(at: indexPath, animated: false)
    }
    guard let wanted else { return }
    let isVisible = view.window == nil || collectionView.indexPathsForVisibleItems.contains(wanted)
    collectionView.selectItem(at: wanted, animated: false, scrollPosition: isVisible ? [] : .centeredVertically)
  }

  // MARK: Delegate

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let id = dataSource.itemIdentifier(for: indexPath) { onSelection?(id) }
  }

  // MARK: Making

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Example.Topic, Example.ID> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, ExampleSearch.Match> { cell, _, match in
      var content = UIListContentConfiguration.sidebarSubtitleCell()
      content.text = match.example.title
      content.secondaryText = match.api.map { String(localized: "Uses \($0).") } ?? match.example.summary
      content.secondaryTextProperties.color = .secondaryLabel
      content.secondaryTextProperties.numberOfLines = 0
      content.image = UIImage(systemName: match.example.symbolName)
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] cell, _, indexPath in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.title
      cell.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Example.Topic, Example.ID>(collectionView: collectionView) {
      [weak self] view, indexPath, id in
      guard let match = self?.matches[id] else { return nil }
      return view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: match)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }
}

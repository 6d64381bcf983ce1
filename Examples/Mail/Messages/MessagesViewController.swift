import UIKit

/// The second column: the messages of a mailbox.
final class MessagesViewController: UIViewController, UICollectionViewDelegate, UISearchResultsUpdating {
  var onSelection: ((Message.ID) -> Void)?
  /// Called when the user went back to the messages.
  var onReturn: (() -> Void)?
  var onCompose: (() -> Void)?
  var onCommand: ((MessageCommand, Set<Message.ID>) -> Void)?
  /// Called when the user wants to delete all messages of the mailbox.
  var onEmptying: ((Mailbox) -> Void)?

  let store: MailStore
  private(set) var mailbox: Mailbox?
  /// The message that the next column shows; nil for none.
  private var selected: Message.ID?
  var filter = MessageFilter() { didSet { if oldValue != filter { filterDidChange() } } }

  let search = UISearchController(searchResultsController: nil)
  let optionsItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"))
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(store: MailStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    optionsItem.title = String(localized: "Options")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.refreshControl = makeRefreshControl()
    definesPresentationContext = true
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = String(localized: "Search")
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItems = [editButtonItem, optionsItem]
    showMailbox()
    store.observe(self) { [weak self] in self?.showMessages(changed: $0, animated: true) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The user may have gone on while the page was moving in.
    if navigationController?.topViewController === self { onReturn?() }
  }

  // MARK: Showing

  /// Shows a mailbox, with a message selected in it.
  func show(_ mailbox: Mailbox?, selected: Message.ID?) {
    let isSameMailbox = self.mailbox == mailbox
    self.selected = selected
    if isSameMailbox { return showMessages(animated: true) }
    self.mailbox = mailbox
    search.isActive = false
    if isEditing { setEditing(false, animated: false) }
    filter = MessageFilter()
    showMailbox()
  }

  private func showMailbox() {
    title = mailbox?.title ?? String(localized: "Messages")
    guard isViewLoaded else { return }
    updateOptions()
    updateToolbar()
    showMessages(animated: false)
  }

  private func filterDidChange() {
    guard isViewLoaded else { return }
    updateOptions()
    showMessages(animated: true)
  }

  /// The messages of the list, in order.
  var shown: [Message] {
    guard let mailbox else { return [] }
    return filter.apply(to: store.messages(in: mailbox), keeping: selected)
  }

  private func showMessages(changed: Set<Message.ID> = [], animated: Bool) {
    guard isViewLoaded else { return }
    let ids = shown.map(\.id)
    let previous = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    snapshot.reconfigureItems(ids.filter { changed.contains($0) && previous.contains($0) })
    dataSource.apply(snapshot, animatingDifferences: animated && view.window != nil)
    collectionView.backgroundView = ids.isEmpty ? makeEmptyView() : nil
    if isEditing { updateToolbar() } else { showSelection() }
  }

  private func showSelection() {
    let wanted = selected.flatMap { dataSource.indexPath(for: $0) }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] where indexPath != wanted {
      collectionView.deselectItem(at: indexPath, animated: true)
    }
    guard let wanted else { return }
    collectionView.selectItem(at: wanted, animated: false, scrollPosition: [])
  }

  // MARK: Neighbours

  /// The message after another one in the list; the first one after nil, and nil after the last.
  func message(after id: Message.ID?) -> Message.ID? {
    let ids = shown.map(\.id)
    guard let id else { return ids.first }
    guard let index = ids.firstIndex(of: id), index + 1 < ids.count else { return nil }
    return ids[index + 1]
  }

  /// The message before another one in the list; nil before the first, and without one.
  func message(before id: Message.ID?) -> Message.ID? {
    let ids = shown.map(\.id)
    guard let id, let index = ids.firstIndex(of: id), index > 0 else { return nil }
    return ids[index - 1]
  }

  /// The message in the place of one that leaves the list, whose rows still show it: the next one, otherwise the
  /// previous one.
  func neighbor(of id: Message.ID) -> Message.ID? {
    let ids = dataSource.snapshot().itemIdentifiers
    guard let index = ids.firstIndex(of: id) else { return nil }
    let others = ids[(index + 1)...] + ids[..<index].reversed()
    let remaining = Set(shown.map(\.id))
    return others.first { $0 != id && remaining.contains($0) }
  }

  // MARK: Selection

  var selection: Set<Message.ID> {
    Set((collectionView.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) })
  }

  func message(at indexPath: IndexPath) -> Message? {
    dataSource.itemIdentifier(for: indexPath).flatMap(store.message)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if isEditing { return updateToolbar() }
    if let id = dataSource.itemIdentifier(for: indexPath) { onSelection?(id) }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    if isEditing { updateToolbar() }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let messages = indexPaths.compactMap(message(at:))
    guard !messages.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.menu(for: messages)
    }
  }

  // MARK: Editing

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    updateToolbar()
    if !editing { showSelection() }
  }

  // MARK: Searching

  func updateSearchResults(for searchController: UISearchController) {
    filter.searchText = searchController.isActive ? searchController.searchBar.text ?? "" : ""
  }

  // MARK: Making

  private func makeRefreshControl() -> UIRefreshControl {
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        Task {
          await self?.store.fetch()
          control?.endRefreshing()
        }
      }, for: .valueChanged)
    return control
  }

  /// Makes the list's background view, so that the empty list can still be pulled down.
  private func makeEmptyView() -> UIView {
    var configuration =
      filter.isRestricting ? UIContentUnavailableConfiguration.search() : UIContentUnavailableConfiguration.empty()
    if filter.isRestricting {
      configuration.text = String(localized: "No Matches")
      configuration.secondaryText = nil
    } else {
      configuration.image = UIImage(systemName: mailbox?.symbolName ?? "tray")
      configuration.text = String(localized: "No Messages")
    }
    return UIContentUnavailableView(configuration: configuration)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(at: $0) }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Message.ID> {
    let row = UICollectionView.CellRegistration<MessageCell, Message> { [store] cell, _, message in
      cell.show(message, date: message.shortDate(asOf: store.now))
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { [store] view, indexPath, id in
      guard let message = store.message(id) else { return nil }
      return view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: message)
    }
  }
}

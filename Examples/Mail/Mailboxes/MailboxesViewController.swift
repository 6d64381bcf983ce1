import UIKit

/// The first column: the mailboxes in groups that can be folded, with counts.
final class MailboxesViewController: UIViewController, UICollectionViewDelegate {
  var onSelection: ((Mailbox) -> Void)?
  /// Called when the user went back to the mailboxes.
  var onReturn: (() -> Void)?
  /// Called when the user wants to delete all messages of a mailbox.
  var onEmptying: ((Mailbox) -> Void)?
  /// The mailbox that the next column shows; nil for none.
  var selected: Mailbox? { didSet { if oldValue != selected { showSelection() } } }

  private let store: MailStore
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(store: MailStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = String(localized: "Mailboxes")
    navigationItem.largeTitleDisplayMode = .always
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.delegate = self
    for group in MailboxGroup.allCases {
      var tree = NSDiffableDataSourceSectionSnapshot<SidebarItem>()
      tree.append([.group(group)])
      tree.append(group.mailboxes.map(SidebarItem.mailbox), to: .group(group))
      tree.expand([.group(group)])
      dataSource.apply(tree, to: group, animatingDifferences: false)
    }
    showSelection()
    store.observe(self) { [weak self] _ in self?.showCounts() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The user may have gone on while the page was moving in.
    if navigationController?.topViewController === self { onReturn?() }
  }

  // MARK: Showing

  private func showCounts() {
    var snapshot = dataSource.snapshot()
    let visible = Set(snapshot.itemIdentifiers)
    snapshot.reconfigureItems(Mailbox.allCases.map(SidebarItem.mailbox).filter(visible.contains))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func showSelection() {
    guard isViewLoaded else { return }
    for indexPath in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: indexPath, animated: false)
    }
    guard let selected, let indexPath = dataSource.indexPath(for: .mailbox(selected)) else { return }
    collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  // MARK: Delegate

  /// The keyboard begins at the mailboxes, not at the header above them, which would fold.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    dataSource.indexPath(for: .mailbox(selected ?? .inbox))
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    mailbox(at: indexPath) != nil
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let mailbox = mailbox(at: indexPath) { onSelection?(mailbox) }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let mailbox = indexPaths.first.flatMap(mailbox(at:)) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self, store] _ in
      let ids = Set(store.messages(in: mailbox).map(\.id))
      let read = UIAction(title: String(localized: "Mark All as Read"), image: UIImage(systemName: "envelope.open")) {
        _ in
        store.change(ids) { $0.isRead = true }
      }
      let empty = UIAction(
        title: String(localized: "Delete All…"), image: UIImage(systemName: "trash"),
        attributes: ids.isEmpty ? [.destructive, .disabled] : .destructive
      ) { _ in self?.onEmptying?(mailbox) }
      return UIMenu(children: [read, empty])
    }
  }

  private func mailbox(at indexPath: IndexPath) -> Mailbox? {
    guard case .mailbox(let mailbox) = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return mailbox
  }

  // MARK: Making

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .sidebar))
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<MailboxGroup, SidebarItem> {
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, MailboxGroup> { cell, _, group in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = group.title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Mailbox> { [store] cell, _, mailbox in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = mailbox.title
      content.image = UIImage(systemName: mailbox.symbolName)
      cell.contentConfiguration = content
      let count = store.count(of: mailbox)
      cell.accessories = count == 0 ? [] : [.label(text: "\(count)")]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
      switch item {
      case .group(let group):
        view.dequeueConfiguredReusableCell(using: header, for: indexPath, item: group)
      case .mailbox(let mailbox):
        view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: mailbox)
      }
    }
  }
}

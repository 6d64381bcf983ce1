import UIKit

/// Returns the screen of the app, for its program and for the catalogue of examples.
@MainActor package func makeInbox() -> UIViewController {
  InboxViewController(mailbox: Mailbox(Mail.samples, server: SampleServer()))
}

/// Shows a mailbox.
final class InboxViewController: UIViewController, UICollectionViewDelegate {
  let mailbox: Mailbox
  private let titleLabel = UILabel()
  private let selectButton = UIButton(type: .system)
  private let toolbar = InboxToolbar()
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.delegate = self
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.refreshControl = makeRefreshControl()
    arrange()
    mailbox.onChange = { [weak self] in self?.show(changed: $0) }
    show(changed: [], animated: false)
  }

  // MARK: Showing

  private func show(changed: Set<Mail.ID>, animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Mail.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(mailbox.mails.map(\.id))
    snapshot.reconfigureItems(mailbox.mails.map(\.id).filter(changed.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
    collectionView.backgroundView = mailbox.mails.isEmpty ? makeEmptyView() : nil
    showTitle()
  }

  private func showTitle() {
    let unread = mailbox.unreadCount
    titleLabel.text = unread == 0 ? String(localized: "Inbox") : String(localized: "Inbox (\(unread))")
    selectButton.setTitle(isEditing ? String(localized: "Done") : String(localized: "Select"), for: .normal)
    selectButton.isEnabled = !mailbox.mails.isEmpty || isEditing
    toolbar.isHidden = !isEditing
    toolbar.isEnabled = collectionView.indexPathsForSelectedItems?.isEmpty == false
  }

  // MARK: Several at once

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    if !editing { collectionView.selectItem(at: nil, animated: false, scrollPosition: []) }
    showTitle()
  }

  private var selected: Set<Mail.ID> {
    Set((collectionView.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) })
  }

  private func perform(_ command: InboxToolbar.Command) {
    let selected = selected
    switch command {
    case .markRead: mailbox.change(selected) { $0.isRead = true }
    case .archive, .delete: mailbox.remove(selected)
    }
    setEditing(false, animated: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if isEditing { return showTitle() }
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    mailbox.change([id]) { $0.isRead = true }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    if isEditing { showTitle() }
  }

  // MARK: New mail

  private func makeRefreshControl() -> UIRefreshControl {
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: String(localized: "Looking for new mail"))
    control.addAction(
      UIAction { [weak self, weak control] _ in
        Task {
          await self?.mailbox.fetch()
          control?.endRefreshing()
        }
      }, for: .valueChanged)
    return control
  }

  // MARK: Making

  /// Makes the list's background view, so that the empty list can still be pulled down.
  private func makeEmptyView() -> UIView {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = String(localized: "No Mail")
    // Where there is a keyboard, this key pulls the list too.
    configuration.secondaryText =
      traitCollection.userInterfaceIdiom == .phone
      ? String(localized: "Pull down for more.") : String(localized: "Pull down, or press ctrl-r, for more.")
    return UIContentUnavailableView(configuration: configuration)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(at: $0) }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Mail.ID> {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Mail> { cell, _, mail in
      // Again when the text size changes, as when the size of a page's text is known.
      cell.configurationUpdateHandler = { cell, _ in (cell as? UICollectionViewListCell)?.show(mail) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { [mailbox] view, path, id in
      guard let mail = mailbox.mail(id) else { return nil }
      return view.dequeueConfiguredReusableCell(using: row, for: path, item: mail)
    }
  }

  private func arrange() {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.accessibilityTraits = .header
    selectButton.setContentHuggingPriority(.required, for: .horizontal)
    selectButton.addAction(
      UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } }, for: .touchUpInside)
    toolbar.onCommand = { [weak self] in self?.perform($0) }
    let bar = UIStackView(arrangedSubviews: [titleLabel, selectButton])
    bar.isLayoutMarginsRelativeArrangement = true
    bar.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    let stack = UIStackView(arrangedSubviews: [bar, collectionView, toolbar])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

// MARK: - Swipes

extension InboxViewController {
  private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let mail = mail(at: indexPath) else { return nil }
    let read = UIContextualAction(
      style: .normal, title: mail.isRead ? String(localized: "Unread") : String(localized: "Read")
    ) {
      [mailbox] _, _, completion in
      completion(true)
      mailbox.change([mail.id]) { $0.isRead.toggle() }
    }
    read.image = UIImage(systemName: mail.isRead ? "envelope.badge" : "envelope.open")
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let mail = mail(at: indexPath) else { return nil }
    let archive = UIContextualAction(style: .destructive, title: String(localized: "Archive")) {
      [mailbox] _, _, completion in
      mailbox.remove([mail.id])
      completion(true)
    }
    archive.image = UIImage(systemName: "archivebox")
    archive.backgroundColor = .systemPurple
    let delete = UIContextualAction(style: .destructive, title: String(localized: "Delete")) {
      [mailbox] _, _, completion in
      mailbox.remove([mail.id])
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(
      style: .normal, title: mail.isFlagged ? String(localized: "Unflag") : String(localized: "Flag")
    ) {
      [mailbox] _, _, completion in
      completion(true)
      mailbox.change([mail.id]) { $0.isFlagged.toggle() }
    }
    flag.image = UIImage(systemName: mail.isFlagged ? "flag.slash" : "flag")
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [archive, delete, flag])
  }

  private func mail(at indexPath: IndexPath) -> Mail? {
    mailbox.mails.indices.contains(indexPath.item) ? mailbox.mails[indexPath.item] : nil
  }
}

import UIKit

/// The third column: a message.
final class MessageViewController: UIViewController {
  var onCommand: ((MessageCommand, Message.ID) -> Void)?

  private let store: MailStore
  private var id: Message.ID?
  private let scrollView = UIScrollView()
  private let header = MessageHeaderView()
  private let bodyLabel = UILabel()

  init(store: MailStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    arrange()
    showMessage()
    store.observe(self) { [weak self] changed in
      if let self, let id, changed.contains(id) { showMessage() }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(id == nil, animated: animated)
  }

  // MARK: Showing

  /// Shows a message from its beginning; nil for none.
  func show(_ id: Message.ID?) {
    guard self.id != id else { return }
    self.id = id
    guard isViewLoaded else { return }
    showMessage()
    scrollView.contentOffset = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
  }

  private func showMessage() {
    let message = id.flatMap(store.message)
    scrollView.isHidden = message == nil
    if navigationController?.topViewController === self {
      navigationController?.setToolbarHidden(message == nil, animated: false)
    }
    guard let message else {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: "envelope.open")
      configuration.text = String(localized: "No Message Selected")
      contentUnavailableConfiguration = configuration
      return setToolbarItems(nil, animated: false)
    }
    contentUnavailableConfiguration = nil
    header.show(message)
    bodyLabel.text = message.body
    showToolbar(for: message)
  }

  private func showToolbar(for message: Message) {
    let items = [
      UIBarButtonItem(systemItem: .trash, primaryAction: action(String(localized: "Delete"), nil, .delete)),
      UIBarButtonItem(primaryAction: action(String(localized: "Archive"), "archivebox", .archive)),
      UIBarButtonItem(
        primaryAction: action(
          message.isFlagged ? String(localized: "Unflag") : String(localized: "Flag"),
          message.isFlagged ? "flag.slash" : "flag",
          message.isFlagged ? .unflag : .flag)),
      UIBarButtonItem(systemItem: .reply, primaryAction: action(String(localized: "Reply"), nil, .reply)),
    ]
    items[1].isEnabled = message.mailbox != .archive
    setToolbarItems(Array(items.map { [$0] }.joined(separator: [.flexibleSpace()])), animated: false)
  }

  private func action(_ title: String, _ symbolName: String?, _ command: MessageCommand) -> UIAction {
    UIAction(title: title, image: symbolName.flatMap { UIImage(systemName: $0) }) { [weak self] _ in
      guard let self, let id else { return }
      onCommand?(command, id)
    }
  }

  // MARK: Making

  private func arrange() {
    bodyLabel.font = .preferredFont(forTextStyle: .body)
    bodyLabel.adjustsFontForContentSizeCategory = true
    bodyLabel.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [header, bodyLabel])
    column.axis = .vertical
    column.spacing = 16
    scrollView.alwaysBounceVertical = true
    for view in [scrollView, column] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }
}

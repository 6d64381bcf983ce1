import UIKit

/// The app's three columns, and the user's place in them.
final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate, KeyCommandResponder {
  let store: MailStore
  private(set) var place = MailPlace() { didSet { if oldValue != place { userActivity = place.activity } } }
  /// The message to go on writing as soon as the app is visible; nil for none.
  var pendingWriting: Writing?
  let mailboxes: MailboxesViewController
  let messages: MessagesViewController
  let message: MessageViewController

  init(store: MailStore) {
    self.store = store
    mailboxes = MailboxesViewController(store: store)
    messages = MessagesViewController(store: store)
    message = MessageViewController(store: store)
    super.init(style: .tripleColumn)
    delegate = self
    preferredDisplayMode = .twoBesideSecondary
    preferredSplitBehavior = .tile
    preferredPrimaryColumnWidthFraction = 0.24
    preferredSupplementaryColumnWidthFraction = 0.34
    setViewController(mailboxes, for: .primary)
    setViewController(messages, for: .supplementary)
    setViewController(message, for: .secondary)
    userActivity = place.activity
    connect()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private func connect() {
    mailboxes.onSelection = { [weak self] in self?.go(to: MailPlace(mailbox: $0)) }
    mailboxes.onReturn = { [weak self] in self?.didReturn(to: MailPlace()) }
    mailboxes.onEmptying = { [weak self] in self?.confirmEmptying($0) }
    messages.onSelection = { [weak self] in self?.open($0) }
    messages.onReturn = { [weak self] in self?.didReturn(to: MailPlace(mailbox: self?.place.mailbox)) }
    messages.onCommand = { [weak self] in self?.perform($0, on: $1) }
    messages.onCompose = { [weak self] in self?.compose() }
    messages.onEmptying = { [weak self] in self?.confirmEmptying($0) }
    message.onCommand = { [weak self] in self?.perform($0, on: [$1]) }
    store.observe(self) { [weak self] _ in self?.storeDidChange() }
  }

  // MARK: Places

  /// Shows a place: in the columns, or as the top of the stack.
  func go(to place: MailPlace) {
    self.place = place
    if let id = place.message, store.message(id) == nil { self.place.message = nil }
    showPlace()
    // Before it is in a window, the controller asks for the top column itself.
    guard viewIfLoaded?.window != nil else { return }
    switch (self.place.mailbox, self.place.message) {
    case (nil, _): show(.primary)
    case (_, nil): show(.supplementary)
    default: show(.secondary)
    }
  }

  /// Opens a message in its mailbox; a draft is opened for writing. Returns false if it does not exist.
  @discardableResult
  func open(_ id: Message.ID) -> Bool {
    guard let opened = store.message(id) else { return false }
    if opened.mailbox == .drafts {
      go(to: MailPlace(mailbox: .drafts))
      compose(Draft(continuing: opened))
      return true
    }
    go(to: MailPlace(mailbox: opened.mailbox, message: id))
    if !opened.isRead { store.change([id]) { $0.isRead = true } }
    return true
  }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    activity.userInfo?["writing"] = writing.flatMap { try? JSONEncoder().encode($0) }
  }

  /// Shows the place of an activity, if it is one of this app, and goes on writing the message that was being written.
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    guard var place = MailPlace(activity) else { return }
    // The message may have been moved or deleted since.
    if let id = place.message, store.message(id)?.mailbox != place.mailbox { place.message = nil }
    go(to: place)
    let writing = activity.userInfo?["writing"] as? Data
    if let writing = writing.flatMap({ try? JSONDecoder().decode(Writing.self, from: $0) }) { go(on: writing) }
  }

  /// Shows the place in all three columns, without a change of the visible one.
  private func showPlace() {
    mailboxes.selected = place.mailbox
    messages.show(place.mailbox, selected: place.message)
    message.show(place.message)
  }

  /// Follows the user who went back in the stack. Columns that appear because the stack expands change no place.
  private func didReturn(to place: MailPlace) {
    guard isCollapsed, traitCollection.horizontalSizeClass == .compact, self.place != place else { return }
    self.place = place
    showPlace()
  }

  /// Leaves a message that was deleted or moved: the columns show the next one, the stack goes back to the list.
  private func storeDidChange() {
    guard let id = place.message, store.message(id)?.mailbox != place.mailbox else { return }
    let next = isCollapsed ? nil : messages.neighbor(of: id)
    go(to: MailPlace(mailbox: place.mailbox))
    if let next { open(next) }
  }

  /// Beside the other columns there is always a mailbox.
  private func chooseMailboxIfNeeded() {
    guard traitCollection.horizontalSizeClass == .regular, place.mailbox == nil else { return }
    place.mailbox = .inbox
    showPlace()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    chooseMailboxIfNeeded()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let writing = pendingWriting else { return }
    pendingWriting = nil
    go(on: writing)
  }

  // MARK: Keys

  override var keyCommands: [UIKeyCommand]? {
    guard presentedViewController == nil else { return nil }
    var commands: [KeyCommand] = [.new]
    if place.mailbox != nil { commands += [.next, .previous] }
    if place.message != nil { commands += [.reply, .delete] }
    return commands.map { $0.command(for: self) }
  }

  func performKeyCommand(_ sender: UIKeyCommand) {
    switch sender.command {
    case .new: compose()
    case .reply: if let id = place.message { perform(.reply, on: [id]) }
    case .delete: if let id = place.message { perform(.delete, on: [id]) }
    case .next: if let id = messages.message(after: place.message) { open(id) }
    case .previous: if let id = messages.message(before: place.message) { open(id) }
    case .send, nil: break
    }
  }

  // MARK: Delegate

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    guard place.mailbox != nil else { return .primary }
    return place.message == nil ? .supplementary : .secondary
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { chooseMailboxIfNeeded() }
}

import UIKit

extension MessagesViewController {
  // MARK: Options

  /// Makes the menu of the bar button: the order, the filters, and the deletion of everything.
  func updateOptions() {
    let orders = MessageFilter.Order.allCases.map { order in
      UIAction(title: order.title, state: filter.order == order ? .on : .off) { [weak self] _ in
        self?.filter.order = order
      }
    }
    let unread = UIAction(
      title: String(localized: "Only Unread"), image: UIImage(systemName: "envelope.badge"),
      state: filter.onlyUnread ? .on : .off
    ) { [weak self] _ in self?.filter.onlyUnread.toggle() }
    let flagged = UIAction(
      title: String(localized: "Only Flagged"), image: UIImage(systemName: "flag"),
      state: filter.onlyFlagged ? .on : .off
    ) { [weak self] _ in self?.filter.onlyFlagged.toggle() }
    let empty = UIAction(
      title: String(localized: "Delete All…"), image: UIImage(systemName: "trash"), attributes: .destructive
    ) {
      [weak self] _ in
      guard let self, let mailbox else { return }
      onEmptying?(mailbox)
    }
    optionsItem.menu = UIMenu(children: [
      UIMenu(title: String(localized: "Sort"), options: [.displayInline, .singleSelection], children: orders),
      UIMenu(title: String(localized: "Filter"), options: .displayInline, children: [unread, flagged]),
      UIMenu(options: .displayInline, children: [empty]),
    ])
  }

  // MARK: Context menus

  /// The menu of some messages, which commands of the same names as the swipes' actions fill.
  func menu(for messages: [Message]) -> UIMenu {
    let ids = Set(messages.map(\.id))
    let areRead = messages.allSatisfy(\.isRead)
    let areFlagged = messages.allSatisfy(\.isFlagged)
    var actions: [UIMenuElement] = []
    if ids.count == 1 { actions.append(action(String(localized: "Reply"), "arrowshape.turn.up.left", .reply, ids)) }
    actions += [
      action(
        areRead ? String(localized: "Mark as Unread") : String(localized: "Mark as Read"),
        areRead ? "envelope.badge" : "envelope.open",
        areRead ? .unread : .read, ids),
      action(
        areFlagged ? String(localized: "Unflag") : String(localized: "Flag"), areFlagged ? "flag.slash" : "flag",
        areFlagged ? .unflag : .flag, ids),
    ]
    if mailbox != .archive { actions.append(action(String(localized: "Archive"), "archivebox", .archive, ids)) }
    let delete = action(String(localized: "Delete"), "trash", .delete, ids)
    delete.attributes = .destructive
    actions.append(UIMenu(options: .displayInline, children: [delete]))
    return UIMenu(children: actions)
  }

  private func action(
    _ title: String, _ symbolName: String, _ command: MessageCommand, _ ids: Set<Message.ID>
  ) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: symbolName)) { [weak self] _ in self?.onCommand?(command, ids) }
  }

  // MARK: Toolbar

  /// Shows the commands for the selected messages while the list is edited, otherwise a button for another message.
  func updateToolbar() {
    guard isEditing else {
      let compose = UIBarButtonItem(
        systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.onCompose?() })
      return setToolbarItems([.flexibleSpace(), compose], animated: false)
    }
    let selection = selection
    let isRead = selection.allSatisfy { store.message($0)?.isRead ?? true }
    var items = [
      item(isRead ? String(localized: "Unread") : String(localized: "Read"), isRead ? .unread : .read, selection)
    ]
    if mailbox != .archive { items.append(item(String(localized: "Archive"), .archive, selection)) }
    items.append(item(String(localized: "Delete"), .delete, selection))
    setToolbarItems(Array(items.map { [$0] }.joined(separator: [.flexibleSpace()])), animated: false)
  }

  private func item(_ title: String, _ command: MessageCommand, _ ids: Set<Message.ID>) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: title) { [weak self] _ in
        self?.setEditing(false, animated: true)
        self?.onCommand?(command, ids)
      })
    item.isEnabled = !ids.isEmpty
    return item
  }
}

import UIKit

/// A command on messages, in menus, toolbars and swipes.
enum MessageCommand {
  case reply, read, unread, flag, unflag, archive, delete
}

extension MailSplitViewController {
  func perform(_ command: MessageCommand, on ids: Set<Message.ID>) {
    switch command {
    case .reply: if let first = ids.first { reply(to: first) }
    case .read: store.change(ids) { $0.isRead = true }
    case .unread: store.change(ids) { $0.isRead = false }
    case .flag: store.change(ids) { $0.isFlagged = true }
    case .unflag: store.change(ids) { $0.isFlagged = false }
    case .archive: store.move(ids, to: .archive)
    case .delete: store.delete(ids)
    }
  }

  // MARK: Writing

  /// Shows a sheet in which a message is written, unless one is shown already.
  func compose(_ draft: Draft = Draft()) { go(on: Writing(draft)) }

  /// Shows a sheet in which a message goes on being written.
  func go(on writing: Writing) {
    guard viewIfLoaded?.window != nil else {
      pendingWriting = writing
      return
    }
    guard presentedViewController == nil else { return }
    let controller = ComposeViewController(writing)
    controller.onSend = { [store] in store.send($0) }
    controller.onSave = { [store] in store.save($0) }
    controller.onDelete = { [store] in if let id = $0.message { store.delete([id]) } }
    let navigation = UINavigationController(rootViewController: controller)
    navigation.presentationController?.delegate = controller
    present(navigation, animated: true)
  }

  /// The message in the sheet; nil if there is none.
  var writing: Writing? {
    let sheet = presentedViewController as? UINavigationController
    return (sheet?.viewControllers.first as? ComposeViewController)?.writing ?? pendingWriting
  }

  private func reply(to id: Message.ID) {
    if let message = store.message(id) { compose(Draft(replyingTo: message)) }
  }

  // MARK: Asking

  /// Deletes the messages of a mailbox after a confirmation.
  func confirmEmptying(_ mailbox: Mailbox) {
    let count = store.messages(in: mailbox).count
    guard count > 0 else { return }
    let alert = UIAlertController(
      title: String(localized: "Delete all messages in “\(mailbox.title)”?"),
      message: String(localized: "It contains \(count) messages."), preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: String(localized: "Delete All"), style: .destructive) { [store] _ in store.empty(mailbox) })
    alert.addAction(UIAlertAction(title: String(localized: "Cancel"), style: .cancel))
    present(alert, animated: true)
  }
}

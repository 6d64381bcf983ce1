import UIKit

extension MessagesViewController {
  func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = message(at: indexPath) else { return nil }
    let read = UIContextualAction(
      style: .normal, title: message.isRead ? String(localized: "Unread") : String(localized: "Read")
    ) {
      [weak self] _, _, completion in
      completion(true)
      self?.onCommand?(message.isRead ? .unread : .read, [message.id])
    }
    read.image = UIImage(systemName: message.isRead ? "envelope.badge" : "envelope.open")
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = message(at: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: String(localized: "Delete")) {
      [weak self] _, _, completion in
      self?.onCommand?(.delete, [message.id])
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(
      style: .normal, title: message.isFlagged ? String(localized: "Unflag") : String(localized: "Flag")
    ) {
      [weak self] _, _, completion in
      completion(true)
      self?.onCommand?(message.isFlagged ? .unflag : .flag, [message.id])
    }
    flag.image = UIImage(systemName: message.isFlagged ? "flag.slash" : "flag")
    flag.backgroundColor = .systemOrange
    guard message.mailbox != .archive else { return UISwipeActionsConfiguration(actions: [delete, flag]) }
    let archive = UIContextualAction(style: .destructive, title: String(localized: "Archive")) {
      [weak self] _, _, completion in
      self?.onCommand?(.archive, [message.id])
      completion(true)
    }
    archive.image = UIImage(systemName: "archivebox")
    archive.backgroundColor = .systemPurple
    return UISwipeActionsConfiguration(actions: [delete, flag, archive])
  }
}

import UIKit

/// A mailbox.
enum Mailbox: String, CaseIterable {
  case inbox = "Inbox"
  case drafts = "Drafts"
  case sent = "Sent"
  case archive = "Archive"
  case junk = "Junk"
  case trash = "Trash"

  var title: String { String(localized: String.LocalizationValue(rawValue)) }

  /// The name of the symbol beside the title.
  var symbolName: String {
    switch self {
    case .inbox: "tray"
    case .drafts: "doc"
    case .sent: "paperplane"
    case .archive: "archivebox"
    case .junk: "xmark.bin"
    case .trash: "trash"
    }
  }

  /// True for messages that the user wrote: rows show their recipients instead of the sender.
  var containsOwnMessages: Bool { self == .drafts || self == .sent }
}

/// A group of mailboxes in the sidebar.
enum MailboxGroup: String, CaseIterable {
  case favorites = "Favorites"
  case others = "Other Mailboxes"

  var title: String { String(localized: String.LocalizationValue(rawValue)) }

  var mailboxes: [Mailbox] {
    switch self {
    case .favorites: [.inbox, .drafts, .sent]
    case .others: [.archive, .junk, .trash]
    }
  }
}

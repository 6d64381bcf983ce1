import UIKit

/// A message.
struct Message: Identifiable, Hashable {
  let id: Int
  var mailbox: Mailbox
  var sender: Person
  /// The addresses of the recipients, as the user wrote them.
  var recipient: String
  var subject: String
  var body: String
  var date: Date
  var isRead = false
  var isFlagged = false

  /// The name in the row: the sender, or the recipient of the user's own messages.
  var correspondent: String {
    guard mailbox.containsOwnMessages else { return sender.name }
    return recipient.isEmpty ? String(localized: "No Recipient") : recipient
  }

  /// The subject as it is displayed.
  var displayedSubject: String { subject.isEmpty ? String(localized: "No Subject") : subject }

  /// The beginning of the text in one line.
  var preview: String {
    body.prefix(140).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// A sender or recipient.
struct Person: Hashable {
  let name: String
  let address: String
}

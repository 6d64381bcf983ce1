import UIKit

/// A message that is being written.
struct Draft: Equatable, Codable {
  /// The message in the drafts that it continues; nil for a new one.
  var message: Message.ID?
  var recipient = ""
  var subject = ""
  var body = ""
}

extension Draft {
  /// The answer to a message, with its text quoted.
  init(replyingTo message: Message) {
    recipient = message.sender.address
    subject = message.subject.hasPrefix("Re: ") ? message.subject : "Re: " + message.subject
    let quotation = message.body.split(separator: "\n", omittingEmptySubsequences: false).map { "> " + $0 }
    body = "\n\n" + String(localized: "\(message.sender.name) wrote:") + "\n" + quotation.joined(separator: "\n")
  }

  /// The continuation of a saved draft.
  init(continuing message: Message) {
    self.init(message: message.id, recipient: message.recipient, subject: message.subject, body: message.body)
  }
}

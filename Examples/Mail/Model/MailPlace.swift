import UIKit

/// The user's place in the app: a mailbox, and a message in it. Links and the restoration of the scene lead to one.
struct MailPlace: Equatable {
  /// The mailbox; nil for the list of mailboxes.
  var mailbox: Mailbox?
  /// The message; nil for the list of messages.
  var message: Message.ID?
}

// MARK: - Links

extension MailPlace {
  /// The identifier of the message in a link such as `pergola-mail://message/12`; nil for any other link.
  static func message(in link: URL) -> Message.ID? {
    guard link.scheme == "pergola-mail", link.host == "message" else { return nil }
    return Int(link.lastPathComponent)
  }
}

// MARK: - Restoration

extension MailPlace {
  private static let activityType = "dev.pergola.mail.place"

  /// The activity that leads to the place.
  var activity: NSUserActivity {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.title = mailbox?.title ?? String(localized: "Mailboxes")
    var values: [AnyHashable: Any] = [:]
    values["mailbox"] = mailbox?.rawValue
    values["message"] = message
    activity.userInfo = values
    return activity
  }

  /// The place of an activity; nil if it is of another type.
  init?(_ activity: NSUserActivity) {
    guard activity.activityType == Self.activityType else { return nil }
    mailbox = (activity.userInfo?["mailbox"] as? String).flatMap(Mailbox.init(rawValue:))
    message = activity.userInfo?["message"] as? Int
  }
}

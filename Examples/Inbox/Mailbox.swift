import UIKit

/// The source of new mail.
@MainActor protocol MailServer {
  func newMail() async -> [Mail]
}

/// A server that delivers one message, after a second.
final class SampleServer: MailServer {
  private var waiting = [Mail(id: 9, sender: "Frances Allen", subject: "Your loops, unrolled", time: "now")]

  func newMail() async -> [Mail] {
    try? await Task.sleep(for: .seconds(1))
    defer { waiting = [] }
    return waiting
  }
}

/// The messages of the mailbox, with the operations on them.
@MainActor final class Mailbox {
  private(set) var mails: [Mail]
  private let server: any MailServer
  /// Called after each change, with the messages whose content has changed.
  var onChange: ((Set<Mail.ID>) -> Void)?

  init(_ mails: [Mail], server: any MailServer) {
    self.mails = mails
    self.server = server
  }

  func mail(_ id: Mail.ID) -> Mail? { mails.first { $0.id == id } }

  var unreadCount: Int { mails.count { !$0.isRead } }

  func remove(_ ids: Set<Mail.ID>) {
    mails.removeAll { ids.contains($0.id) }
    onChange?([])
  }

  func change(_ ids: Set<Mail.ID>, _ change: (inout Mail) -> Void) {
    for index in mails.indices where ids.contains(mails[index].id) { change(&mails[index]) }
    onChange?(ids)
  }

  func fetch() async {
    mails.insert(contentsOf: await server.newMail(), at: 0)
    onChange?([])
  }
}

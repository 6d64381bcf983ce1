import UIKit

/// The messages of all mailboxes in memory, with the operations on them.
@MainActor package final class MailStore {
  private var messages: [Message.ID: Message]
  private var observers: [Observer] = []
  private let me: Person
  /// The present. The samples have a fixed day, so that the example looks the same at any time.
  private(set) var now: Date

  private struct Observer {
    weak var owner: AnyObject?
    let action: @MainActor (Set<Message.ID>) -> Void
  }

  /// The sample messages.
  package convenience init() { self.init(SampleMessages.all) }

  init(_ messages: [Message], me: Person = SampleMessages.me, now: Date = SampleMessages.now) {
    self.messages = Dictionary(uniqueKeysWithValues: messages.map { ($0.id, $0) })
    self.me = me
    self.now = now
  }

  /// Calls a closure after each change, with the messages whose content has changed, as long as the owner exists.
  func observe(_ owner: AnyObject, _ action: @escaping @MainActor (Set<Message.ID>) -> Void) {
    observers.append(Observer(owner: owner, action: action))
  }

  private func report(_ changed: Set<Message.ID>) {
    observers.removeAll { $0.owner == nil }
    for observer in observers { observer.action(changed) }
  }

  // MARK: Reading

  func message(_ id: Message.ID) -> Message? { messages[id] }

  /// The messages of a mailbox, in no particular order.
  func messages(in mailbox: Mailbox) -> [Message] { messages.values.filter { $0.mailbox == mailbox } }

  /// The number beside a mailbox: all drafts, otherwise the unread messages.
  func count(of mailbox: Mailbox) -> Int {
    switch mailbox {
    case .drafts: messages(in: mailbox).count
    case .sent, .trash: 0
    case .inbox, .archive, .junk: messages(in: mailbox).count { !$0.isRead }
    }
  }

  // MARK: Changing

  func change(_ ids: Set<Message.ID>, _ change: (inout Message) -> Void) {
    for id in ids {
      guard var message = messages[id] else { continue }
      change(&message)
      messages[id] = message
    }
    report(ids)
  }

  func move(_ ids: Set<Message.ID>, to mailbox: Mailbox) { change(ids) { $0.mailbox = mailbox } }

  /// Moves messages to the trash; those in the trash and the drafts are removed for good.
  func delete(_ ids: Set<Message.ID>) {
    for id in ids {
      switch messages[id]?.mailbox {
      case nil: continue
      case .trash, .drafts: messages[id] = nil
      default: messages[id]?.mailbox = .trash
      }
    }
    report(ids)
  }

  /// Deletes all messages of a mailbox.
  func empty(_ mailbox: Mailbox) { delete(Set(messages(in: mailbox).map(\.id))) }

  // MARK: Writing

  func save(_ draft: Draft) { store(draft, in: .drafts) }

  func send(_ draft: Draft) { store(draft, in: .sent) }

  private func store(_ draft: Draft, in mailbox: Mailbox) {
    let id = draft.message ?? nextID
    messages[id] = Message(
      id: id, mailbox: mailbox, sender: me, recipient: draft.recipient, subject: draft.subject, body: draft.body,
      date: nextDate(), isRead: true)
    report([id])
  }

  private var nextID: Message.ID { (messages.keys.max() ?? 0) + 1 }

  private func nextDate() -> Date {
    now += 60
    return now
  }

  // MARK: Fetching

  /// Adds the message that has arrived in the meantime.
  func fetch() async {
    try? await Task.sleep(for: .milliseconds(200))
    let id = nextID
    messages[id] = SampleMessages.newMessage(id: id, date: nextDate())
    report([id])
  }
}

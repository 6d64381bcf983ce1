import PergolaTesting
import Testing
import UIKit

@testable import InboxScreens

@MainActor @Suite struct InboxTests {
  /// A server that delivers its messages at once.
  final class QuickServer: MailServer {
    var mails: [Mail] = []
    func newMail() async -> [Mail] { mails }
  }

  /// A server that delivers no message, and waits until it is released.
  final class HeldServer: MailServer {
    var release: CheckedContinuation<Void, Never>?
    func newMail() async -> [Mail] {
      await withCheckedContinuation { release = $0 }
      return []
    }
  }

  let server = QuickServer()
  let mailbox: Mailbox

  init() { mailbox = Mailbox(Mail.samples, server: server) }

  func shown() async -> Driver {
    let driver = Driver(showing: InboxViewController(mailbox: mailbox))
    await driver.settle()
    return driver
  }

  @Test("the mailbox shows senders, subjects, times and the unread count")
  func mailboxIsShown() async throws {
    let driver = await shown()
    #expect(driver.labels.first == "Inbox (3)")
    try assertSnapshot(driver, as: .text)
  }

  @Test("a swipe reveals actions, and a tap performs one")
  func swipe() async throws {
    let driver = await shown()
    try await driver.swipe("Alan Turing", .left, distance: 150)
    await driver.settle()
    try assertSnapshot(driver, as: .text)
    try await driver.tap("Flag")
    await driver.settle()
    #expect(mailbox.mail(3)?.isFlagged == true)
    #expect(!driver.contains("Flag"))
  }

  #if Image
    @Test("a swiped row matches its pictures in light and dark")
    func looks() async throws {
      let driver = Driver(
        showing: InboxViewController(mailbox: mailbox), size: CGSize(width: 390, height: 420), textEngine: .system)
      await driver.settle()
      try await driver.swipe("Alan Turing", .left, distance: 150)
      await driver.settle()
      try await assertSnapshots(driver, as: .png(scale: 1), appearances: [.light, .dark])
    }

    @Test("refreshing matches its pictures in light and dark")
    func looksWhileRefreshing() async throws {
      let server = HeldServer()
      let waiting = Mailbox([], server: server)
      let driver = Driver(
        showing: InboxViewController(mailbox: waiting), size: CGSize(width: 390, height: 420), textEngine: .system)
      await driver.press(.character("r"), modifiers: .control)
      await driver.settle()
      try await assertSnapshots(driver, as: .png(scale: 1), appearances: [.light, .dark])
      server.release?.resume()
    }
  #endif

  @Test("a full trailing swipe archives, a full leading swipe marks as read")
  func fullSwipes() async throws {
    let driver = await shown()
    try await driver.swipe("Ada Lovelace", .left, distance: 300)
    await driver.settle()
    #expect(mailbox.mail(1) == nil)
    #expect(!driver.contains("Ada Lovelace"))
    try await driver.swipe("Grace Hopper", .right, distance: 300)
    await driver.settle()
    #expect(mailbox.mail(2)?.isRead == true)
    #expect(driver.labels.first == "Inbox (1)")
  }

  @Test("keys delete a message")
  func keyboard() async throws {
    let driver = await shown()
    for key in [Driver.Key.down, .down, .left, .left, .enter] { await driver.press(key) }
    await driver.settle()
    #expect(mailbox.mail(1) == nil)
    #expect(mailbox.mails.count == Mail.samples.count - 1)
  }

  @Test("several selected messages are archived at once")
  func several() async throws {
    let driver = await shown()
    try await driver.tap("Select")
    try await driver.tap("Alan Turing")
    try await driver.tap("Tony Hoare")
    await driver.settle()
    try assertSnapshot(driver, as: .text)
    try await driver.tap("Archive")
    await driver.settle()
    #expect(mailbox.mail(3) == nil && mailbox.mail(7) == nil)
    #expect(mailbox.mails.count == Mail.samples.count - 2)
    #expect(driver.contains("Select"))
  }

  @Test("pulling down fetches new mail")
  func refresh() async throws {
    server.mails = [Mail(id: 9, sender: "Frances Allen", subject: "Your loops, unrolled", time: "now")]
    let driver = await shown()
    try await driver.swipe("Ada Lovelace", .down, distance: 300)
    try await driver.settle { driver.contains("Frances Allen") && !driver.contains("Looking for new mail") }
    #expect(driver.labels.first == "Inbox (4)")
  }

  @Test("an empty mailbox says so and can still be refreshed")
  func empty() async throws {
    mailbox.remove(Set(mailbox.mails.map(\.id)))
    let driver = await shown()
    try assertSnapshot(driver, as: .text)
    server.mails = [Mail(id: 9, sender: "Frances Allen", subject: "Your loops, unrolled", time: "now")]
    await driver.press(.character("r"), modifiers: .control)
    try await driver.settle { driver.contains("Frances Allen") }
    #expect(!driver.contains("No Mail"))
  }
}

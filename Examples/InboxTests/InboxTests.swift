import PergolaTesting
import Testing
import UIKit

@testable import Inbox

@MainActor @Suite struct InboxTests {
  /// Has its letters at once.
  final class QuickServer: MailServer {
    var mails: [Mail] = []
    func newMail() async -> [Mail] { mails }
  }

  /// Has nothing, and not before it is told to.
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

  @Test("the mailbox shows who wrote what and when, and how much of it is unread")
  func mailboxIsShown() async throws {
    let driver = await shown()
    #expect(driver.labels.first == "Inbox (3)")
    try assertSnapshot(driver, as: .text)
  }

  @Test("a swipe shows what can be done, and a tap on it does it")
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
    @Test("a swiped row looks as recorded, in light and dark")
    func looks() async throws {
      let driver = Driver(
        showing: InboxViewController(mailbox: mailbox), size: CGSize(width: 390, height: 420), textEngine: .system)
      await driver.settle()
      try await driver.swipe("Alan Turing", .left, distance: 150)
      await driver.settle()
      try await assertSnapshots(driver, as: .png(scale: 1), appearances: [.light, .dark])
    }

    @Test("looking for new mail looks as recorded, in light and dark")
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

  @Test("a full swipe archives, and one to the other side marks as read")
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

  @Test("the keyboard alone deletes a letter")
  func keyboard() async throws {
    let driver = await shown()
    for key in [Driver.Key.down, .down, .left, .left, .enter] { await driver.press(key) }
    await driver.settle()
    #expect(mailbox.mail(1) == nil)
    #expect(mailbox.mails.count == Mail.samples.count - 1)
  }

  @Test("several letters are selected and archived at once")
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

  @Test("a pull looks for new mail")
  func refresh() async throws {
    server.mails = [Mail(id: 9, sender: "Frances Allen", subject: "Your loops, unrolled", time: "now")]
    let driver = await shown()
    try await driver.swipe("Ada Lovelace", .down, distance: 300)
    try await driver.settle { driver.contains("Frances Allen") && !driver.contains("Looking for new mail") }
    #expect(driver.labels.first == "Inbox (4)")
  }

  @Test("a mailbox with nothing in it says so, and can still be asked for more")
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

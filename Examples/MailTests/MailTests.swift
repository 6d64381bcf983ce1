import PergolaTesting
import Testing
import UIKit

@testable import MailScreens

@MainActor @Suite struct MailTests {
  @Test("there are 60 messages in six mailboxes, and no sender writes about a subject twice")
  func samples() {
    let store = MailStore()
    let messages = Mailbox.allCases.flatMap(store.messages(in:))
    #expect(messages.count == 60)
    #expect(Mailbox.allCases.count == 6)
    #expect(Mailbox.allCases.allSatisfy { !store.messages(in: $0).isEmpty })
    let received = messages.filter { !$0.mailbox.containsOwnMessages }
    #expect(Set(received.map { $0.sender.name + $0.subject }).count == received.count)
  }

  // MARK: Places

  @Test("a phone starts at the mailboxes with their counts")
  func phoneStart() async throws {
    let app = try await MailDriver.launch(.phone)
    #expect(app.mail.isCollapsed)
    #expect(app.mail.place == MailPlace())
    #expect(app.driver.contains(.role(.cell, "Inbox")))
    #expect(app.driver.contains(.role(.cell, "Trash")))
    #expect(app.driver.contains(.role(.cell, "8")))
    #expect(!app.driver.contains("Lunch on Thursday"))
  }

  @Test("a pad starts with three columns and the inbox")
  func padStart() async throws {
    let app = try await MailDriver.launch(.pad)
    #expect(!app.mail.isCollapsed)
    #expect(app.mail.place == MailPlace(mailbox: .inbox))
    #expect(app.driver.contains(.role(.cell, "Drafts")))
    #expect(app.driver.contains(.role(.cell, "Lunch on Thursday")))
    #expect(app.driver.contains("No Message Selected"))
  }

  @Test("on a phone, a mailbox and a message open one after the other, and the back buttons lead back")
  func stack() async throws {
    let app = try await MailDriver.launch(.phone)
    try await app.tapRow("Inbox")
    #expect(app.mail.place == MailPlace(mailbox: .inbox))
    try await app.tapRow("Lunch on Thursday")
    #expect(app.mail.place == MailPlace(mailbox: .inbox, message: 1))
    #expect(app.driver.contains("Ada Berger <ada@example.com>"))
    #expect(app.driver.contains("To: mia@example.com"))
    #expect(app.driver.contains("12 March 2026, 09:02"))
    try await app.tap(.role(.button, "Inbox"))
    #expect(app.mail.place == MailPlace(mailbox: .inbox))
    #expect(app.driver.contains(.role(.cell, "Lunch on Thursday")))
    try await app.tap(.role(.button, "Mailboxes"))
    #expect(app.mail.place == MailPlace())
    #expect(app.driver.contains(.role(.cell, "Drafts")))
  }

  @Test("on a pad, the mailbox stays highlighted when its count changes while the mailboxes are hidden")
  func hiddenHighlight() async throws {
    let app = try await MailDriver.launch(.pad)
    try await app.tap(.role(.button, "Hide Sidebar"))
    app.store.change([1]) { $0.isRead = true }
    await app.driver.settle()
    let list = try #require(
      (app.mail.viewController(for: .primary) as? MailboxesViewController)?.view as? UICollectionView)
    try await app.tap(.role(.button, "Show Sidebar"))
    #expect(app.driver.contains(.role(.cell, "7")))
    #expect(list.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test("on a pad, a message appears beside its row, and another mailbox replaces the list")
  func columns() async throws {
    let app = try await MailDriver.launch(.pad)
    try await app.tapRow("Lunch on Thursday")
    #expect(app.mail.place == MailPlace(mailbox: .inbox, message: 1))
    #expect(app.driver.contains("Ada Berger <ada@example.com>"))
    #expect(app.driver.contains(.role(.cell, "Lunch on Thursday")))
    try await app.tapRow("Junk")
    #expect(app.mail.place == MailPlace(mailbox: .junk))
    #expect(!app.driver.contains(.role(.cell, "Lunch on Thursday")))
    #expect(app.driver.contains("No Message Selected"))
  }

  @Test("an opened message is read, and its mailbox counts one less", arguments: MailDriver.Device.allCases)
  func reading(device: MailDriver.Device) async throws {
    let app = try await MailDriver.launch(device)
    #expect(app.store.count(of: .inbox) == 8)
    if device == .phone { try await app.tapRow("Inbox") }
    try await app.tapRow("Lunch on Thursday")
    #expect(app.store.message(1)?.isRead == true)
    #expect(app.store.count(of: .inbox) == 7)
    if device == .pad { #expect(app.driver.contains(.role(.cell, "7"))) }
  }

  // MARK: Collapsing

  @Test("narrow columns collapse to a stack with the open message on top, and expand with it")
  func collapse() async throws {
    let app = try await MailDriver.launch(.pad)
    try await app.tapRow("Lunch on Thursday")
    await app.driver.resize(to: MailDriver.phoneSize)
    await app.driver.settle()
    #expect(app.mail.isCollapsed)
    #expect(app.mail.place == MailPlace(mailbox: .inbox, message: 1))
    #expect(app.driver.contains("Ada Berger <ada@example.com>"))
    #expect(!app.driver.contains(.role(.cell, "Lunch on Thursday")))
    await app.driver.resize(to: MailDriver.padSize)
    await app.driver.settle()
    #expect(!app.mail.isCollapsed)
    #expect(app.mail.place == MailPlace(mailbox: .inbox, message: 1))
    #expect(app.driver.contains("Ada Berger <ada@example.com>"))
    #expect(app.driver.contains(.role(.cell, "Lunch on Thursday")))
  }

  @Test("after going back in the stack, the expanded columns show no message")
  func collapseAndGoBack() async throws {
    let app = try await MailDriver.launch(.pad)
    try await app.tapRow("Lunch on Thursday")
    await app.driver.resize(to: MailDriver.phoneSize)
    await app.driver.settle()
    await app.press(.escape)
    await app.driver.resize(to: MailDriver.padSize)
    await app.driver.settle()
    #expect(app.mail.place == MailPlace(mailbox: .inbox))
    #expect(app.driver.contains("No Message Selected"))
  }

  // MARK: Links

  @Test("a link opens its message at launch", arguments: MailDriver.Device.allCases)
  func coldLink(device: MailDriver.Device) async throws {
    let app = try await MailDriver.launch(device, opening: "pergola-mail://message/3")
    #expect(app.mail.place == MailPlace(mailbox: .inbox, message: 3))
    #expect(app.driver.contains("Chloe Dubois <chloe@example.com>"))
  }

  @Test("a link opens its message in the running app", arguments: MailDriver.Device.allCases)
  func warmLink(device: MailDriver.Device) async throws {
    let app = try await MailDriver.launch(device)
    await app.driver.open(try #require(URL(string: "pergola-mail://message/41")))
    await app.driver.settle()
    #expect(app.mail.place == MailPlace(mailbox: .archive, message: 41))
    #expect(app.driver.contains("Elif Demir <elif@example.com>"))
  }

  @Test("from a linked message on a phone, escape and the back button lead to its mailbox and the mailboxes")
  func backFromLink() async throws {
    let app = try await MailDriver.launch(.phone, opening: "pergola-mail://message/3")
    await app.press(.escape)
    #expect(app.driver.contains(.role(.cell, "Lunch on Thursday")))
    try await app.tap(.role(.button, "Mailboxes"))
    #expect(app.driver.contains(.role(.cell, "Drafts")))
  }

  @Test("a link to a draft opens it for writing", arguments: MailDriver.Device.allCases)
  func draftLink(device: MailDriver.Device) async throws {
    let app = try await MailDriver.launch(device, opening: "pergola-mail://message/25")
    #expect(app.mail.place == MailPlace(mailbox: .drafts))
    #expect(app.driver.contains(.role(.textField, "Subject")))
    #expect(app.driver.contains(.role(.button, "Send")))
  }

  @Test(
    "links to unknown messages and other pages change nothing",
    arguments: ["pergola-mail://message/999", "pergola-mail://message/x", "pergola-mail://settings/1"])
  func unknownLink(link: String) async throws {
    let app = try await MailDriver.launch(.phone)
    await app.driver.open(try #require(URL(string: link)))
    await app.driver.settle()
    #expect(app.mail.place == MailPlace())
    #expect(app.driver.contains(.role(.cell, "Inbox")))
  }

  // MARK: Signs

  @Test("in a terminal each mailbox has a sign of its own")
  func signs() async throws {
    let app = try await MailDriver.launch(.phone)
    let signs = Mailbox.allCases.compactMap { mailbox in
      app.driver.text.split(separator: "\n").first { $0.contains(mailbox.title) }?.first { !$0.isWhitespace }
    }
    #expect(Set(signs).count == Mailbox.allCases.count)
  }

  // MARK: Restoration

  @Test("the app starts with the mailbox and the message of the last time", arguments: MailDriver.Device.allCases)
  func restoration(device: MailDriver.Device) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("mail-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try await MailDriver.launch(device, restoring: file)
    first.mail.open(3)
    await first.driver.settle()
    await first.driver.setAttention(.background)
    let second = try await MailDriver.launch(device, restoring: file)
    #expect(second.mail.place == MailPlace(mailbox: .inbox, message: 3))
    #expect(second.driver.contains("Chloe Dubois <chloe@example.com>"))
  }

  @Test("an activity leads to its mailbox alone if the message was moved to another one since")
  func movedMessage() async throws {
    let app = try await MailDriver.launch(.phone)
    app.mail.open(3)
    await app.driver.settle()
    let activity = try #require(app.mail.userActivity)
    app.store.change([3]) { $0.mailbox = .trash }
    await app.driver.settle()
    app.mail.restoreUserActivityState(activity)
    await app.driver.settle()
    #expect(app.mail.place == MailPlace(mailbox: .inbox))
  }

  @Test("a link precedes the place of the last time")
  func linkAndRestoration() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("mail-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try await MailDriver.launch(.phone, restoring: file)
    first.mail.open(3)
    await first.driver.setAttention(.background)
    let second = try await MailDriver.launch(.phone, opening: "pergola-mail://message/41", restoring: file)
    #expect(second.mail.place == MailPlace(mailbox: .archive, message: 41))
  }

  @Test("a place survives as an activity")
  func activity() {
    for place in [MailPlace(), MailPlace(mailbox: .junk), MailPlace(mailbox: .inbox, message: 3)] {
      #expect(MailPlace(place.activity) == place)
    }
    #expect(MailPlace(NSUserActivity(activityType: "other")) == nil)
  }
}

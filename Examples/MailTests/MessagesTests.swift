import PergolaTesting
import Testing
import UIKit

@testable import MailScreens

@MainActor @Suite struct MessagesTests {
  /// Shows the inbox on a phone.
  func inbox() async throws -> MailDriver {
    let app = try await MailDriver.launch(.phone)
    try await app.tapRow("Inbox")
    return app
  }

  // MARK: Turning

  @Test("a list at its start stays there when the phone is turned and turned back")
  func turning() async throws {
    let app = try await inbox()
    let place = try app.driver.frame(of: .role(.cell, "Lunch on Thursday")).minY
    await app.driver.resize(to: CGSize(width: 844, height: 390))
    await app.driver.settle()
    await app.driver.resize(to: CGSize(width: 390, height: 844))
    await app.driver.settle()
    #expect(try app.driver.frame(of: .role(.cell, "Lunch on Thursday")).minY == place)
  }

  // MARK: Searching and filtering

  @Test("a search shows the messages that contain all words, and its end shows all again")
  func search() async throws {
    let app = try await inbox()
    try await app.driver.type("train lisbon", into: .role(.searchField, "Search"))
    await app.driver.settle()
    #expect(app.mail.messages.shown.map(\.id) == [12])
    #expect(app.driver.contains(.role(.cell, "Train tickets to Lisbon")))
    #expect(!app.driver.contains(.role(.cell, "Lunch on Thursday")))
    try await app.tap(.role(.button, "Cancel"))
    #expect(app.mail.messages.shown.count == 24)
    #expect(app.driver.contains(.role(.cell, "Lunch on Thursday")))
  }

  @Test("a search without matches says so")
  func searchWithoutMatches() async throws {
    let app = try await inbox()
    try await app.driver.type("zebra", into: .role(.searchField, "Search"))
    await app.driver.settle()
    #expect(app.driver.contains("No Matches"))
  }

  @Test("the menu sorts the messages")
  func sorting() async throws {
    let app = try await inbox()
    #expect(app.mail.messages.shown.first?.id == 1)
    try await app.tap("Options")
    try await app.tap("Oldest First")
    #expect(app.mail.messages.shown.first?.id == 24)
    try await app.tap("Options")
    try await app.tap("By Name")
    #expect(app.mail.messages.shown.map(\.id).prefix(3) == [1, 13, 2])
  }

  @Test("the menu filters the messages")
  func filtering() async throws {
    let app = try await inbox()
    try await app.tap("Options")
    try await app.tap("Only Unread")
    #expect(app.mail.messages.shown.count == 8)
    #expect(!app.driver.contains(.role(.cell, "Concert on Sunday evening")))
    try await app.tap("Options")
    try await app.tap("Only Unread")
    try await app.tap("Options")
    try await app.tap("Only Flagged")
    #expect(app.mail.messages.shown.map(\.id) == [2, 10, 18])
  }

  @Test("another mailbox has no search and no filter")
  func filterEnds() async throws {
    let app = try await inbox()
    try await app.tap("Options")
    try await app.tap("Only Unread")
    try await app.tap(.role(.button, "Mailboxes"))
    try await app.tapRow("Trash")
    #expect(app.mail.messages.filter == MessageFilter())
    #expect(app.mail.messages.shown.count == 4)
  }

  // MARK: Swipes and menus

  @Test("a full swipe deletes a message")
  func swipeToDelete() async throws {
    let app = try await inbox()
    try await app.driver.swipe(.role(.cell, "Lunch on Thursday"), .left, distance: 340)
    await app.driver.settle()
    #expect(app.store.message(1)?.mailbox == .trash)
    #expect(!app.driver.contains(.role(.cell, "Lunch on Thursday")))
  }

  @Test("a swipe reveals actions that flag and archive")
  func swipeActions() async throws {
    let app = try await inbox()
    try await app.driver.swipe(.role(.cell, "Lunch on Thursday"), .left, distance: 150)
    await app.driver.settle()
    try await app.tap("Flag")
    #expect(app.store.message(1)?.isFlagged == true)
    try await app.driver.swipe(.role(.cell, "Invoice for February"), .left, distance: 150)
    await app.driver.settle()
    try await app.tap("Archive")
    #expect(app.store.message(3)?.mailbox == .archive)
  }

  @Test("a full swipe to the right changes between read and unread")
  func swipeToRead() async throws {
    let app = try await inbox()
    try await app.driver.swipe(.role(.cell, "Lunch on Thursday"), .right, distance: 300)
    await app.driver.settle()
    #expect(app.store.message(1)?.isRead == true)
    try await app.driver.swipe(.role(.cell, "Lunch on Thursday"), .right, distance: 300)
    await app.driver.settle()
    #expect(app.store.message(1)?.isRead == false)
  }

  @Test("the context menu of a message archives it")
  func contextMenu() async throws {
    let app = try await inbox()
    try await app.driver.longPress(.role(.cell, "Concert on Sunday evening"))
    await app.driver.settle()
    #expect(app.driver.contains("Mark as Unread"))
    #expect(app.driver.contains("Unflag"))
    try await app.tap("Archive")
    #expect(app.store.message(2)?.mailbox == .archive)
    #expect(app.mail.place == MailPlace(mailbox: .inbox))
  }

  @Test("beside the list, the next message takes the place of a deleted one")
  func deletionInColumns() async throws {
    let app = try await MailDriver.launch(.pad)
    try await app.tapRow("Concert on Sunday evening")
    await app.press(.backspace)
    #expect(app.store.message(2)?.mailbox == .trash)
    #expect(app.mail.place == MailPlace(mailbox: .inbox, message: 3))
    #expect(app.driver.contains("Chloe Dubois <chloe@example.com>"))
  }

  @Test("in the stack, the deletion of the open message leads back to the list")
  func deletionInStack() async throws {
    let app = try await inbox()
    try await app.tapRow("Concert on Sunday evening")
    try await app.tap(.role(.button, "Delete"))
    #expect(app.store.message(2)?.mailbox == .trash)
    #expect(app.mail.place == MailPlace(mailbox: .inbox))
    #expect(app.driver.contains(.role(.cell, "Lunch on Thursday")))
  }

  // MARK: Several at once

  @Test("selected messages are archived at once")
  func several() async throws {
    let app = try await inbox()
    try await app.tap(.role(.button, "Edit"))
    try await app.tapRow("Lunch on Thursday")
    try await app.tapRow("Invoice for February")
    #expect(app.mail.messages.selection == [1, 3])
    try await app.tap(.role(.button, "Archive"))
    #expect(app.store.message(1)?.mailbox == .archive)
    #expect(app.store.message(3)?.mailbox == .archive)
    #expect(app.store.messages(in: .inbox).count == 22)
    #expect(app.driver.contains(.role(.button, "Edit")))
  }

  @Test("selected messages are marked and deleted at once")
  func severalMarked() async throws {
    let app = try await inbox()
    try await app.tap(.role(.button, "Edit"))
    try await app.tapRow("Lunch on Thursday")
    try await app.tapRow("Invoice for February")
    try await app.tap(.role(.button, "Read"))
    #expect(app.store.message(1)?.isRead == true)
    try await app.tap(.role(.button, "Edit"))
    try await app.tapRow("Lunch on Thursday")
    try await app.tap(.role(.button, "Delete"))
    #expect(app.store.message(1)?.mailbox == .trash)
  }

  // MARK: All messages

  @Test("the messages of a mailbox are deleted after a confirmation")
  func emptying() async throws {
    let app = try await MailDriver.launch(.phone)
    try await app.driver.longPress(.role(.cell, "Junk"))
    await app.driver.settle()
    try await app.tap("Delete All…")
    #expect(app.driver.contains("Delete all messages in “Junk”?"))
    #expect(app.driver.contains("It contains 5 messages."))
    try await app.tap("Delete All")
    #expect(app.store.messages(in: .junk).isEmpty)
    #expect(app.store.messages(in: .trash).count == 9)
  }

  @Test("without the confirmation no message is deleted")
  func emptyingCancelled() async throws {
    let app = try await inbox()
    try await app.tap("Options")
    try await app.tap("Delete All…")
    try await app.tap("Cancel")
    #expect(app.store.messages(in: .inbox).count == 24)
    #expect(app.driver.contains(.role(.cell, "Lunch on Thursday")))
  }

  @Test("pulling down brings a message")
  func refresh() async throws {
    let app = try await inbox()
    try await app.driver.swipe(.role(.cell, "Lunch on Thursday"), .down, distance: 300)
    try await app.driver.settle { app.driver.contains(.role(.cell, "Your book has arrived")) }
    #expect(app.store.messages(in: .inbox).count == 25)
    #expect(app.store.count(of: .inbox) == 9)
  }
}

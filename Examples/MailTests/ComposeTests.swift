import PergolaTesting
import Testing
import UIKit

@testable import MailScreens

@MainActor @Suite struct ComposeTests {
  /// Opens the sheet for a message on a device.
  func composing(_ device: MailDriver.Device = .phone) async throws -> MailDriver {
    let app = try await MailDriver.launch(device)
    if device == .phone { try await app.tapRow("Inbox") }
    try await app.tap(.role(.button, "Compose"))
    return app
  }

  /// The newest message of a mailbox.
  func newest(_ mailbox: Mailbox, of app: MailDriver) -> Message? {
    app.store.messages(in: mailbox).max { $0.date < $1.date }
  }

  @Test("a written message is sent", arguments: MailDriver.Device.allCases)
  func sending(device: MailDriver.Device) async throws {
    let app = try await composing(device)
    #expect(app.driver.contains("New Message"))
    try await app.driver.type("ada@example.com", into: .role(.textField, "To"))
    try await app.driver.type("Hello", into: .role(.textField, "Subject"))
    try await app.driver.type("Dear Ada", into: .role(.textField, "Text"))
    try await app.tap(.role(.button, "Send"))
    let sent = newest(.sent, of: app)
    #expect(app.store.messages(in: .sent).count == 13)
    #expect(sent?.recipient == "ada@example.com")
    #expect(sent?.subject == "Hello")
    #expect(sent?.body == "Dear Ada")
    #expect(!app.driver.contains("New Message"))
    #expect(app.driver.system.accessibility.announcements == ["The message was sent"])
  }

  @Test("a message that is being written comes back with the app", arguments: MailDriver.Device.allCases)
  func restoring(device: MailDriver.Device) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("mail-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try await MailDriver.launch(device, restoring: file)
    if device == .phone { try await first.tapRow("Inbox") }
    try await first.tap(.role(.button, "Compose"))
    try await first.driver.type("ada@example.com", into: .role(.textField, "To"))
    try await first.driver.type("Dear Ada", into: .role(.textField, "Text"))
    await first.driver.setAttention(.background)

    let second = try await MailDriver.launch(device, restoring: file)
    #expect(second.driver.contains("New Message"))
    #expect(second.mail.writing?.draft == Draft(recipient: "ada@example.com", body: "Dear Ada"))
    // The text is still unsaved: the sheet asks before it goes.
    try await second.tap(.role(.button, "Cancel"))
    #expect(second.driver.contains("Delete Draft"))
  }

  @Test("a message without a recipient is not sent")
  func sendingWithoutRecipient() async throws {
    let app = try await composing()
    try await app.driver.type("Hello", into: .role(.textField, "Subject"))
    try await app.tap(.role(.button, "Send"))
    #expect(app.store.messages(in: .sent).count == 12)
    #expect(app.driver.contains("New Message"))
  }

  @Test("an unchanged sheet is cancelled without a question")
  func cancellingUnchanged() async throws {
    let app = try await composing()
    try await app.tap(.role(.button, "Cancel"))
    #expect(!app.driver.contains("New Message"))
    #expect(app.store.messages(in: .drafts).count == 3)
  }

  @Test("a cancelled message is saved as a draft", arguments: MailDriver.Device.allCases)
  func saving(device: MailDriver.Device) async throws {
    let app = try await composing(device)
    try await app.driver.type("Plans", into: .role(.textField, "Subject"))
    try await app.tap(.role(.button, "Cancel"))
    #expect(app.driver.contains("Delete Draft"))
    try await app.tap("Save Draft")
    #expect(app.store.messages(in: .drafts).count == 4)
    #expect(newest(.drafts, of: app)?.subject == "Plans")
    #expect(!app.driver.contains("New Message"))
  }

  @Test("a cancelled message is deleted", arguments: MailDriver.Device.allCases)
  func deleting(device: MailDriver.Device) async throws {
    let app = try await composing(device)
    try await app.driver.type("Plans", into: .role(.textField, "Subject"))
    try await app.tap(.role(.button, "Cancel"))
    try await app.tap("Delete Draft")
    #expect(app.store.messages(in: .drafts).count == 3)
    #expect(!app.driver.contains("New Message"))
  }

  @Test("the action sheet's cancel button returns to the text")
  func continuing() async throws {
    let app = try await composing()
    try await app.driver.type("Plans", into: .role(.textField, "Subject"))
    try await app.tap(.role(.button, "Cancel"))
    try await app.tap(.role(.button, "Cancel"))
    #expect(app.driver.contains("New Message"))
    #expect(app.driver.contains("Plans"))
    #expect(!app.driver.contains("Delete Draft"))
  }

  @Test("a sheet with changes is not dismissed by a drag, but asks")
  func dragging() async throws {
    let app = try await composing()
    try await app.driver.type("Plans", into: .role(.textField, "Subject"))
    try await app.driver.swipe("New Message", .down, distance: 500)
    await app.driver.settle()
    #expect(app.driver.contains("Delete Draft"))
    try await app.tap("Delete Draft")
    #expect(!app.driver.contains("New Message"))
  }

  @Test("an unchanged sheet is dismissed by a drag")
  func draggingUnchanged() async throws {
    let app = try await composing()
    try await app.driver.swipe("New Message", .down, distance: 500)
    await app.driver.settle()
    #expect(!app.driver.contains("New Message"))
    #expect(app.driver.contains(.role(.cell, "Lunch on Thursday")))
  }

  @Test("a draft is continued in its place")
  func continuingDraft() async throws {
    let app = try await MailDriver.launch(.phone)
    try await app.tapRow("Drafts")
    try await app.tapRow("Photos of the garden")
    #expect(app.mail.place == MailPlace(mailbox: .drafts))
    try await app.driver.type(" again", into: .role(.textField, "Subject"))
    try await app.tap(.role(.button, "Send"))
    #expect(app.store.messages(in: .drafts).count == 2)
    #expect(app.store.message(25)?.mailbox == .sent)
    #expect(app.store.message(25)?.subject.contains(" again") == true)
  }

  @Test("an answer quotes the message", arguments: MailDriver.Device.allCases)
  func replying(device: MailDriver.Device) async throws {
    let app = try await MailDriver.launch(device, opening: "pergola-mail://message/1")
    try await app.tap(.role(.button, "Reply"))
    try await app.tap(.role(.button, "Send"))
    let sent = newest(.sent, of: app)
    #expect(sent?.recipient == "ada@example.com")
    #expect(sent?.subject == "Re: Lunch on Thursday")
    #expect(sent?.body.contains("Ada Berger wrote:\n> Hi Mia,\n> \n> the new place") == true)
  }
}

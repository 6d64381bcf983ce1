import PergolaTesting
import Testing
import UIKit

@testable import MailScreens

@MainActor @Suite struct KeyboardTests {
  @Test("keys alone open a mailbox and its messages, delete one, and lead back")
  func reading() async throws {
    let app = try await MailDriver.launch(.phone)
    await app.press("in")
    await app.press(.enter)
    #expect(app.mail.place == MailPlace(mailbox: .inbox))
    await app.press(.down, .command)
    #expect(app.mail.place == MailPlace(mailbox: .inbox, message: 1))
    await app.press(.down, .command)
    #expect(app.mail.place == MailPlace(mailbox: .inbox, message: 2))
    await app.press(.up, .command)
    #expect(app.mail.place == MailPlace(mailbox: .inbox, message: 1))
    await app.press(.backspace)
    #expect(app.store.message(1)?.mailbox == .trash)
    #expect(app.mail.place == MailPlace(mailbox: .inbox))
    await app.press(.escape)
    #expect(app.mail.place == MailPlace())
  }

  @Test("letters, arrows and enter open a message in the list")
  func arrows() async throws {
    let app = try await MailDriver.launch(.phone)
    await app.press("in")
    await app.press(.enter)
    await app.press("Chl")
    await app.press(.down)
    await app.press(.enter)
    #expect(app.mail.place == MailPlace(mailbox: .inbox, message: 4))
  }

  @Test("keys alone write and send a message", arguments: MailDriver.Device.allCases)
  func writing(device: MailDriver.Device) async throws {
    let app = try await MailDriver.launch(device)
    await app.press(.character("n"), .command)
    await app.press("ada@example.com")
    await app.press(.tab)
    await app.press("Hello")
    await app.press(.tab)
    await app.press("Dear Ada")
    await app.press(.enter, .command)
    let sent = app.store.messages(in: .sent).max { $0.date < $1.date }
    #expect(app.store.messages(in: .sent).count == 13)
    #expect(sent?.recipient == "ada@example.com")
    #expect(sent?.subject == "Hello")
    #expect(sent?.body == "Dear Ada")
  }

  @Test("a key answers the open message")
  func replying() async throws {
    let app = try await MailDriver.launch(.pad)
    await app.press(.down, .command)
    #expect(app.mail.place == MailPlace(mailbox: .inbox, message: 1))
    await app.press(.character("r"), .command)
    await app.press(.enter, .command)
    #expect(app.store.messages(in: .sent).contains { $0.subject == "Re: Lunch on Thursday" })
  }

  @Test("while a message is written, the commands of the columns do not apply")
  func commandsBehindSheet() async throws {
    let app = try await MailDriver.launch(.pad, opening: "pergola-mail://message/3")
    await app.press(.character("n"), .command)
    await app.press(.down, .command)
    await app.press(.backspace)
    #expect(app.mail.place == MailPlace(mailbox: .inbox, message: 3))
    #expect(app.store.message(3)?.mailbox == .inbox)
  }

  @Test("the first message has no previous one, the last no next one")
  func ends() async throws {
    let app = try await MailDriver.launch(.pad)
    await app.press(.up, .command)
    #expect(app.mail.place.message == nil)
    app.mail.open(24)
    await app.driver.settle()
    await app.press(.down, .command)
    #expect(app.mail.place.message == 24)
  }
}

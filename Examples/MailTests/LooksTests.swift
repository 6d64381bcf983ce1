import PergolaTesting
import Testing
import UIKit

@testable import Mail
@testable import MailScreens

/// The app's screens against recorded ones.
@MainActor @Suite struct LooksTests {
  /// A state of the app that is worth a look.
  enum Screen: String, CaseIterable {
    case mailboxes, messages, search, editing, message, compose, actionSheet, alert, menu
  }

  /// Brings the app into a state, without the help of what is visible.
  func show(_ screen: Screen, in app: MailDriver) async throws {
    let mail = app.mail
    switch screen {
    case .mailboxes: break
    case .messages: mail.go(to: MailPlace(mailbox: .inbox))
    case .search:
      mail.go(to: MailPlace(mailbox: .inbox))
      await app.driver.settle()
      try await app.driver.type("train", into: .role(.searchField, "Search"))
    case .editing:
      mail.go(to: MailPlace(mailbox: .inbox))
      await app.driver.settle()
      mail.messages.setEditing(true, animated: false)
      await app.driver.settle()
      try await app.tapRow("Lunch on Thursday")
    case .message: mail.open(1)
    case .compose: mail.compose(Draft(replyingTo: try #require(app.store.message(1))))
    case .actionSheet:
      mail.compose()
      await app.driver.settle()
      await app.press("ada@example.com")
      try await app.tap(.role(.button, "Cancel"))
    case .alert: mail.confirmEmptying(.junk)
    case .menu:
      mail.go(to: MailPlace(mailbox: .inbox))
      await app.driver.settle()
      try await app.tap("Options")
    }
    await app.driver.settle()
  }

  /// A terminal's size in cells of 8 x 16 points. From 100 columns on, apps see a pad.
  enum Terminal: String, CaseIterable {
    case small = "40x10"
    case usual = "80x24"
    case wide = "120x36"

    var size: CGSize {
      switch self {
      case .small: CGSize(width: 320, height: 160)
      case .usual: CGSize(width: 640, height: 384)
      case .wide: CGSize(width: 960, height: 576)
      }
    }

    var idiom: Driver.Idiom { self == .wide ? .pad : .phone }
  }

  @Test("each screen matches its text in terminals of three sizes", arguments: Screen.allCases, Terminal.allCases)
  func texts(screen: Screen, terminal: Terminal) async throws {
    let app = try await MailDriver(
      Driver(delegate: AppDelegate.self, size: terminal.size, idiom: terminal.idiom))
    try await show(screen, in: app)
    try assertSnapshot(app.driver, as: .text, named: "\(screen.rawValue).\(terminal.rawValue)")
  }

  #if Image
    @Test(
      "each screen matches its picture on a phone and on a pad", arguments: Screen.allCases,
      MailDriver.Device.allCases)
    func pictures(screen: Screen, device: MailDriver.Device) async throws {
      let isPhone = device == .phone
      let app = try await MailDriver(
        Driver(
          delegate: AppDelegate.self, size: isPhone ? MailDriver.phoneSize : MailDriver.padSize, textEngine: .system,
          idiom: isPhone ? .phone : .pad))
      try await show(screen, in: app)
      try assertSnapshot(
        app.driver, as: .png(scale: 1), named: "\(screen.rawValue).\(isPhone ? "phone" : "pad")")
    }
  #endif
}

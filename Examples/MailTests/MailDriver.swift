import PergolaTesting
import Testing
import UIKit

@testable import Mail
@testable import MailScreens

/// The app, launched by its delegates on a device of a size.
@MainActor struct MailDriver {
  /// A device.
  enum Device: CaseIterable { case phone, pad }

  let driver: Driver
  let store: MailStore
  let mail: MailSplitViewController

  static let phoneSize = CGSize(width: 390, height: 844)
  static let padSize = CGSize(width: 1024, height: 768)

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - link: The link that the app is launched with; nil for none.
  ///   - stateFile: The file that keeps the state between two drivers; nil for none.
  static func launch(_ device: Device, opening link: String? = nil, restoring stateFile: URL? = nil) async throws
    -> Self
  {
    let driver = Driver(
      delegate: AppDelegate.self, opening: link.flatMap { URL(string: $0) }, restoring: stateFile,
      size: device == .phone ? phoneSize : padSize, idiom: device == .phone ? .phone : .pad)
    return try await Self(driver)
  }

  init(_ driver: Driver) async throws {
    await driver.settle()
    self.driver = driver
    store = try #require(driver.application.delegate as? AppDelegate).store
    mail = try #require(driver.window.rootViewController as? MailSplitViewController)
  }

  /// Taps a row by one of its texts.
  func tapRow(_ text: String) async throws {
    try await driver.tap(.role(.cell, text))
    await driver.settle()
  }

  func tap(_ query: Query) async throws {
    try await driver.tap(query)
    await driver.settle()
  }

  func press(_ key: Driver.Key, _ modifiers: Driver.Modifiers = []) async {
    await driver.press(key, modifiers: modifiers)
    await driver.settle()
  }

  /// Types a text into the first responder.
  func press(_ text: String) async {
    for character in text { await driver.press(.character(character)) }
    await driver.settle()
  }
}

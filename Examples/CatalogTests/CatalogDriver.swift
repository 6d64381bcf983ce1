import PergolaTesting
import Testing
import UIKit

@testable import Catalog

/// The app, launched by its delegates on a device of a size.
@MainActor struct CatalogDriver {
  /// A device. The terminals are 80 x 24 and 140 x 40 cells of 8 x 16 points.
  enum Device: String, CaseIterable {
    case phone, pad
    case terminal = "80x24"
    case wideTerminal = "140x40"

    var size: CGSize {
      switch self {
      case .phone: CGSize(width: 390, height: 844)
      case .pad: CGSize(width: 1180, height: 820)
      case .terminal: CGSize(width: 640, height: 384)
      case .wideTerminal: CGSize(width: 1120, height: 640)
      }
    }

    var idiom: Driver.Idiom { self == .phone || self == .terminal ? .phone : .pad }
  }

  let driver: Driver
  let catalog: CatalogSplitViewController

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - link: The link that the app is launched with; nil for none.
  ///   - stateFile: The file that keeps the state between two drivers; nil for none.
  ///   - language: The user's language; by default that of the process.
  static func launch(
    _ device: Device, opening link: String? = nil, restoring stateFile: URL? = nil,
    textEngine: Driver.TextEngine = .monospace, language: String? = nil
  ) async throws -> Self {
    let driver = Driver(
      delegate: AppDelegate.self, opening: link.flatMap { URL(string: $0) }, restoring: stateFile, size: device.size,
      textEngine: textEngine, idiom: device.idiom, language: language)
    await driver.settle()
    return Self(
      driver: driver, catalog: try #require(driver.window.rootViewController as? CatalogSplitViewController))
  }

  /// Waits until a label contains a text, at most five seconds: what arrives by timers and queues takes real time.
  func wait(for text: String) async throws {
    for _ in 0..<100 where !driver.contains(.containing(text)) {
      try await Task.sleep(for: .milliseconds(50))
      await driver.settle()
    }
    #expect(driver.contains(.containing(text)), "\(text) is missing: \(driver.labels)")
  }

  /// The address that a browser would show.
  var address: String? { driver.window.windowScene?.userActivity?.webpageURL?.path }

  func tap(_ query: Query) async throws {
    try await driver.tap(query)
    await driver.settle()
  }

  func press(_ key: Driver.Key, _ modifiers: Driver.Modifiers = []) async {
    await driver.press(key, modifiers: modifiers)
    await driver.settle()
  }

  func open(_ link: String) async throws {
    await driver.open(try #require(URL(string: link)))
    await driver.settle()
  }

  /// Types a text into the search field.
  func search(_ text: String) async throws {
    try await driver.type(text, into: .role(.searchField, "Examples and API"))
    try await driver.settle(until: { catalog.list.isComplete }, timeout: .seconds(60))
    await driver.settle()
  }
}

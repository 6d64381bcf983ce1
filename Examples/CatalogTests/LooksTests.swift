import PergolaTesting
import Testing
import UIKit

@testable import Catalog

/// The app's screens against recorded ones.
@MainActor @Suite struct LooksTests {
  /// A state of the app that is worth a look.
  enum Screen: String, CaseIterable {
    case list, search, example, source, files

    var link: String? {
      switch self {
      case .list, .search: nil
      case .example: "catalog://example/Reorder"
      case .source, .files: "catalog://example/FruitStand/source/StandCells.swift"
      }
    }
  }

  private func show(_ screen: Screen, on device: CatalogDriver.Device, textEngine: Driver.TextEngine = .monospace)
    async throws -> Driver
  {
    let app = try await CatalogDriver.launch(device, opening: screen.link, textEngine: textEngine)
    if screen == .search { try await app.search("swipe") }
    if screen == .files { try await app.tap(.role(.button, "Files")) }
    return app.driver
  }

  @Test(
    "each screen matches its text in terminals of two sizes", arguments: Screen.allCases,
    [CatalogDriver.Device.terminal, .wideTerminal])
  func texts(screen: Screen, device: CatalogDriver.Device) async throws {
    let driver = try await show(screen, on: device)
    try assertSnapshot(driver, as: .text, named: "\(screen.rawValue).\(device.rawValue)")
  }

  #if Image
    @Test(
      "each screen matches its pictures on a phone and on a pad", arguments: Screen.allCases,
      [CatalogDriver.Device.phone, .pad])
    func pictures(screen: Screen, device: CatalogDriver.Device) async throws {
      let driver = try await show(screen, on: device, textEngine: .system)
      try await assertSnapshots(
        driver, as: .png(scale: 1), appearances: [.light, .dark], named: "\(screen.rawValue).\(device.rawValue)")
    }
  #endif
}

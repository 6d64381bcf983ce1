import PergolaTesting
import PergolaUIKit
import RenderTree
import Testing

/// Containers and presentations against recorded screens.
@MainActor @Suite struct AppScreenTests {
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

    /// The configuration of the terminal's scene.
    var configuration: SceneConfiguration {
      SceneConfiguration(
        size: size, textEngine: MonospaceTextEngine(), pointGrid: MonospaceTextEngine.cell, appearance: .dark,
        idiom: self == .wide ? .pad : .phone, time: .stepped)
    }
  }

  private func show(_ screen: AppScreen, in driver: Driver) async throws {
    await driver.settle()
    screen.show(in: try #require(driver.window.rootViewController))
    await driver.settle()
    if screen == .search { try await driver.type("pl", into: .role(.searchField, "Search")) }
    await driver.settle()
  }

  @Test("each screen matches its text in terminals of three sizes", arguments: AppScreen.allCases, Terminal.allCases)
  func texts(screen: AppScreen, terminal: Terminal) async throws {
    let driver = Driver(showing: screen.makeController(), configuration: terminal.configuration)
    try await show(screen, in: driver)
    try assertSnapshot(driver, as: .text, named: "\(screen.rawValue).\(terminal.rawValue)")
  }

  #if Image
    /// A device in points.
    enum Device: String, CaseIterable {
      case phone, pad

      var size: CGSize { self == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 1024, height: 768) }
      var idiom: Driver.Idiom { self == .phone ? .phone : .pad }
      var safeArea: UIEdgeInsets {
        self == .phone
          ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
      }
    }

    @Test(
      "each screen matches its picture on a phone and on a pad", arguments: AppScreen.allCases, Device.allCases)
    func pictures(screen: AppScreen, device: Device) async throws {
      let driver = Driver(
        showing: screen.makeController(), size: device.size, textEngine: .system, idiom: device.idiom,
        safeArea: device.safeArea)
      try await show(screen, in: driver)
      try assertSnapshot(driver, as: .png(scale: 1), named: "\(screen.rawValue).\(device.rawValue)")
    }
  #endif
}

import PergolaTesting
import Testing
import UIKit

@testable import FruitStandScreens

@MainActor @Suite struct FruitStandTests {
  func stand(_ appearance: Driver.Appearance = .light) async -> (Driver, FruitStandViewController) {
    let controller = FruitStandViewController()
    let driver = Driver(showing: controller, appearance: appearance)
    await driver.settle()
    return (driver, controller)
  }

  @Test("at first the weather is fair and all fruits are listed")
  func opens() async throws {
    let (driver, _) = await stand()
    try assertSnapshot(driver, as: .text)
    try assertSnapshot(driver, as: .frames)
  }

  #if Image
    @Test("the screen matches its pictures in light and dark")
    func looks() async throws {
      let driver = Driver(
        showing: FruitStandViewController(), size: CGSize(width: 390, height: 420), textEngine: .system)
      await driver.settle()
      try await driver.tap("Fuji")
      try await assertSnapshots(driver, as: .png(scale: 1), appearances: [.light, .dark])
    }
  #endif

  @Test("white text on a card has a contrast of at least 4.5 to 1")
  func contrast() {
    for color in [UIColor.appleCard, .orangeCard, .closedCard] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let linear = [red, green, blue].map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
      let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
      #expect(1.05 / (luminance + 0.05) >= 4.5)
    }
  }

  #if Image
    @Test("rows and headers grow with the text, and cover none of it")
    func largeText() async throws {
      let driver = Driver(
        showing: FruitStandViewController(), textEngine: .system, contentSize: .accessibilityExtraExtraExtraLarge)
      await driver.settle()
      let frames = try ["Apples", "Granny Smith", "12 mm core", "Honeycrisp"].map { try driver.frame(of: .text($0)) }
      for (upper, lower) in zip(frames, frames.dropFirst()) where upper.minX < lower.maxX && lower.minX < upper.maxX {
        #expect(upper.maxY <= lower.minY + 1)
      }
    }
  #endif

  @Test("selecting a fruit adds it to the basket, deselecting removes it")
  func basket() async throws {
    let (driver, controller) = await stand()
    try await driver.tap("Fuji")
    try await driver.tap("Navel")
    await driver.settle()
    #expect(driver.contains("2 fruits in your basket"))
    #expect(Set(controller.stand.basket.map(\.name)) == ["Fuji", "Navel"])
    try await driver.tap("Fuji")
    await driver.settle()
    #expect(driver.contains("1 fruit in your basket"))
  }

  @Test("a storm closes the stand and empties the basket")
  func weather() async throws {
    let (driver, controller) = await stand()
    try await driver.tap("Fuji")
    try await driver.tap("Fair weather")
    await driver.settle()
    #expect(!driver.contains("Fuji"))
    #expect(controller.stand.basket.isEmpty)
    try assertSnapshot(driver, as: .text)
    try await driver.tap("Stormy weather")
    await driver.settle()
    #expect(driver.contains("Fuji"))
    #expect(driver.contains("Your basket is empty"))
  }

  @Test("the message of a closed stand cannot be selected")
  func closed() async throws {
    let (driver, controller) = await stand()
    try await driver.tap("Fair weather")
    try await driver.tap(.containing("closed until"))
    await driver.settle()
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("arrow keys and enter select a fruit")
  func keyboard() async throws {
    let (driver, controller) = await stand()
    await driver.press(.down)
    await driver.press(.down)
    await driver.press(.enter)
    await driver.settle()
    #expect(controller.stand.basket.map(\.name) == ["Granny Smith"])
  }
}

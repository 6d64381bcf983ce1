import PergolaTesting
import Testing
import UIKit

@testable import OutlineScreens

@MainActor @Suite struct OutlineTests {
  func shown() async -> Driver {
    let driver = Driver(showing: OutlineViewController())
    await driver.settle()
    return driver
  }

  @Test("each section shows its tree with the first folder expanded")
  func trees() async throws {
    let driver = await shown()
    try assertSnapshot(driver, as: .text)
    #expect(driver.contains("Apple pie") && driver.contains("Seeds to order"))
    #expect(!driver.contains("Minestrone") && !driver.contains("Lisbon"))
  }

  #if Image
    @Test("a swiped folder matches its pictures in light and dark")
    func looks() async throws {
      let driver = Driver(
        showing: OutlineViewController(), size: CGSize(width: 390, height: 480), textEngine: .system)
      await driver.settle()
      try await driver.swipe("Recipes", .left, distance: 120)
      await driver.settle()
      try await assertSnapshots(driver, as: .png(scale: 1), appearances: [.light, .dark])
    }
  #endif

  @Test("a folder's chevron expands it, and collapses it with its content")
  func disclosure() async throws {
    let driver = await shown()
    let soups = try driver.frame(of: "Soups")
    await driver.tap(at: CGPoint(x: 390 - 16 - 23, y: soups.midY))
    await driver.settle()
    try assertSnapshot(driver, as: .text)
    #expect(driver.contains("Minestrone"))
    let recipes = try driver.frame(of: "Recipes")
    await driver.tap(at: CGPoint(x: 390 - 16 - 23, y: recipes.midY))
    await driver.settle()
    #expect(!driver.contains("Minestrone") && !driver.contains("Soups"))
    #expect(driver.contains("Seeds to order"))
  }

  @Test("a swipe action adds a note, a full swipe deletes a folder")
  func swipes() async throws {
    let driver = await shown()
    try await driver.swipe("Travel", .left, distance: 120)
    await driver.settle()
    try await driver.tap("Add")
    await driver.settle()
    #expect(driver.contains("New note") && driver.contains("Lisbon"))
    try await driver.swipe("Recipes", .left, distance: 350)
    await driver.settle()
    #expect(!driver.contains("Recipes") && !driver.contains("Apple pie"))
    #expect(driver.contains("Garden"))
  }

  @Test("a note's only swipe action is Delete")
  func note() async throws {
    let driver = await shown()
    try await driver.swipe("Ideas", .left, distance: 100)
    await driver.settle()
    #expect(driver.contains("Delete") && !driver.contains("Add"))
  }

  @Test("sideways keys expand and collapse folders and reveal swipe actions")
  func keys() async throws {
    let driver = await shown()
    func press(_ key: Driver.Key) async {
      await driver.press(key)
      await driver.settle()
    }
    await press(.down)
    await press(.left)
    #expect(!driver.contains("Soups"))
    await press(.right)
    #expect(driver.contains("Soups") && !driver.contains("Minestrone"))
    await press(.down)
    await press(.right)
    #expect(driver.contains("Minestrone"))
    await press(.left)
    #expect(!driver.contains("Minestrone") && !driver.contains("Add"))
    await press(.left)
    #expect(driver.contains("Delete") && driver.contains("Add"))
    await press(.left)
    await press(.enter)
    #expect(driver.contains("New note") && driver.contains("Minestrone"))
  }
}

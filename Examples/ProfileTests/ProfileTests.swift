import PergolaTesting
import Testing
import UIKit

@testable import ProfileScreens

@MainActor @Suite struct ProfileTests {
  func shown() async -> (Driver, ProfileViewController) {
    let controller = ProfileViewController()
    let driver = Driver(showing: controller)
    await driver.settle()
    return (driver, controller)
  }

  @Test("all sections are unfolded at first")
  func opens() async throws {
    let (driver, _) = await shown()
    try assertSnapshot(driver, as: .text)
  }

  #if Image
    @Test("the screen matches its pictures in light and dark")
    func looks() async throws {
      let driver = Driver(showing: ProfileViewController(), size: CGSize(width: 390, height: 600), textEngine: .system)
      await driver.settle()
      try await driver.tap(.containing("Engines"))
      try await assertSnapshots(driver, as: .png(scale: 1), appearances: [.light, .dark])
    }
  #endif

  @Test("selecting a skill toggles its endorsement")
  func endorse() async throws {
    let (driver, controller) = await shown()
    let row = IndexPath(row: 1, section: 1)
    let cell = controller.tableView.cellForRow(at: row)
    try await driver.tap(.containing("Engines"))
    await driver.settle()
    #expect(controller.endorsed == ["Engines"])
    #expect(controller.tableView.cellForRow(at: row) === cell && cell?.accessoryType == .checkmark)
    try await driver.tap(.containing("Engines"))
    await driver.settle()
    #expect(controller.endorsed.isEmpty && cell?.accessoryType == UITableViewCell.AccessoryType.none)
  }

  @Test("tapping a section's title folds and unfolds it")
  func fold() async throws {
    let (driver, _) = await shown()
    try await driver.tap("Skills")
    await driver.settle()
    #expect(!driver.contains(.containing("Engines")) && driver.contains("Note G"))
    try assertSnapshot(driver, as: .text)
    try await driver.tap("Skills")
    await driver.settle()
    #expect(driver.contains(.containing("Engines")))
  }

  @Test("arrow keys move the focus through titles and rows")
  func keyboard() async throws {
    let (driver, controller) = await shown()
    for _ in 0..<4 { await driver.press(.down) }
    await driver.press(.enter)
    await driver.settle()
    #expect(controller.adapter.accordion.foldedSections == [1])
    // The title is another view now; the next key starts from its position.
    for key in [.down, .enter, .down, .down, .enter] as [Driver.Key] { await driver.press(key) }
    await driver.settle()
    #expect(controller.endorsed == ["Analysis"])
    await driver.press(.up)
    await driver.press(.up)
    await driver.press(.up)
    await driver.press(.up)
    await driver.press(.enter)
    await driver.settle()
    #expect(controller.adapter.accordion.foldedSections == [0])
  }
}

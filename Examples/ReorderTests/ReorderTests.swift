import PergolaTesting
import Testing
import UIKit

@testable import ReorderScreens

@MainActor @Suite struct ReorderTests {
  let plan = Plan()

  func shown(isEditing: Bool = false) async throws -> Driver {
    let driver = Driver(showing: ReorderViewController(plan: plan))
    await driver.settle()
    if isEditing {
      try await driver.tap("Edit")
      await driver.settle()
    }
    return driver
  }

  @Test("editing shows delete and reorder controls, except on fixed tasks")
  func editing() async throws {
    let driver = try await shown()
    #expect(!driver.contains("Reorder Water the garden"))
    try await driver.tap("Edit")
    await driver.settle()
    try assertSnapshot(driver, as: .text)
    #expect(driver.contains("Reorder Water the garden") && driver.contains("Done"))
    #expect(!driver.contains("Reorder Lunch with Ada"))
  }

  @Test("a menu sets a task's time, by touch and by keys")
  func time() async throws {
    let driver = try await shown()
    try await driver.tap("Evening")
    await driver.settle()
    try assertSnapshot(driver, as: .text)
    #expect(driver.labels == ["Morning", "Noon", "Afternoon", "Evening"])
    try await driver.tap(.role(.menuItem, "Noon"))
    await driver.settle()
    #expect(plan.time(of: "Return the books") == .noon)
    #expect(driver.contains("Return the books: noon.") && !driver.contains("Evening"))
    let again = try await shown()
    for key in [Driver.Key.down, .down, .right, .enter, .down, .enter] { await again.press(key) }
    await again.settle()
    #expect(plan.time(of: "Water the garden") == .noon)
  }

  #if Image
    @Test("an open menu matches its pictures in light and dark")
    func menuLooks() async throws {
      let driver = Driver(
        showing: ReorderViewController(plan: plan), size: CGSize(width: 390, height: 470), textEngine: .system)
      await driver.settle()
      try await driver.tap("Morning")
      await driver.settle()
      try await assertSnapshots(driver, as: .png(scale: 1), appearances: [.light, .dark])
    }
  #endif

  @Test("dragging a reorder control moves a task to another day")
  func reorderControl() async throws {
    let driver = try await shown(isEditing: true)
    try await driver.drag(from: "Reorder Water the garden", to: "Reorder Return the books")
    await driver.settle()
    #expect(plan.tasks[.today] == ["Lunch with Ada", "Call the plumber"])
    #expect(plan.tasks[.tomorrow] == ["Return the books", "Water the garden", "Dentist"])
    #expect(driver.contains("Water the garden: Tomorrow, 2."))
    try assertSnapshot(driver, as: .text)
  }

  @Test("a long press moves a task without editing, except fixed tasks")
  func press() async throws {
    let driver = try await shown()
    try await driver.drag(from: "Call the plumber", to: "Water the garden")
    await driver.settle()
    #expect(plan.tasks[.today] == ["Call the plumber", "Water the garden", "Lunch with Ada"])
    try await driver.drag(from: "Lunch with Ada", to: "Dentist")
    await driver.settle()
    #expect(plan.tasks[.today] == ["Call the plumber", "Water the garden", "Lunch with Ada"])
  }

  @Test("keys move a task to the next day and back")
  func keys() async throws {
    let driver = try await shown()
    await driver.press(.down)
    await driver.press(.down)
    for _ in 0..<3 { await driver.press(.down, modifiers: .alternate) }
    await driver.settle()
    #expect(plan.tasks[.tomorrow] == ["Water the garden", "Return the books", "Dentist"])
    #expect(driver.contains("Water the garden: Tomorrow, 1."))
    await driver.press(.up, modifiers: .alternate)
    #expect(plan.tasks[.today] == ["Lunch with Ada", "Call the plumber", "Water the garden"])
  }

  @Test("the delete control removes a task")
  func delete() async throws {
    let driver = try await shown(isEditing: true)
    let row = try driver.frame(of: "Plan the trip")
    await driver.tap(at: CGPoint(x: 16 + 28, y: row.midY))
    await driver.settle()
    #expect(plan.tasks[.later] == [])
    #expect(driver.contains("Plan the trip: done."))
  }
}

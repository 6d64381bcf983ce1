import PergolaTesting
import SwiftUI
import Testing

@testable import TodoScreens
@testable import TodoStores

@MainActor @Suite struct TodoTests {
  private func launch(opening link: String? = nil) async -> Driver {
    let driver = Driver(
      app: MemoryTodoApp.self, opening: link.flatMap { URL(string: $0) }, size: CGSize(width: 390, height: 500))
    await driver.settle()
    return driver
  }

  private func tap(_ query: Query, in driver: Driver) async throws {
    try await driver.tap(query)
    await driver.settle()
  }

  private func press(_ keys: Driver.Key..., modifiers: Driver.Modifiers = [], in driver: Driver) async {
    for key in keys {
      await driver.press(key, modifiers: modifiers)
      await driver.settle()
    }
  }

  /// Types a text as keys: it goes to the text field that is edited, or searches the row that begins with it.
  private func type(_ text: String, in driver: Driver) async {
    for character in text { await driver.press(.character(character)) }
    await driver.settle()
  }

  /// The titles of the rows, from top to bottom.
  private func rows(_ driver: Driver) -> [String] {
    let titles = Set(TodoItem.samples.map(\.title) + ["Sleep", "Dream"])
    return driver.labels.filter(titles.contains)
  }

  @Test("the tab and a todo that is being written come back with the app")
  func restoration() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("todo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = Driver(app: MemoryTodoApp.self, restoring: file)
    await first.settle()
    try await tap(.role(.tab, "All"), in: first)
    try await tap(.role(.button, "Add"), in: first)
    try await first.type("Mend the roof", into: .role(.textField, "Title"))
    await first.settle()
    await first.setAttention(.background)

    let second = Driver(app: MemoryTodoApp.self, restoring: file)
    await second.settle()
    #expect(second.contains("New Todo"))
    #expect(second.contains("Mend the roof"))
    try await tap(.role(.button, "Cancel"), in: second)
    #expect(second.contains("All Todos"))
    try await tap(.role(.button, "Add"), in: second)
    #expect(!second.contains("Mend the roof"))
  }

  @Test("the page of a todo comes back with the app")
  func restoredPage() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("todo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = Driver(app: MemoryTodoApp.self, restoring: file)
    await first.settle()
    try await tap(.role(.tab, "All"), in: first)
    try await tap("Return the books", in: first)
    await first.setAttention(.background)

    let second = Driver(app: MemoryTodoApp.self, restoring: file)
    await second.settle()
    #expect(second.contains("For today"))
    #expect(second.contains("Return the books"))
  }

  @Test("at first the tab of today lists what is left to do today")
  func opens() async throws {
    let driver = await launch()
    #expect(rows(driver) == ["Water the garden", "Call Ada"])
    try assertSnapshot(driver, as: .text)
  }

  @Test("the tab of all todos lists them all, and a tap opens the page of one")
  func pages() async throws {
    let driver = await launch()
    try await tap(.role(.tab, "All"), in: driver)
    #expect(
      rows(driver) == ["Water the garden", "Return the books", "Buy bread", "Call Ada", "Mend the fence"])
    try assertSnapshot(driver, as: .text, named: "all")
    try await tap("Return the books", in: driver)
    #expect(driver.contains("For today"))
    #expect(!driver.contains("Mend the fence"))
    try assertSnapshot(driver, as: .text, named: "page")
    await press(.escape, in: driver)
    #expect(driver.contains("Mend the fence"))
  }

  @Test("a todo that is completed by a swipe leaves the tab of today, and one by one the tab gets empty")
  func complete() async throws {
    let driver = await launch()
    try await driver.swipe("Call Ada", .right, distance: 330)
    await driver.settle()
    #expect(rows(driver) == ["Water the garden"])
    try await driver.swipe("Water the garden", .right, distance: 330)
    await driver.settle()
    #expect(driver.contains("Nothing left for today"))
    try await tap(.role(.tab, "Settings"), in: driver)
    #expect(driver.contains("3 of 5 done"))
  }

  @Test("a swipe to the other side deletes a todo, in all tabs")
  func delete() async throws {
    let driver = await launch()
    try await tap(.role(.tab, "All"), in: driver)
    try await driver.swipe("Call Ada", .left, distance: 330)
    await driver.settle()
    #expect(!rows(driver).contains("Call Ada"))
    try await tap(.role(.tab, "Today"), in: driver)
    #expect(rows(driver) == ["Water the garden"])
  }

  @Test("a sheet adds a todo for today, by its button or with the title's return key, but none without a title")
  func add() async throws {
    let driver = await launch(opening: "todo://all")
    try await tap("Add", in: driver)
    #expect(driver.contains("New Todo"))
    try assertSnapshot(driver, as: .text)
    // The title has the focus.
    await type("Sleep", in: driver)
    try await tap("Save", in: driver)
    #expect(!driver.contains("New Todo"))
    #expect(rows(driver).last == "Sleep")
    try await tap("Add", in: driver)
    try await tap("Save", in: driver)
    #expect(driver.contains("New Todo"))
    await press(.enter, in: driver)
    #expect(driver.contains("New Todo"))
    // The return key has ended typing.
    try await driver.type(" Dream", into: "Title")
    await press(.enter, in: driver)
    #expect(!driver.contains("New Todo"))
    #expect(rows(driver).last == "Dream")
    try await tap(.role(.tab, "Today"), in: driver)
    #expect(rows(driver) == ["Water the garden", "Call Ada", "Sleep", "Dream"])
  }

  @Test("the edit button shows controls to reorder, and keys move the focused todo")
  func move() async throws {
    let driver = await launch(opening: "todo://all")
    try await tap("Edit", in: driver)
    #expect(driver.contains("Done"))
    #expect(driver.contains(.containing("Reorder")))
    await type("Ret", in: driver)
    await press(.down, .down, .down, modifiers: .alternate, in: driver)
    try await tap("Done", in: driver)
    #expect(!driver.contains(.containing("Reorder")))
    #expect(
      rows(driver) == ["Water the garden", "Buy bread", "Call Ada", "Mend the fence", "Return the books"])
  }

  @Test("a link opens a tab or the page of a todo, at launch and later")
  func links() async throws {
    let driver = await launch(opening: "todo://all/5")
    #expect(driver.contains("For today"))
    #expect(driver.contains("Mend the fence"))
    await driver.open(try #require(URL(string: "todo://today")))
    await driver.settle()
    #expect(rows(driver) == ["Water the garden", "Call Ada"])
    await driver.open(try #require(URL(string: "todo://all/2")))
    await driver.settle()
    #expect(driver.contains("Return the books"))
    await press(.escape, in: driver)
    #expect(rows(driver).count == 5)
  }

  @Test("a link to a todo that does not exist changes nothing")
  func unknownLink() async throws {
    let driver = await launch()
    let before = driver.text
    await driver.open(try #require(URL(string: "todo://all/99")))
    await driver.settle()
    #expect(driver.text == before)
  }

  @Test("deleting a todo on its page leads back to the list without it")
  func deleteOnPage() async throws {
    let driver = await launch(opening: "todo://all/2")
    try await tap("Delete", in: driver)
    #expect(rows(driver) == ["Water the garden", "Buy bread", "Call Ada", "Mend the fence"])
  }

  @Test("the settings hide the todos that are done, and delete them")
  func settings() async throws {
    let driver = await launch(opening: "todo://settings")
    #expect(driver.contains("1 of 5 done"))
    try assertSnapshot(driver, as: .text)
    try await tap(.role(.toggle, "Show done todos"), in: driver)
    try await tap(.role(.tab, "All"), in: driver)
    #expect(rows(driver) == ["Water the garden", "Return the books", "Call Ada", "Mend the fence"])
    try await tap(.role(.tab, "Settings"), in: driver)
    try await tap("Delete done todos", in: driver)
    #expect(driver.contains("0 of 4 done"))
  }

  @Test("before many todos are deleted, an alert asks: one button keeps them, the other deletes them")
  func deleteMany() async throws {
    let driver = await launch()
    try await driver.swipe("Call Ada", .right, distance: 330)
    await driver.settle()
    try await tap(.role(.tab, "Settings"), in: driver)
    try await tap("Delete done todos", in: driver)
    #expect(driver.contains("Delete 2 todos?"))
    try assertSnapshot(driver, as: .text)
    try await tap(.role(.button, "Cancel"), in: driver)
    #expect(!driver.contains("Delete 2 todos?"))
    #expect(driver.contains("2 of 5 done"))
    try await tap("Delete done todos", in: driver)
    try await tap("Delete", in: driver)
    #expect(driver.contains("0 of 3 done"))
  }

  @Test("keys alone open a page, lead back, delete a todo and complete one")
  func keyboard() async throws {
    let driver = await launch(opening: "todo://all")
    await type("Ret", in: driver)
    await press(.enter, in: driver)
    #expect(driver.contains("For today"))
    await press(.escape, in: driver)
    #expect(rows(driver).count == 5)
    await type("Mend", in: driver)
    await press(.left, .enter, in: driver)
    #expect(!rows(driver).contains("Mend the fence"))
    await type("Call", in: driver)
    await press(.right, .enter, in: driver)
    await driver.open(try #require(URL(string: "todo://settings")))
    await driver.settle()
    #expect(driver.contains("2 of 4 done"))
  }
}

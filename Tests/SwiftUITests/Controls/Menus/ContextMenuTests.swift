import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Context menus")
struct ContextMenuTests {
  private final class Record {
    var entries: [String] = []
  }

  private func show(_ view: some View) async -> Driver { await Showing(view).driver }

  @Test("a long press on a view opens its menu")
  func longPress() async throws {
    let record = Record()
    let driver = await show(
      VStack {
        Text(verbatim: "Photo").contextMenu {
          Button("Copy") { record.entries.append("copy") }
          Button("Delete", role: .destructive) { record.entries.append("delete") }
        }
        Text(verbatim: "Other")
      })
    try await driver.longPress("Other")
    await driver.settle()
    #expect(MenuRows(driver).titles.isEmpty)
    try await driver.longPress("Photo")
    await driver.settle()
    expectEqual(MenuRows(driver).titles, ["Copy", "Delete"])
    try await driver.tap("Copy")
    await driver.settle()
    expectEqual(record.entries, ["copy"])
    #expect(MenuRows(driver).titles.isEmpty)
  }

  @Test("a long press anywhere on a row of a list opens the row's menu")
  func row() async throws {
    let record = Record()
    let driver = await show(
      List(["a", "b"], id: \.self) { name in
        Text(verbatim: name).contextMenu {
          Button("Delete") { record.entries.append("delete \(name)") }
        }
      })
    let frame = try driver.frame(of: "b")
    await driver.longPress(at: CGPoint(x: 300, y: frame.midY))
    await driver.settle()
    expectEqual(MenuRows(driver).titles, ["Delete"])
    try await driver.tap("Delete")
    await driver.settle()
    expectEqual(record.entries, ["delete b"])
  }

  @Test("a row without a menu opens none")
  func otherRow() async throws {
    let driver = await show(
      List {
        Text(verbatim: "a").contextMenu { Button("Delete") {} }
        Text(verbatim: "b")
      })
    try await driver.longPress("b")
    await driver.settle()
    #expect(MenuRows(driver).titles.isEmpty)
  }

  @Test("without content there is no menu")
  func empty() async throws {
    let driver = await show(Text(verbatim: "Photo").contextMenu {})
    try await driver.longPress("Photo")
    await driver.settle()
    #expect(MenuRows(driver).titles.isEmpty)
  }

  @Test("toggles and sections mean the same as in a menu")
  func content() async throws {
    let driver = await show(
      Text(verbatim: "Photo").contextMenu {
        Toggle("Favourite", isOn: .constant(true))
        Section("Danger") { Button("Delete") {} }
      })
    try await driver.longPress("Photo")
    await driver.settle()
    expectEqual(MenuRows(driver).titles, ["Favourite", "Delete"])
    #expect(MenuRows(driver).isMarked("Favourite"))
    #expect(driver.contains("Danger"))
  }
}

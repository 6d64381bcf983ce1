import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Menus")
struct MenuTests {
  final class Record: ObservableObject {
    @Published var isOn = true
    @Published var order = "name"
    @Published var names = ["a", "b"]
    var entries: [String] = []
  }

  private func show(_ view: some View) async -> Driver { await Showing(view).driver }

  private func open(_ title: Query, _ driver: Driver) async throws {
    try await driver.tap(title)
    await driver.settle()
  }

  @Test("a tap opens the menu, and a command performs its action after the menu has closed")
  func commands() async throws {
    let record = Record()
    let driver = await show(
      Menu("Options") {
        Button("Rename") { record.entries.append("rename") }
        Button("Delete", role: .destructive) { record.entries.append("delete") }
      })
    #expect(!driver.contains("Rename"))
    try await open("Options", driver)
    expectEqual(MenuRows(driver).titles, ["Rename", "Delete"])
    try await open("Delete", driver)
    expectEqual(record.entries, ["delete"])
    #expect(MenuRows(driver).titles.isEmpty)
  }

  @Test("a menu in a bar closes after a choice, and the page stays")
  func menuInBar() async throws {
    let record = Record()
    let driver = await show(
      NavigationStack {
        Text(verbatim: "page")
          .toolbar {
            Menu("Options") { Button("Rename") { record.entries.append("rename") } }
          }
      })
    try await open("Options", driver)
    expectEqual(MenuRows(driver).titles, ["Rename"])
    try await open("Rename", driver)
    expectEqual(record.entries, ["rename"])
    #expect(MenuRows(driver).titles.isEmpty)
    #expect(driver.contains("page"))
  }

  @Test("a title with a symbol, or any view, is the button of a menu")
  func labels() async throws {
    let driver = await show(
      VStack {
        Menu("Sort", systemImage: "arrow.up") { Button("By name") {} }
        Menu {
          Button("By date") {}
        } label: {
          Text(verbatim: "Filter")
        }
      })
    #expect(driver.contains(.role(.button, "Sort")))
    try await open("Filter", driver)
    expectEqual(MenuRows(driver).titles, ["By date"])
  }

  @Test("a menu in a menu is a submenu")
  func submenu() async throws {
    let record = Record()
    let driver = await show(
      Menu("Options") {
        Menu("More") { Button("Deep") { record.entries.append("deep") } }
      })
    try await open("Options", driver)
    expectEqual(MenuRows(driver).titles, ["More"])
    try await open("More", driver)
    try await open("Deep", driver)
    expectEqual(record.entries, ["deep"])
  }

  @Test("a line is the border between two groups")
  func divider() async throws {
    let driver = await show(
      Menu("Options") {
        Button("A") {}
        Button("B") {}
        Divider()
        Button("C") {}
      })
    try await open("Options", driver)
    let rows = MenuRows(driver)
    expectEqual(rows.titles, ["A", "B", "C"])
    #expect(rows.gap(after: 0) < rows.gap(after: 1))
  }

  @Test("a section is a group with its header as the title")
  func section() async throws {
    let driver = await show(
      Menu("Options") {
        Button("A") {}
        Section("Danger") { Button("B") {} }
      })
    try await open("Options", driver)
    let rows = MenuRows(driver)
    expectEqual(rows.titles, ["A", "B"])
    #expect(driver.contains("Danger"))
    #expect(rows.gap(after: 0) > 0)
  }

  private struct Settings: View {
    @ObservedObject var record: Record
    var style = AnyStyle.automatic
    enum AnyStyle { case automatic, menu }

    var body: some View {
      Menu("Options") {
        Toggle("Sound", isOn: $record.isOn)
        if style == .automatic { picker } else { picker.pickerStyle(.menu) }
      }
    }

    private var picker: some View {
      Picker("Order", selection: $record.order) {
        Text(verbatim: "By name").tag("name")
        Text(verbatim: "By date").tag("date")
      }
    }
  }

  @Test("a toggle is a command with a checkmark, which writes the binding")
  func toggle() async throws {
    let record = Record()
    let driver = await show(Settings(record: record))
    try await open("Options", driver)
    #expect(MenuRows(driver).isMarked("Sound"))
    try await open("Sound", driver)
    #expect(!record.isOn)
    try await open("Options", driver)
    #expect(!MenuRows(driver).isMarked("Sound"))
  }

  @Test("a picker is a group of which the selected option is checked")
  func picker() async throws {
    let record = Record()
    let driver = await show(Settings(record: record))
    try await open("Options", driver)
    expectEqual(MenuRows(driver).titles, ["Sound", "By name", "By date"])
    #expect(MenuRows(driver).isMarked("By name"))
    #expect(!MenuRows(driver).isMarked("By date"))
    try await open("By date", driver)
    expectEqual(record.order, "date")
    try await open("Options", driver)
    #expect(!MenuRows(driver).isMarked("By name"))
    #expect(MenuRows(driver).isMarked("By date"))
    #expect(MenuRows(driver).isMarked("Sound"))
  }

  @Test("a picker in the style of a menu is a submenu with its title")
  func pickerSubmenu() async throws {
    let record = Record()
    let driver = await show(Settings(record: record, style: .menu))
    try await open("Options", driver)
    expectEqual(MenuRows(driver).titles, ["Sound", "Order"])
    try await open("Order", driver)
    try await open("By date", driver)
    expectEqual(record.order, "date")
  }

  @Test("with a primary action a tap performs it, and a long press opens the menu")
  func primaryAction() async throws {
    let record = Record()
    let driver = await show(
      Menu("Add") {
        Button("Add twice") { record.entries.append("twice") }
      } primaryAction: {
        record.entries.append("once")
      })
    try await open("Add", driver)
    expectEqual(record.entries, ["once"])
    #expect(MenuRows(driver).titles.isEmpty)
    try await driver.longPress("Add")
    await driver.settle()
    try await open("Add twice", driver)
    expectEqual(record.entries, ["once", "twice"])
  }

  @Test("a disabled item cannot be chosen, and a text is no command")
  func disabledItems() async throws {
    let driver = await show(
      Menu("Options") {
        Text(verbatim: "Nothing to paste")
        Button("Paste") {}.disabled(true)
        Menu("More") { Button("Deep") {} }.disabled(true)
        Button("Copy") {}
      })
    try await open("Options", driver)
    let rows = MenuRows(driver)
    expectEqual(rows.titles, ["Nothing to paste", "Paste", "More", "Copy"])
    expectEqual(rows.rows.map(\.isEnabled), [false, false, false, true])
  }

  @Test("a disabled menu does not open")
  func disabled() async throws {
    let driver = await show(Menu("Options") { Button("Copy") {} }.disabled(true))
    try await open("Options", driver)
    #expect(MenuRows(driver).titles.isEmpty)
  }

  private struct Names: View {
    @ObservedObject var record: Record

    var body: some View {
      Menu("Names") {
        ForEach(record.names, id: \.self) { name in
          Button(name) { record.entries.append(name) }
        }
      }
    }
  }

  @Test("each opening shows the content of its time")
  func content() async throws {
    let record = Record()
    let driver = await show(Names(record: record))
    try await open("Names", driver)
    try await open("a", driver)
    record.names = ["b", "c"]
    await driver.settle()
    try await open("Names", driver)
    expectEqual(MenuRows(driver).titles, ["b", "c"])
    try await open("c", driver)
    expectEqual(record.entries, ["a", "c"])
  }

  @Test("in the row of a list a tap on the button opens the menu")
  func row() async throws {
    let record = Record()
    let driver = await show(
      List { Menu("Options") { Button("Copy") { record.entries.append("copy") } } })
    try await open("Options", driver)
    try await open("Copy", driver)
    expectEqual(record.entries, ["copy"])
  }
}

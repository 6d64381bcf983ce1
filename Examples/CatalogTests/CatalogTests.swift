import PergolaTesting
import Testing
import UIKit

@testable import Catalog

@MainActor @Suite struct CatalogTests {
  // MARK: Examples

  /// A text that only the screen of an example has.
  private static let texts = [
    "Admin": "Index the archive", "Blogs": "0 of 6 read", "Catalog": "You are here", "Counter": "Row 1: 0",
    "Feed": "Post 1", "FruitStand": "Granny Smith", "Inbox": "Select", "Layouts": "Orthogonal scrolling",
    "Mail": "Inbox", "Outline": "Folders", "Profile": "Information", "Reorder": "Water the garden",
    "SymbolSheet": "Weights", "Todo": "Today",
  ]

  @Test("every example opens beside its source", arguments: Example.all.map(\.id))
  func opens(id: Example.ID) async throws {
    let app = try await CatalogDriver.launch(.pad, opening: "catalog://example/\(id)")
    let example = try #require(Example.named(id))
    #expect(app.catalog.detail?.example.id == id)
    try await app.wait(for: try #require(Self.texts[id]))
    let source = try #require(SourceLibrary.embedded.file(example.mainFile, of: id))
    #expect(app.driver.contains(.text(source.name)))
    #expect(app.driver.contains(.text(try #require(CodeLine.lines(of: source.text).first).text)))
    if let note = example.note { #expect(app.driver.contains(.text(note))) }
  }

  @Test("an example has a state of its own each time it is opened")
  func state() async throws {
    let app = try await CatalogDriver.launch(.phone, opening: "catalog://example/Counter")
    try await app.tap("Row 1: 0")
    #expect(app.driver.contains("Row 1: 1"))
    await app.press(.escape)
    try await app.tap("Counter")
    #expect(app.driver.contains("Row 1: 0"))
  }

  @Test("an example that the user leaves is released", arguments: Example.all.map(\.id))
  func release(id: Example.ID) async throws {
    let app = try await CatalogDriver.launch(.phone, opening: "catalog://example/\(id)")
    weak let detail = app.catalog.detail
    weak let screen = app.catalog.detail?.children.first
    #expect(detail != nil && screen != nil)
    try await app.open("catalog://")
    #expect(app.catalog.detail == nil)
    #expect(detail == nil)
    #expect(screen == nil)
  }

  @Test("Admin, Feed and Todo, which lack something here, have a note, and no others")
  func notes() {
    #expect(Set(Example.all.filter { $0.note != nil }.map(\.id)) == ["Admin", "Feed", "Todo"])
  }

  // MARK: Places

  @Test("the list comes first in a narrow window, and an example beside it in a wide one")
  func start() async throws {
    let phone = try await CatalogDriver.launch(.phone)
    #expect(phone.catalog.place == Place())
    #expect(phone.driver.contains("Fruit Stand"))
    #expect(phone.address == nil)
    let last = try await CatalogDriver.launch(.pad, opening: "catalog://example/Catalog")
    #expect(last.driver.contains(.containing("This app")))
    let pad = try await CatalogDriver.launch(.pad)
    #expect(pad.catalog.place == Place(example: "FruitStand"))
    #expect(pad.address == "/example/FruitStand")
  }

  @Test("a wide window that becomes narrow shows the list, unless the user chose an example")
  func collapse() async throws {
    let app = try await CatalogDriver.launch(.pad)
    await app.driver.resize(to: CatalogDriver.Device.phone.size)
    await app.driver.settle()
    #expect(app.catalog.place == Place())
    #expect(app.driver.contains("Symbol Sheet"))
    await app.driver.resize(to: CatalogDriver.Device.pad.size)
    await app.driver.settle()
    try await app.tap("Outline")
    await app.driver.resize(to: CatalogDriver.Device.phone.size)
    await app.driver.settle()
    #expect(app.catalog.place == Place(example: "Outline"))
    #expect(!app.driver.contains("Symbol Sheet"))
  }

  @Test(
    "a link leads to a place, and a place to its link",
    arguments: [
      ("catalog://", Place()), ("catalog://example/Mail", Place(example: "Mail")),
      (
        "catalog://example/Mail/source/Model/MailStore.swift",
        Place(example: "Mail", source: .file("Model/MailStore.swift"))
      ),
      ("catalog://example/Mail/source", Place(example: "Mail", source: .files)),
      ("https://catalog.example/example/Todo", Place(example: "Todo")),
      ("Catalog://example/Todo", Place(example: "Todo")),
    ])
  func links(link: String, place: Place) throws {
    #expect(Place(try #require(URL(string: link))) == place)
    #expect(place.activity?.webpageURL.flatMap(Place.init) ?? Place() == place)
  }

  @Test(
    "a link with another path leads nowhere",
    arguments: ["catalog://mail", "catalog://example/Mail/files", "x://a/b/c/d"])
  func wrongLinks(link: String) throws {
    #expect(Place(try #require(URL(string: link))) == nil)
  }

  @Test("a link to an unknown example, or to an unknown file, is answered with a message")
  func unknown() async throws {
    let app = try await CatalogDriver.launch(.phone, opening: "catalog://example/Nothing")
    #expect(app.driver.contains("No Example “Nothing”"))
    try await app.open("catalog://example/Inbox/source/Nothing.swift")
    #expect(app.driver.contains("The sources of this example have no file Nothing.swift."))
  }

  @Test("the address follows the user to examples and files")
  func addresses() async throws {
    let app = try await CatalogDriver.launch(.phone)
    try await app.tap("Inbox")
    #expect(app.address == "/example/Inbox")
    try await app.tap("Source")
    #expect(app.address == "/example/Inbox/source/InboxViewController.swift")
    try await app.tap(.role(.button, "Files"))
    try await app.tap("Mailbox.swift")
    #expect(app.address == "/example/Inbox/source/Mailbox.swift")
    try await app.tap("Example")
    #expect(app.address == "/example/Inbox")
  }

  @Test("a link to the open example leads back from its source where only one of the two is visible")
  func fromSource() async throws {
    let app = try await CatalogDriver.launch(.phone, opening: "catalog://example/Inbox/source/Mailbox.swift")
    #expect(app.catalog.detail?.part == .source)
    try await app.open("catalog://example/Inbox")
    #expect(app.catalog.detail?.part == .example)
    try await app.tap("Source")
    try await app.open("catalog://example/Inbox")
    #expect(app.catalog.detail?.part == .example)
    #expect(app.address == "/example/Inbox")
  }

  @Test("a link to another example dismisses what the open one presents")
  func presentation() async throws {
    let app = try await CatalogDriver.launch(.phone, opening: "catalog://example/Mail")
    try #require(app.catalog.detail).present(UIViewController(), animated: false)
    await app.driver.settle()
    #expect(app.catalog.presentedViewController != nil)
    try await app.open("catalog://example/Inbox")
    #expect(app.catalog.presentedViewController == nil)
    #expect(app.driver.contains("Select"))
  }

  @Test("back leads from a file to the files, and from an example to the list")
  func back() async throws {
    let app = try await CatalogDriver.launch(.phone, opening: "catalog://example/Blogs/source/Blog.swift")
    #expect(app.driver.contains("Blog.swift"))
    try await app.tap(.role(.button, "Files"))
    #expect(app.driver.contains("BlogCells.swift"))
    #expect(app.catalog.place == Place(example: "Blogs", source: .files))
    await app.press(.escape)
    #expect(app.catalog.place == Place())
    #expect(app.driver.contains("Symbol Sheet"))
  }

  @Test("the place returns at the next start")
  func restoration() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let place = Place(example: "Outline", source: .file("Folder.swift"))
    let first = try await CatalogDriver.launch(
      .phone, opening: "catalog://example/Outline/source/Folder.swift", restoring: file)
    await first.driver.setAttention(.background)
    await first.driver.settle()
    #expect(try await CatalogDriver.launch(.phone, restoring: file).catalog.place == place)
  }

  // MARK: Keys

  @Test("keys alone open an example, show its source, lead to the next one, and search")
  func keys() async throws {
    let app = try await CatalogDriver.launch(.terminal)
    await app.press(.down, .control)
    await app.press(.down, .control)
    #expect(app.catalog.place.example == "Inbox")
    await app.press(.character("2"), .command)
    #expect(app.catalog.detail?.part == .source)
    #expect(app.address == "/example/Inbox/source/InboxViewController.swift")
    await app.press(.character("1"), .command)
    #expect(app.catalog.detail?.part == .example)
    #expect(app.address == "/example/Inbox")
    await app.press(.up, .control)
    #expect(app.catalog.place.example == "FruitStand")
    await app.press(.character("f"), .command)
    for letter in "outline" { await app.press(.character(letter)) }
    await app.press(.escape)
    await app.press(.down, .control)
    #expect(app.catalog.place.example == "Outline")
  }
}

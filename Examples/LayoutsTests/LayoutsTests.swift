import PergolaTesting
import Testing
import UIKit

@testable import LayoutsScreens

@MainActor @Suite struct LayoutsTests {
  nonisolated static let names = [
    "rows", "grid", "inset-grid", "two-columns", "distinct-sections", "adaptive-sections", "nested-groups", "badges",
    "headers-and-footers", "pinned-headers", "decorations", "orthogonal", "waterfall", "circle", "spreadsheet",
    "switching",
  ]

  /// Shows the gallery with the demo of a name; with the menu for nil.
  func gallery(_ name: String?, size: CGSize = CGSize(width: 390, height: 844)) async throws -> Driver {
    let controller = GalleryViewController()
    let driver = Driver(showing: controller, size: size)
    if let name { controller.open(try #require(URL(string: "layouts://\(name)"))) }
    await driver.settle()
    return driver
  }

  @Test("the menu lists every layout by topic")
  func menu() async throws {
    let driver = try await gallery(nil)
    try assertSnapshot(driver, as: .text)
    #expect(Demo.all.map(\.name) == Self.names)
  }

  @Test("each layout opens by its URL and matches its snapshots", arguments: names)
  func layout(name: String) async throws {
    let driver = try await gallery(name)
    try assertSnapshot(driver, as: .text, named: name)
    try assertSnapshot(driver, as: .frames, named: name)
  }

  #if Image
    @Test("the screen matches its pictures in light and dark", arguments: ["badges", "nested-groups"])
    func looks(name: String) async throws {
      let controller = GalleryViewController()
      let driver = Driver(showing: controller, size: CGSize(width: 390, height: 420), textEngine: .system)
      controller.open(try #require(URL(string: "layouts://\(name)")))
      await driver.settle()
      try await assertSnapshots(driver, as: .png(scale: 1), appearances: [.light, .dark], named: name)
    }
  #endif

  @Test("each layout opens from the menu, and Back returns to it", arguments: names)
  func navigation(name: String) async throws {
    let driver = try await gallery(nil)
    let title = try #require(Demo.all.first { $0.name == name }?.title)
    try await driver.tap(.text(title))
    await driver.settle()
    #expect(driver.contains(.role(.heading, title)))
    #expect(driver.labels.contains("A1"))
    try await driver.tap(.role(.button, "Layouts"))
    await driver.settle()
    #expect(driver.contains("Items and groups"))
    #expect(!driver.contains("A1"))
  }

  @Test("an unknown URL opens the menu, and escape returns to it")
  func unknown() async throws {
    let driver = try await gallery("nowhere")
    #expect(driver.contains("Items and groups"))
    try await driver.tap("Grid")
    await driver.settle()
    await driver.press(.escape)
    #expect(driver.contains("Items and groups"))
  }

  @Test("adaptive sections have more columns in a wider window")
  func adaptive() async throws {
    let driver = try await gallery("adaptive-sections")
    await driver.resize(to: CGSize(width: 844, height: 390))
    try assertSnapshot(driver, as: .text)
  }

  @Test("a pinned header stays while its section is visible")
  func pinned() async throws {
    let driver = try await gallery("pinned-headers")
    await driver.scroll(by: CGVector(dx: 0, dy: 200))
    let place = try driver.frame(of: "Section A").midY
    #expect(place < 80)
    await driver.scroll(by: CGVector(dx: 0, dy: 700))
    #expect(!driver.contains("Section A"))
    #expect(try driver.frame(of: "Section B").midY == place)
    try assertSnapshot(driver, as: .text)
  }

  @Test("each orthogonal section scrolls and stops according to its behaviour")
  func orthogonal() async throws {
    let driver = try await gallery("orthogonal")
    for letter in ["A", "B", "C", "D", "E"] { try await driver.swipe(.text("\(letter)2"), .left, distance: 60) }
    await driver.settle()
    try assertSnapshot(driver, as: .text)
    for (letter, row) in [("A", 120), ("B", 248), ("C", 376), ("D", 504), ("E", 632)] as [(String, CGFloat)] {
      await driver.scroll(by: CGVector(dx: 6000, dy: 0), at: CGPoint(x: 195, y: row))
      await driver.settle()
      #expect(driver.contains(.text("\(letter)18")))
      #expect(!driver.contains(.text("\(letter)1")))
    }
  }

  @Test("a selected tile of the circle is deleted, the others move")
  func circle() async throws {
    let driver = try await gallery("circle")
    try await driver.tap("A12")
    try await driver.tap("A3")
    await driver.settle()
    #expect(!driver.contains("A12") && !driver.contains("A3"))
    try assertSnapshot(driver, as: .text)
  }

  @Test("the spreadsheet's first row and first column stay visible")
  func spreadsheet() async throws {
    let driver = try await gallery("spreadsheet")
    await driver.scroll(by: CGVector(dx: 320, dy: 320))
    try assertSnapshot(driver, as: .text)
    #expect(driver.contains("A1") && driver.contains("A7") && driver.contains("M1") && !driver.contains("B2"))
  }

  @Test("selecting a tile switches between rows and a grid")
  func switching() async throws {
    let driver = try await gallery("switching")
    await driver.scroll(by: CGVector(dx: 0, dy: 600))
    try await driver.tap("A16")
    await driver.settle()
    try assertSnapshot(driver, as: .text)
    try await driver.tap("A38")
    await driver.settle()
    #expect(driver.contains("A1"), "the grid fits, so the content offset stays at the start")
  }
}

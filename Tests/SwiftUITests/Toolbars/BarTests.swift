import Expectations
import PergolaTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Bars")
struct BarTests {
  private func show<Content: View>(@ViewBuilder _ content: () -> Content) async -> Driver {
    let driver = Driver(
      showing: UIHostingController(rootView: NavigationView(content: content)), size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  @Test("the page shows the title of its content")
  func title() async {
    let driver = await show { Text(verbatim: "content").navigationTitle("Things" as String) }
    #expect(driver.contains("Things"))
  }

  @Test("items of a toolbar stand in the bar")
  func items() async {
    let driver = await show {
      Text(verbatim: "content").toolbar {
        ToolbarItem(placement: .topBarLeading) { Text(verbatim: "left") }
        ToolbarItem(placement: .topBarTrailing) { Text(verbatim: "right") }
      }
    }
    #expect(driver.contains("left"))
    #expect(driver.contains("right"))
  }

  @Test(
    "a button in a toolbar does not grow with the user's text size",
    arguments: [ToolbarItemPlacement.topBarTrailing, .bottomBar, .principal])
  func textSize(placement: ToolbarItemPlacement) async throws {
    func height(_ size: UIContentSizeCategory) async throws -> CGFloat {
      let view = Text(verbatim: "content").toolbar { ToolbarItem(placement: placement) { Button("Add" as String) {} } }
      let driver = Driver(
        showing: UIHostingController(rootView: NavigationView { view }), size: CGSize(width: 390, height: 844),
        contentSize: size)
      await driver.settle()
      return try driver.frame(of: "Add").height
    }
    let usual = try await height(.large)
    let largest = try await height(.accessibilityExtraExtraExtraLarge)
    expectEqual(largest, usual)
  }

  private struct SavingButton: View {
    @State private var isSaved = false

    var body: some View {
      Button("Save" as String) { isSaved = true }.sheet(isPresented: $isSaved) { Text(verbatim: "Thanks") }
    }
  }

  @Test("the title of the action that completes a dialog is emphasized, and nothing that a sheet from it shows")
  func emphasis() async throws {
    func fonts(_ placement: ToolbarItemPlacement) async throws -> (title: UIFont, sheet: UIFont) {
      let driver = await show {
        Text(verbatim: "content").toolbar { ToolbarItem(placement: placement) { SavingButton() } }
      }
      let title = try #require(driver.window.label("Save")).font
      try await driver.tap("Save")
      return (try #require(title), try #require(driver.window.label("Thanks")?.font))
    }
    let usual = try await fonts(.primaryAction)
    let emphasized = try await fonts(.confirmationAction)
    expectEqual(usual.title, UIFont.preferredFont(forTextStyle: .body))
    #expect(emphasized.title != usual.title)
    expectEqual(emphasized.title.pointSize, usual.title.pointSize)
    expectEqual(emphasized.sheet, usual.sheet)
  }

  @Test("a label in a toolbar shows its icon alone, unless a style is chosen, and is found by its title")
  func labels() async throws {
    var taps: [String] = []
    let driver = await show {
      Text(verbatim: "content").toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Sort" as String, systemImage: "arrow.up") { taps.append("sort") }.labelStyle(.titleAndIcon)
        }
        ToolbarItem { Button("Add" as String, systemImage: "plus") { taps.append("add") } }
      }
    }
    #expect(driver.contains("Sort"))
    #expect(!driver.labels.contains("Add"))
    try await driver.tap("Add")
    #expect(taps == ["add"])
  }

  /// A label in a frame of its own.
  private struct Padded: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(4) }
  }

  @Test("a label of a custom style in a toolbar shows its icon alone")
  func customStyle() async {
    let driver = await show {
      Text(verbatim: "content").toolbar {
        ToolbarItem { Label("Sort" as String, systemImage: "arrow.up").labelStyle(Padded()) }
      }
    }
    #expect(driver.labels.contains("content"))
    #expect(!driver.labels.contains("Sort"))
  }

  private struct AddButton: View {
    @State private var isPresented = false

    var body: some View {
      Button("Add" as String, systemImage: "plus") { isPresented = true }
        .sheet(isPresented: $isPresented) { Label("Draft" as String, systemImage: "doc") }
    }
  }

  /// A button that is named after the size of its text, and whose sheet shows the size of text there.
  private struct SizeButton: View {
    private struct Content: View {
      @Environment(\.dynamicTypeSize) private var size

      var body: some View { Text(verbatim: "sheet \(size)") }
    }

    @Environment(\.dynamicTypeSize) private var size
    @State private var isPresented = false

    var body: some View {
      Button("button \(size)" as String) { isPresented = true }.sheet(isPresented: $isPresented) { Content() }
    }
  }

  @Test("text in the sheet of a toolbar's button has the user's text size")
  func textSizeOfSheet() async throws {
    let view = Text(verbatim: "content").toolbar { ToolbarItem { SizeButton() } }
    let driver = Driver(
      showing: UIHostingController(rootView: NavigationView { view }), size: CGSize(width: 390, height: 844),
      contentSize: .accessibilityExtraExtraExtraLarge)
    await driver.settle()
    try await driver.tap("button large")
    await driver.settle()
    #expect(driver.contains("sheet accessibility5"))
  }

  @Test("a label in the sheet of a toolbar's button has its title")
  func sheet() async throws {
    let driver = await show {
      Text(verbatim: "content").toolbar {
        ToolbarItem { AddButton() }
      }
    }
    try await driver.tap("Add")
    await driver.settle()
    #expect(driver.labels.contains("Draft"))
    #expect(!driver.labels.contains("Add"))
  }

  @Test("a hidden navigation bar shows no title")
  func hidden() async {
    let driver = await show {
      Text(verbatim: "content").navigationTitle("Things" as String).navigationBarHidden(true)
    }
    #expect(!driver.contains("Things"))
  }
}

extension UIView {
  /// The label inside that shows a text.
  fileprivate func label(_ text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.label(text) }.first
  }
}

import PergolaTesting
import SwiftUI
import Testing

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

  @Test("a hidden navigation bar shows no title")
  func hidden() async {
    let driver = await show {
      Text(verbatim: "content").navigationTitle("Things" as String).navigationBarHidden(true)
    }
    #expect(!driver.contains("Things"))
  }
}

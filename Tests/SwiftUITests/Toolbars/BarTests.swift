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

  @Test("a hidden navigation bar shows no title")
  func hidden() async {
    let driver = await show {
      Text(verbatim: "content").navigationTitle("Things" as String).navigationBarHidden(true)
    }
    #expect(!driver.contains("Things"))
  }
}

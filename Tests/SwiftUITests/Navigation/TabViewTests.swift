import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor private final class TabModel: ObservableObject {
  @Published var tab = 0
  var log: [String] = []
}

private struct Tabs: View {
  @ObservedObject var model: TabModel

  var body: some View {
    TabView(selection: $model.tab) {
      NavigationView {
        NavigationLink(destination: Text(verbatim: "inner page")) { Text(verbatim: "first content") }
      }
      .tabItem { VStack { Text(verbatim: "First") } }
      .tag(0)
      Text(verbatim: "second content")
        .onAppear { model.log.append("second appears") }
        .onDisappear { model.log.append("second disappears") }
        .tabItem { Text(verbatim: "Second") }
        .tag(1)
    }
  }
}

@MainActor @Suite("Tab views")
struct TabViewTests {
  private let model = TabModel()

  private func show() async -> Driver {
    let driver = Driver(
      showing: UIHostingController(rootView: Tabs(model: model)), size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  @Test("the tab whose tag is the selection is shown, and only its content appears")
  func selection() async {
    let driver = await show()
    #expect(driver.contains("first content"))
    #expect(model.log.isEmpty)
    model.tab = 1
    await driver.settle()
    #expect(driver.contains("second content"))
    expectEqual(model.log, ["second appears"])
    model.tab = 0
    await driver.settle()
    expectEqual(model.log, ["second appears", "second disappears"])
  }

  @Test("a tap on a tab writes its tag")
  func tap() async throws {
    let driver = await show()
    try await driver.tap(.role(.tab, "Second"))
    await driver.settle()
    expectEqual(model.tab, 1)
    #expect(driver.contains("second content"))
  }

  @Test("a value that no tab has keeps the tab")
  func unknownTag() async {
    let driver = await show()
    model.tab = 8
    await driver.settle()
    #expect(driver.contains("first content"))
  }

  @Test("a tap on the selected tab goes back to its first page, and a tab keeps its page while another is shown")
  func popToRoot() async throws {
    let driver = await show()
    try await driver.tap("first content")
    await driver.settle()
    #expect(driver.contains("inner page"))
    model.tab = 1
    await driver.settle()
    model.tab = 0
    await driver.settle()
    #expect(driver.contains("inner page"))
    try await driver.tap(.role(.tab, "First"))
    await driver.settle()
    #expect(driver.contains("first content"))
    expectEqual(model.tab, 0)
  }
}

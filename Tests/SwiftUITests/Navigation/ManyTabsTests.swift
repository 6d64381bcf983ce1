import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Tab views with many tabs")
struct ManyTabsTests {
  private final class Tab: ObservableObject {
    @Published var value = 0
  }

  private struct Seven: View {
    @ObservedObject var tab: Tab

    var body: some View {
      TabView(selection: $tab.value) {
        ForEach(0..<7) { number in
          Text(verbatim: "content \(number)").tabItem { Text(verbatim: "Tab \(number)") }.tag(number)
        }
      }
    }
  }

  private struct Untagged: View {
    @ObservedObject var tab: Tab

    var body: some View {
      TabView(selection: $tab.value) {
        Text(verbatim: "first").tabItem { Text(verbatim: "First") }
        Text(verbatim: "second").tabItem { Text(verbatim: "Second") }
      }
    }
  }

  private let tab = Tab()

  @Test("tabs that do not fit stand behind More, and the selection reaches them")
  func more() async throws {
    let driver = await show(Seven(tab: tab))
    #expect(driver.contains(.role(.tab, "More")))
    #expect(!driver.contains(.role(.tab, "Tab 5")))
    tab.value = 6
    await driver.settle()
    #expect(driver.contains("content 6"))
    tab.value = 1
    await driver.settle()
    #expect(driver.contains("content 1"))
  }

  @Test("a tap in the list of More writes the tag, and the bar shows the tab's title")
  func tapInMore() async throws {
    let driver = await show(Seven(tab: tab))
    try await driver.tap(.role(.tab, "More"))
    await driver.settle()
    try await driver.tap("Tab 5")
    await driver.settle()
    #expect(driver.contains("content 5"))
    expectEqual(tab.value, 5)
    #expect(driver.contains(.text("Tab 5")))
    try await driver.tap(.role(.tab, "Tab 2"))
    await driver.settle()
    expectEqual(tab.value, 2)
    #expect(driver.contains("content 2"))
  }

  @Test("tabs without tags are selected by their indices")
  func indices() async throws {
    let driver = await show(Untagged(tab: tab))
    #expect(driver.contains("first"))
    tab.value = 1
    await driver.settle()
    #expect(driver.contains("second"))
    try await driver.tap(.role(.tab, "First"))
    await driver.settle()
    expectEqual(tab.value, 0)
  }

  private struct TitledTabs: View {
    @ObservedObject var tab: Tab

    var body: some View {
      NavigationView {
        TabView(selection: $tab.value) {
          Text(verbatim: "a").navigationTitle("Title A" as String).tabItem { Text(verbatim: "Tab A") }.tag(0)
          NavigationLink(destination: Text(verbatim: "pushed")) { Text(verbatim: "b") }
            .navigationTitle("Title B" as String).tabItem { Text(verbatim: "Tab B") }.tag(1)
        }
      }
    }
  }

  @Test("the bar around tabs has the title of the tab that is shown")
  func titles() async throws {
    let driver = await show(TitledTabs(tab: tab))
    #expect(driver.contains("Title A"))
    tab.value = 1
    await driver.settle()
    #expect(driver.contains("Title B"))
    #expect(!driver.contains("Title A"))
    try await driver.tap("b")
    await driver.settle()
    #expect(driver.contains("pushed"))
    // The back button.
    #expect(driver.contains("Title B"))
    await driver.press(.escape)
    await driver.settle()
    tab.value = 0
    await driver.settle()
    #expect(driver.contains("Title A"))
  }
}

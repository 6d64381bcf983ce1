import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Tabs with values")
struct TabContentTests {
  private struct Fruits: View {
    @ObservedObject var model: Model

    var body: some View {
      TabView(selection: $model.number) {
        Tab("Apples", systemImage: "star", value: 0) { Text(verbatim: "page 0") }
          .badge(3)
        if model.isOn {
          Tab("Cherries", systemImage: "circle", value: 5) { Text(verbatim: "page 5") }
        }
        Tab(value: 9, role: .search) { Text(verbatim: "page 9") }
        TabSection("Citrus") {
          Tab("Lemons", systemImage: "heart", value: 1) { Text(verbatim: "page 1") }
          ForEach(2..<4, id: \.self) { number in
            Tab(value: number) {
              Text(verbatim: "page \(number)")
            } label: {
              Label("Lime \(number)", systemImage: "square")
            }
          }
        }
      }
    }
  }

  private func titles(_ driver: Driver) -> [String] {
    ["Apples", "Cherries", "Lemons", "Lime 2", "Lime 3", "Search"].filter { driver.contains(.text($0)) }
      .sorted { (try? driver.frame(of: .text($0)).minX) ?? 0 < (try? driver.frame(of: .text($1)).minX) ?? 0 }
  }

  private func show(_ view: some View) async -> Driver {
    await Showing(view, size: CGSize(width: 800, height: 600), idiom: .pad).driver
  }

  @Test("tabs of sections and loops stand in their order, that for searches at the end")
  func order() async {
    let driver = await show(Fruits(model: Model()))
    expectEqual(titles(driver), ["Apples", "Lemons", "Lime 2", "Lime 3", "Search"])
    #expect(driver.contains("page 0"))
  }

  @Test("a value selects its tab, and a tap writes the value")
  func selection() async throws {
    let model = Model()
    model.number = 2
    let driver = await show(Fruits(model: model))
    #expect(driver.contains("page 2"))
    try await driver.tap("Lemons")
    await driver.settle()
    expectEqual(model.number, 1)
    #expect(driver.contains("page 1"))
    model.number = 9
    await driver.settle()
    #expect(driver.contains("page 9"))
  }

  @Test("a tab comes and goes with a condition")
  func condition() async {
    let model = Model()
    let driver = await show(Fruits(model: model))
    model.isOn = true
    await driver.settle()
    expectEqual(titles(driver), ["Apples", "Cherries", "Lemons", "Lime 2", "Lime 3", "Search"])
  }

  @Test("tabs without values are selected by taps, and hidden ones are left out")
  func withoutValues() async throws {
    struct Plain: View {
      var body: some View {
        TabView {
          Tab("Apples", systemImage: "star") { Text(verbatim: "page 0") }
          Tab("Lemons", systemImage: "star") {
            Text(verbatim: "page 1")
            Text(verbatim: "below")
          }
          Tab("Cherries", systemImage: "star") { Text(verbatim: "page 2") }.hidden()
        }
      }
    }
    let driver = await show(Plain())
    expectEqual(titles(driver), ["Apples", "Lemons"])
    try await driver.tap("Lemons")
    await driver.settle()
    #expect(driver.contains("page 1"))
    #expect(driver.contains("below"))
  }

  @Test("an app's own tabs have their state")
  func composed() async throws {
    struct Own: TabContent {
      @State private var count = 0

      var body: some TabContent<Int> {
        Tab("Own", systemImage: "star", value: 7) {
          Button("Count \(count)") { count += 1 }
        }
      }
    }
    struct Screen: View {
      @State private var selection = 7
      var body: some View {
        TabView(selection: $selection) {
          Own()
          Tab("Apples", systemImage: "star", value: 8) { Text(verbatim: "page 8") }
        }
      }
    }
    let driver = await show(Screen())
    try await driver.tap("Count 0")
    await driver.settle()
    #expect(driver.contains("Count 1"))
  }
}

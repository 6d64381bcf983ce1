import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Views that depend on preferences")
struct PreferenceSecondaryTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Content: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Text(verbatim: "first").preference(key: Names.self, value: ["a"])
        if model.isOn { Text(verbatim: "second").preference(key: Names.self, value: ["b\(model.number)"]) }
      }
      .overlayPreferenceValue(Names.self) { names in
        Text(verbatim: "overlay \(names.joined(separator: " "))").preference(key: Names.self, value: ["overlay"])
      }
    }
  }

  @Test("an overlay depends on the value of the views that it covers, and follows its changes")
  func overlay() async {
    let model = Model()
    let driver = await show(Content(model: model))
    #expect(driver.contains("overlay a"))
    model.isOn = true
    await driver.settle()
    #expect(driver.contains("overlay a b0"))
    model.number = 1
    await driver.settle()
    #expect(driver.contains("overlay a b1"))
  }

  private struct Background: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(verbatim: "front").padding(50)
        .backgroundPreferenceValue(Names.self, alignment: .top) { Text(verbatim: "names \($0.count)") }
    }
  }

  @Test("a background receives the default where no view writes a value")
  func background() async {
    let driver = await show(Background(model: Model()))
    #expect(driver.contains("names 0"))
  }
}

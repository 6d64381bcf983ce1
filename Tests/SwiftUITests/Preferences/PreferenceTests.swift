import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Preferences")
struct PreferenceTests {
  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Writers: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Text(verbatim: "a").preference(key: Names.self, value: ["a"])
        if model.isOn { Text(verbatim: "b").preference(key: Names.self, value: ["b"]) }
        Text(verbatim: "c").preference(key: Names.self, value: ["c"])
          .transformPreference(Names.self) { $0.append("\(model.number)") }
      }
      .onPreferenceChange(Names.self) { model.note($0.joined(separator: " ")) }
    }
  }

  @Test("values are joined in document order, and reported at first and after changes")
  func order() async {
    let model = Model()
    let driver = await show(Writers(model: model))
    #expect(model.entries == ["a c 0"])
    model.isOn = true
    await driver.settle()
    #expect(model.entries.last == "a b c 0")
    model.number = 1
    await driver.settle()
    #expect(model.entries == ["a c 0", "a b c 0", "a b c 1"])
  }

  private struct MovingWriters: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        ForEach(model.isOn ? ["b", "c", "a"] : ["a", "b", "c"], id: \.self) {
          Text(verbatim: $0).preference(key: Names.self, value: [$0])
        }
      }
      .onPreferenceChange(Names.self) { model.note($0.joined(separator: " ")) }
    }
  }

  @Test("values are joined in the new order after the views that write them were moved")
  func moves() async {
    let model = Model()
    let driver = await show(MovingWriters(model: model))
    model.isOn = true
    await driver.settle()
    model.isOn = false
    await driver.settle()
    #expect(model.entries == ["a b c", "b c a", "a b c"])
  }

  private struct Nested: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(verbatim: "x").preference(key: Names.self, value: ["\(model.number)"])
        .onPreferenceChange(Names.self) { model.note("inner \($0.joined())") }
        .padding()
        .onPreferenceChange(Names.self) { model.note("middle \($0.joined())") }
        .padding()
        .onPreferenceChange(Names.self) { model.note("outer \($0.joined())") }
    }
  }

  @Test("a change is reported from the inside out")
  func nested() async {
    let model = Model()
    let driver = await show(Nested(model: model))
    model.number = 1
    await driver.settle()
    #expect(model.entries == ["inner 0", "middle 0", "outer 0", "inner 1", "middle 1", "outer 1"])
  }

  private struct Silent: View {
    let model: Model
    var body: some View {
      Text(verbatim: "x").onPreferenceChange(Names.self) { model.note("\($0.count)") }
    }
  }

  @Test("without a writer the default is reported")
  func defaultValue() async {
    let model = Model()
    _ = await show(Silent(model: model))
    #expect(model.entries == ["0"])
  }
}

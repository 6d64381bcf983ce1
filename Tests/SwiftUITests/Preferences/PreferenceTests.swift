import Expectations
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
    expectEqual(model.entries, ["a c 0"])
    model.isOn = true
    await driver.settle()
    expectEqual(model.entries.last, "a b c 0")
    model.number = 1
    await driver.settle()
    expectEqual(model.entries, ["a c 0", "a b c 0", "a b c 1"])
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
    expectEqual(model.entries, ["a b c", "b c a", "a b c"])
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
    expectEqual(model.entries, ["inner 0", "middle 0", "outer 0", "inner 1", "middle 1", "outer 1"])
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
    expectEqual(model.entries, ["0"])
  }

  private struct Rows: View {
    let model: Model
    let count: Int

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          Color.clear.preference(key: Names.self, value: ["\(number)"])
            .onPreferenceChange(Names.self) { if $0 != ["\(number)"] { model.note("row \(number): \($0)") } }
        }
      }
      .onPreferenceChange(Names.self) { model.note("\($0.count), from \($0.first ?? "") to \($0.last ?? "")") }
    }
  }

  @Test("each of many readers receives what is written inside it, and one around them all of it")
  func manyReaders() async {
    let model = Model()
    _ = await show(Rows(model: model, count: 2_000))
    expectEqual(model.entries, ["2000, from 0 to 1999"])
  }

  private struct Layers: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Text(verbatim: "a").preference(key: Names.self, value: ["a"])
          .onPreferenceChange(Names.self) { _ in }
        VStack {
          Text(verbatim: "b").preference(key: Names.self, value: ["b"])
          if model.isOn {
            Text(verbatim: "c").preference(key: Names.self, value: ["c"]).onPreferenceChange(Names.self) { _ in }
          }
        }
        .transformPreference(Names.self) { $0.append("!") }
        Text(verbatim: "hidden").preference(key: Names.self, value: ["hidden"]).padding()
          .preference(key: Names.self, value: ["d"])
      }
      .onPreferenceChange(Names.self) { model.note($0.joined(separator: " ")) }
    }
  }

  @Test("a writer around others stands for them, and readers between change nothing")
  func layers() async {
    let model = Model()
    let driver = await show(Layers(model: model))
    model.isOn = true
    await driver.settle()
    model.isOn = false
    await driver.settle()
    expectEqual(model.entries, ["a b ! d", "a b c ! d", "a b ! d"])
  }
}

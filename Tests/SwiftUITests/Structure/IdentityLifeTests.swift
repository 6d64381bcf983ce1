import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Identity and life")
struct IdentityLifeTests {
  private struct Counter: View {
    let name: String
    let model: Model
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(name) \(count)")
        .onTapGesture { count += 1 }
        .onAppear { model.note("\(name) appears") }
        .onDisappear { model.note("\(name) disappears") }
    }
  }

  private let model = Model()

  private struct Branches: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        if model.isOn { Counter(name: "on", model: model) } else { Counter(name: "off", model: model) }
        switch model.number {
        case 0: Text(verbatim: "zero")
        case 1: Text(verbatim: "one")
        default: EmptyView()
        }
      }
    }
  }

  @Test("another branch lets the old view disappear and the new one appear")
  func branches() async {
    let driver = await show(Branches(model: model))
    expectEqual(driver.labels, ["off 0", "zero"])
    expectEqual(model.entries, ["off appears"])
    model.isOn = true
    await driver.settle()
    expectEqual(driver.labels, ["on 0", "zero"])
    expectEqual(model.entries, ["off appears", "off disappears", "on appears"])
    model.number = 1
    await driver.settle()
    expectEqual(driver.labels, ["on 0", "one"])
    model.number = 2
    await driver.settle()
    expectEqual(driver.labels, ["on 0"])
    expectEqual(model.entries.count, 3)
  }

  private struct Identified: View {
    @ObservedObject var model: Model
    var body: some View { Counter(name: "\(model.number)", model: model).id(model.isOn) }
  }

  @Test("another id lets the view disappear and appear, and another value does not")
  func identity() async throws {
    let driver = await show(Identified(model: model))
    try await driver.tap("0 0")
    await driver.settle()
    model.number = 1
    await driver.settle()
    expectEqual(driver.labels, ["1 1"])
    expectEqual(model.entries, ["0 appears"])
    model.isOn = true
    await driver.settle()
    expectEqual(driver.labels, ["1 0"])
    expectEqual(model.entries.count, 3)
    expectEqual(model.entries.last, "1 appears")
  }

  private struct Erased: View {
    @ObservedObject var model: Model

    var body: some View {
      let counter = Counter(name: "\(model.number)", model: model)
      model.isOn ? AnyView(counter.padding()) : AnyView(counter)
    }
  }

  @Test("an erased view keeps its state with the same type inside, and loses it with another")
  func erased() async throws {
    let driver = await show(Erased(model: model))
    try await driver.tap("0 0")
    await driver.settle()
    model.number = 1
    await driver.settle()
    expectEqual(driver.labels, ["1 1"])
    model.isOn = true
    await driver.settle()
    expectEqual(driver.labels, ["1 0"])
  }

  private struct Twice: View {
    let model: Model

    var body: some View {
      VStack {
        ForEach([1], id: \.self) { Counter(name: "first \($0)", model: model) }
        ForEach([1], id: \.self) { Counter(name: "second \($0)", model: model) }
      }
    }
  }

  @Test("equal ids in two collections are two views")
  func twoCollections() async throws {
    let driver = await show(Twice(model: model))
    try await driver.tap("first 1 0")
    await driver.settle()
    expectEqual(driver.labels, ["first 1 1", "second 1 0"])
  }

  private struct Fields: View {
    @ObservedObject var model: ListModel<[Int]>
    var body: some View { VStack { ForEach($model.value, id: \.self) { Doubling(number: $0) } } }
  }

  private struct Doubling: View {
    @Binding var number: Int
    var body: some View { Text(verbatim: "number \(number)").onTapGesture { number *= 2 } }
  }

  @Test("a row sets its element through the binding, also after the data became shorter")
  func shorterData() async throws {
    let model = ListModel([1, 2, 3])
    let driver = await show(Fields(model: model))
    try await driver.tap("number 3")
    await driver.settle()
    expectEqual(model.value, [1, 2, 6])
    model.value = [6]
    await driver.settle()
    expectEqual(driver.labels, ["number 6"])
    try await driver.tap("number 6")
    await driver.settle()
    expectEqual(model.value, [12])
    model.value = []
    await driver.settle()
    expectEqual(driver.labels, [])
  }

  private struct Blogs: View {
    let model: Model

    var body: some View {
      List {
        ForEach(["one", "two"], id: \.self) { name in
          VStack { Text(verbatim: name) }.onTapGesture { model.note(name) }
        }
      }
    }
  }

  @Test("a tap on a row with a tap gesture calls its closure once")
  func tappedRow() async throws {
    let driver = await show(Blogs(model: model))
    try await driver.tap("two")
    await driver.settle()
    expectEqual(model.entries, ["two"])
  }
}

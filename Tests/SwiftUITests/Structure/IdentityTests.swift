import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Identity")
struct IdentityTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text(verbatim: "count \(count)").onTapGesture { count += 1 }
    }
  }

  private struct Identified: View {
    @ObservedObject var model: Model

    var body: some View {
      Counter().id(model.number)
        .onAppear { model.note("outer appears") }
    }
  }

  @Test("another id loses the state of the view")
  func identity() async throws {
    let model = Model()
    let driver = await show(Identified(model: model))
    try await driver.tap("count 0")
    expectEqual(driver.labels, ["count 1"])
    model.isOn = true
    await driver.settle()
    expectEqual(driver.labels, ["count 1"])
    model.number = 1
    await driver.settle()
    expectEqual(driver.labels, ["count 0"])
    expectEqual(model.entries, ["outer appears"])
  }

  private struct Branches: View {
    @ObservedObject var model: Model

    var body: some View {
      if model.isOn { Counter() } else { Counter() }
    }
  }

  @Test("another branch loses the state of the view")
  func branches() async throws {
    let model = Model()
    let driver = await show(Branches(model: model))
    try await driver.tap("count 0")
    expectEqual(driver.labels, ["count 1"])
    model.isOn = true
    await driver.settle()
    expectEqual(driver.labels, ["count 0"])
  }

  private struct Numbers: View {
    let handle: Handle
    @State private var numbers = [1, 2, 2]
    @MainActor final class Handle { var set: ([Int]) -> Void = { _ in } }

    var body: some View {
      let _ = handle.set = { numbers = $0 }
      VStack { ForEach(numbers, id: \.self) { Row(number: $0) } }
    }
  }

  private struct Row: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
      Text(verbatim: "\(number): \(taps)").onTapGesture { taps += 1 }
    }
  }

  @Test("each element with a duplicate id is shown, and elements that move keep their state")
  func elements() async throws {
    let handle = Numbers.Handle()
    let driver = await show(Numbers(handle: handle))
    expectEqual(driver.labels, ["1: 0", "2: 0", "2: 0"])
    try await driver.tap("1: 0")
    handle.set([3, 2, 1])
    await driver.settle()
    expectEqual(driver.labels, ["3: 0", "2: 0", "1: 1"])
    handle.set([3])
    await driver.settle()
    handle.set([1, 3])
    await driver.settle()
    expectEqual(driver.labels, ["1: 0", "3: 0"])
  }

  private struct Even: View, @MainActor Equatable {
    let number: Int
    static func == (a: Even, b: Even) -> Bool { a.number / 2 == b.number / 2 }
    var body: some View { Text(verbatim: "\(number)") }
  }

  private struct Comparing: View {
    @ObservedObject var model: Model
    var body: some View { EquatableView(content: Even(number: model.number)) }
  }

  @Test("a view that compares as equal is not updated")
  func equatable() async {
    let model = Model()
    let driver = await show(Comparing(model: model))
    model.number = 1
    await driver.settle()
    expectEqual(driver.labels, ["0"])
    model.number = 2
    await driver.settle()
    expectEqual(driver.labels, ["2"])
  }

  private struct Restless: View {
    @ObservedObject var model: Model
    var body: some View { Text(verbatim: "\(model.number)").id(UUID()) }
  }

  @Test("an id that is new in each evaluation replaces the view each time, and the app goes on")
  func restless() async {
    let model = Model()
    let driver = await show(Restless(model: model))
    model.number = 7
    await driver.settle()
    expectEqual(driver.labels, ["7"])
  }

  private struct Cycle: View {
    @ObservedObject var model: Model
    var body: some View {
      Text(verbatim: "tap").onTapGesture { model.isOn = false }
        .onChange(of: model.number) { if model.isOn { model.number += 1 } }
    }
  }

  @Test("a cycle of updates is stopped after 100 rounds, and the app goes on")
  func cycle() async throws {
    let model = Model()
    let driver = await show(Cycle(model: model))
    model.isOn = true
    model.number = 1
    await driver.settle()
    #expect(model.number > 50)
    #expect(model.number < 1000)
    try await driver.tap("tap")
    #expect(!model.isOn)
  }

  @MainActor private final class Owned: ObservableObject {
    static var made = 0
    static weak var last: Owned?
    init() {
      Self.made += 1
      Self.last = self
    }
  }

  private struct Owner: View {
    let number: Int
    @StateObject private var owned = Owned()
    var body: some View {
      let _ = owned
      Text(verbatim: "\(number)")
    }
  }

  private struct Owners: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack { if model.isOn { Owner(number: model.number) } }
    }
  }

  @Test("a state object is made once over 1,000 updates, and leaves with its view")
  func stateObject() async {
    let model = Model()
    model.isOn = true
    let driver = await show(Owners(model: model))
    let made = Owned.made
    for number in 1...1000 {
      model.number = number
      await driver.settle()
    }
    expectEqual(Owned.made, made)
    #expect(Owned.last != nil)
    model.isOn = false
    await driver.settle()
    #expect(Owned.last == nil)
  }
}

import Combine
import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// A value that a test sets and a view follows, and the entries that its closures make.
@MainActor final class Model: ObservableObject {
  @Published var number = 0
  @Published var isOn = false
  var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
}

@MainActor
func show<Content: View>(_ view: Content) async -> Driver {
  let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 844))
  await driver.settle()
  return driver
}

@MainActor @Suite("Life cycle of views")
struct LifecycleTests {
  private struct Changes: View {
    @ObservedObject var model: Model

    var body: some View {
      let captured = model.number
      Text(verbatim: "\(captured)")
        .onChange(of: captured) { old, new in model.note("two \(old) \(new) \(captured)") }
        .onChange(of: captured, initial: true) { model.note("none \(captured)") }
    }
  }

  @Test("onChange reports once for each update, with the old value and the new one, and at first only if asked to")
  func changes() async {
    let model = Model()
    let driver = await show(Changes(model: model))
    expectEqual(model.entries, ["none 0"])
    model.entries = []
    model.number = 1
    model.number = 2
    await driver.settle()
    expectEqual(Set(model.entries), ["two 0 2 2", "none 2"])
    expectEqual(model.entries.count, 2)
  }

  private struct EarlyChanges: View {
    @ObservedObject var model: Model

    @available(*, deprecated) var body: some View {
      let captured = model.number
      Text(verbatim: "\(captured)").onChange(of: captured) { new in model.note("\(captured) \(new)") }
    }
  }

  @Test("the early form of onChange performs the closure of the old view")
  func earlyChanges() async {
    let model = Model()
    let driver = await show(EarlyChanges(model: model))
    #expect(model.entries.isEmpty)
    model.number = 5
    await driver.settle()
    expectEqual(model.entries, ["0 5"])
  }

  private struct Tasks: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        if model.isOn {
          Text(verbatim: "on").task(id: model.number) {
            model.note("start \(model.number)")
            try? await Task.sleep(for: .seconds(1000))
            if Task.isCancelled { model.note("cancelled") }
          }
        }
      }
    }
  }

  @Test("a task starts with the appearance, starts again with another id, and is cancelled with the disappearance")
  func tasks() async throws {
    let model = Model()
    let driver = await show(Tasks(model: model))
    #expect(model.entries.isEmpty)
    model.isOn = true
    try await driver.settle { model.entries.count == 1 }
    expectEqual(model.entries, ["start 0"])
    model.number = 1
    try await driver.settle { model.entries.count == 3 }
    expectEqual(Set(model.entries), ["start 0", "cancelled", "start 1"])
    model.isOn = false
    try await driver.settle { model.entries.count == 4 }
    expectEqual(model.entries.last, "cancelled")
  }

  private struct Receiver: View {
    @ObservedObject var model: Model
    let subject: PassthroughSubject<Int, Never>

    var body: some View {
      Text(verbatim: "\(model.number)").onReceive(subject) { model.note("\($0)") }
    }
  }

  @Test("onReceive keeps its subscription to the same publisher over updates")
  func receiving() async {
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    let driver = await show(Receiver(model: model, subject: subject))
    subject.send(1)
    expectEqual(model.entries, ["1"])
    model.number = 1
    await driver.settle()
    subject.send(2)
    expectEqual(model.entries, ["1", "2"])
  }

  private struct Flood: View {
    let subject: PassthroughSubject<Int, Never>
    let evaluations: Evaluations
    @State private var last = 0

    var body: some View {
      let _ = evaluations.note("Flood")
      Text(verbatim: "\(last)").onReceive(subject) { last = $0 }
    }
  }

  @Test("100,000 received values are one update")
  func flood() async {
    let subject = PassthroughSubject<Int, Never>()
    let evaluations = Evaluations()
    let driver = await show(Flood(subject: subject, evaluations: evaluations))
    for number in 1...100_000 { subject.send(number) }
    await driver.settle()
    expectEqual(driver.labels, ["100000"])
    expectEqual(evaluations.counts, ["Flood": 2])
  }

  private struct Replay: View {
    let model: Model
    @State private var number = -1

    var body: some View {
      Text(verbatim: "\(number)").onReceive(model.$number) { number = $0 }
    }
  }

  @Test("a published property sends its present value when the view comes into being")
  func replay() async {
    let driver = await show(Replay(model: Model()))
    expectEqual(driver.labels, ["0"])
  }

  private struct Nested: View {
    let model: Model

    var body: some View {
      VStack {
        Text(verbatim: "a").onAppear { model.note("a") }
        Text(verbatim: "b").onAppear { model.note("b") }
      }
      .onAppear { model.note("stack") }
    }
  }

  @Test("views appear in document order, and containers after their content")
  func order() async {
    let model = Model()
    _ = await show(Nested(model: model))
    expectEqual(model.entries, ["a", "b", "stack"])
  }
}

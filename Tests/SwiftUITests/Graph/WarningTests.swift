import Combine
import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Warnings of the view graph")
struct WarningTests {
  private let log = WarningLog()

  /// Shows a view; the turns of its appearance are kept in the log.
  private func show(_ view: some View) -> Driver {
    log.keep {
      let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 844))
      _ = driver.text
      return driver
    }
  }

  /// Performs a change and the turn that follows it.
  private func change(_ driver: Driver, _ body: () -> Void) {
    log.keep {
      body()
      _ = driver.text
    }
  }

  private struct Names: View {
    @ObservedObject var model: ListModel<[String]>
    let isList: Bool

    var body: some View {
      if isList {
        List(model.value, id: \.self) { Text(verbatim: $0) }
      } else {
        VStack { ForEach(model.value, id: \.self) { Text(verbatim: $0) } }
      }
    }
  }

  @Test("an id that occurs several times is logged once, and all rows are shown", arguments: [false, true])
  func duplicates(isList: Bool) {
    let model = ListModel(["a", "b", "a", "a"])
    let driver = show(Names(model: model, isList: isList))
    expectEqual(driver.labels, ["a", "b", "a", "a"])
    let text = "the ID a occurs multiple times within the collection, this will give undefined results!"
    expectEqual(log.messages.count, 1)
    expectEqual(log.messages.first?.hasPrefix("ForEach<"), true)
    expectEqual(log.messages.first?.hasSuffix(text), true)
    change(driver) { model.value = ["a", "a", "c"] }
    expectEqual(driver.labels, ["a", "a", "c"])
    expectEqual(log.messages.count, 1)
    change(driver) { model.value = ["a", "a", "c", "c"] }
    expectEqual(driver.labels, ["a", "a", "c", "c"])
    expectEqual(log.messages.count, 2)
  }

  private struct Range: View {
    @ObservedObject var model: ListModel<Int>
    var body: some View { VStack { ForEach(0..<model.value) { Text(verbatim: "\($0)") } } }
  }

  @Test("a range that changes is logged once, and its new numbers are shown")
  func range() {
    let model = ListModel(2)
    let driver = show(Range(model: model))
    expectEqual(driver.labels, ["0", "1"])
    expectEqual(log.messages, [])
    change(driver) { model.value = 3 }
    expectEqual(driver.labels, ["0", "1", "2"])
    expectEqual(log.messages.count, 1)
    expectEqual(log.messages.first?.contains("the count changed from 2 to 3"), true)
    change(driver) { model.value = 0 }
    expectEqual(driver.labels, [])
    change(driver) { model.value = 1 }
    expectEqual(driver.labels, ["0"])
    expectEqual(log.messages.count, 1)
  }

  private struct Setter: View {
    @State private var number = 0

    var body: some View {
      let _ = { if number < 3 { number += 1 } }()
      Text(verbatim: "\(number)")
    }
  }

  @Test("state that is set while a body is evaluated is logged, with the property and the view")
  func setting() {
    let driver = show(Setter())
    expectEqual(driver.labels, ["3"])
    expectEqual(log.messages.count, 3)
    let text = "Modifying state during view update, this will cause undefined behavior: _number, set by Setter."
    expectEqual(Set(log.messages), [text])
  }

  private struct Endless: View {
    @ObservedObject var model: Model
    @State private var number = 0

    var body: some View {
      let _ = { if !model.isOn { number += 1 } }()
      Text(verbatim: model.isOn ? "on" : "off")
    }
  }

  @Test("a body that changes what it reads with each evaluation is stopped after 100 rounds, and the app goes on")
  func endlessBody() {
    let model = Model()
    let driver = show(Endless(model: model))
    expectEqual(driver.labels, ["off"])
    #expect(log.messages.contains { $0.hasPrefix("A cycle of updates was stopped after 100 rounds in one turn.") })
    change(driver) { model.isOn = true }
    expectEqual(driver.labels, ["on"])
  }

  private struct Publishing: View {
    @ObservedObject var model: Model

    var body: some View {
      let _ = { if model.number == 1 { model.number = 2 } }()
      Text(verbatim: "\(model.number)")
    }
  }

  @Test("a change that an observed object publishes while a body is evaluated is logged, and shown")
  func publishing() {
    let model = Model()
    let driver = show(Publishing(model: model))
    change(driver) { model.number = 1 }
    expectEqual(driver.labels, ["2"])
    expectEqual(
      log.messages,
      [
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior: Model._model"
      ])
  }

  private struct Cycle: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(verbatim: "number \(model.isOn ? 0 : model.number)")
        .onChange(of: model.number) { if model.isOn { model.number += 1 } }
    }
  }

  @Test("a cycle is stopped after 100 rounds in a turn and logged with its views, and the app goes on")
  func cycle() {
    let model = Model()
    let driver = show(Cycle(model: model))
    change(driver) {
      model.isOn = true
      model.number = 1
    }
    expectEqual(log.messages.count, 1)
    expectEqual(log.messages.first?.hasPrefix("A cycle of updates was stopped after 100 rounds in one turn."), true)
    let names = "These views change each other: Cycle, by onChange(of: Int) in Cycle"
    expectEqual(log.messages.first?.hasSuffix(names), true)
    #expect((100...103).contains(model.number))
    change(driver) {
      model.isOn = false
      model.number = 5
    }
    expectEqual(driver.labels, ["number 5"])
    expectEqual(log.messages.count, 1)
  }

  /// A change that an action leaves for a later turn. A task would make it, and have its turn, outside of the log.
  private final class LaterChange {
    var isDue = false
  }

  private struct Incomparable: View {
    @ObservedObject var model: Model
    /// Takes the change of the action; nil if the action makes it at once.
    var later: LaterChange?

    var body: some View {
      Text(verbatim: "number \(model.number)")
        .onChange(of: model.isOn ? Double.nan : 0) {
          if let later { later.isDue = true } else { model.number += 1 }
        }
    }
  }

  @Test(
    "onChange of a value that never equals itself ends after 100 actions, at once and later",
    arguments: [false, true])
  func incomparable(isLater: Bool) {
    let model = Model()
    let later = LaterChange()
    let driver = show(Incomparable(model: model, later: isLater ? later : nil))
    change(driver) { model.isOn = true }
    for _ in 0..<110 where later.isDue {
      later.isDue = false
      change(driver) { model.number += 1 }
    }
    #expect(!later.isDue)
    expectEqual(model.number, 100)
    expectEqual(log.messages.count, 1)
    let start = "The value of onChange(of: Double) in Incomparable does not equal itself,"
    expectEqual(log.messages.first?.hasPrefix(start), true)
    expectEqual(driver.labels, ["number 100"])
  }

  @Test("onChange is called again once its value equals itself")
  func comparableAgain() {
    let model = Model()
    let driver = show(Incomparable(model: model))
    change(driver) { model.isOn = true }
    change(driver) { model.isOn = false }
    expectEqual(driver.labels, ["number 101"])
  }

  /// An object whose changes may come from any thread.
  private final class Source: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    var number = 0
  }

  private struct Observer: View {
    @ObservedObject var source: Source
    var body: some View { Text(verbatim: "\(source.number)") }
  }

  @Test("a change that another thread publishes is logged, and shown by the main actor")
  func background() async {
    let source = Source()
    let driver = show(Observer(source: source))
    let log = log
    await Task.detached {
      log.keep {
        source.objectWillChange.send()
        source.number = 1
      }
    }.value
    expectEqual(log.messages.count, 1)
    expectEqual(log.messages.first?.hasPrefix("Publishing changes from background threads is not allowed;"), true)
    await driver.settle()
    expectEqual(driver.labels, ["1"])
  }

  @Test("state that is set before its view is shown is logged, and has no effect")
  func unmounted() {
    let state = State(initialValue: 1)
    log.keep { state.wrappedValue = 2 }
    expectEqual(state.wrappedValue, 1)
    expectEqual(log.messages.count, 1)
    expectEqual(log.messages.first?.hasPrefix("State was set outside of a view that is shown"), true)
  }

  private struct Stack: View {
    @ObservedObject var model: ListModel<NavigationPath>

    var body: some View {
      NavigationStack(path: $model.value) { Text(verbatim: "root") }
    }
  }

  @Test("a value of a path without a destination is logged with its type")
  func missingDestination() {
    let model = ListModel(NavigationPath())
    let driver = show(Stack(model: model))
    expectEqual(log.messages, [])
    change(driver) { model.value.append(2.5) }
    #expect(log.messages.contains { $0.contains("missing for a value of type Double") })
  }

  private struct Frame: View {
    let length: CGFloat
    var body: some View { Text(verbatim: "text").frame(width: length, height: length) }
  }

  @Test(
    "a frame with an impossible length is logged, and the app goes on",
    arguments: [-5, CGFloat.nan, CGFloat.infinity, -CGFloat.infinity])
  func frames(length: CGFloat) {
    let driver = show(
      VStack {
        Frame(length: length)
        Text(verbatim: "below")
      })
    #expect(driver.contains("below"))
    expectEqual(Set(log.messages), ["Invalid frame dimension (negative or non-finite)."])
  }
}

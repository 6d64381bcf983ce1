import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Gestures that are missing, hidden or mapped")
struct GestureTypeTests {
  private struct Missing: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(verbatim: "row").gesture(model.isOn ? TapGesture().onEnded { model.note("tap") } : nil)
    }
  }

  @Test("an optional gesture is recognized while it is there")
  func missing() async throws {
    let model = Model()
    let driver = await show(Missing(model: model))
    try await driver.tap("row")
    #expect(model.entries.isEmpty)
    model.isOn = true
    await driver.settle()
    try await driver.tap("row")
    expectEqual(model.entries, ["tap"])
    model.isOn = false
    await driver.settle()
    try await driver.tap("row")
    expectEqual(model.entries, ["tap"])
  }

  private struct Leaving: View {
    @ObservedObject var model: Model
    @GestureState private var distance = 0.0

    var body: some View {
      VStack {
        Text(verbatim: "row").gesture(
          model.isOn
            ? nil
            : DragGesture().updating($distance) { value, distance, _ in distance = value.translation.width }
              .onChanged { _ in
                model.note("changed")
                model.isOn = true
              }
              .onEnded { _ in model.note("ended") })
        Text(verbatim: "\(distance)")
      }
    }
  }

  @Test("a gesture that leaves while it is in progress is given up, and its state goes back")
  func leaving() async throws {
    let model = Model()
    let driver = await show(Leaving(model: model))
    try await driver.swipe("row", .left)
    expectEqual(model.entries, ["changed"])
    expectEqual(driver.labels, ["row", "0.0"])
  }

  private struct Hidden: View {
    @ObservedObject var model: Model

    private var gesture: AnyGesture<String> {
      model.isOn ? AnyGesture(DragGesture().map { _ in "drag" }) : AnyGesture(TapGesture().map { "tap" })
    }

    var body: some View { Text(verbatim: "row").gesture(gesture.onEnded { model.note($0) }) }
  }

  @Test("a gesture of a hidden type is recognized as what it is, also if another one takes its place")
  func hidden() async throws {
    let model = Model()
    let driver = await show(Hidden(model: model))
    try await driver.tap("row")
    try await driver.swipe("row", .left)
    expectEqual(model.entries, ["tap"])
    model.isOn = true
    await driver.settle()
    try await driver.tap("row")
    try await driver.swipe("row", .left)
    expectEqual(model.entries, ["tap", "drag"])
  }

  @Test("a mapped gesture performs the actions of the one that it is made of, then its own")
  func mapped() async throws {
    let model = Model()
    let gesture = TapGesture().onEnded { model.note("inner") }.map { 7 }.onEnded { model.note("outer \($0)") }
    let driver = await show(Text(verbatim: "row").gesture(gesture))
    try await driver.tap("row")
    expectEqual(model.entries, ["inner", "outer 7"])
  }
}

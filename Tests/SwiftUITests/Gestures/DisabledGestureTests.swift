import Expectations
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Gestures and actions of disabled views")
struct DisabledGestureTests {
  private struct Gestures: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Text(verbatim: "tap").onTapGesture { model.note("tap") }
        Text(verbatim: "press").onLongPressGesture { model.note("press") }
        Text(verbatim: "drag").gesture(DragGesture().onEnded { _ in model.note("drag") })
      }
      .disabled(model.isOn)
    }
  }

  @Test("disabled views recognise no taps, no long presses and no drags, until they are enabled")
  func gestures() async throws {
    let model = Model()
    model.isOn = true
    let driver = await show(Gestures(model: model))
    try await driver.tap("tap")
    try await driver.longPress("press")
    try await driver.swipe("drag", .left)
    #expect(model.entries.isEmpty)
    model.isOn = false
    await driver.settle()
    try await driver.tap("tap")
    try await driver.longPress("press")
    try await driver.swipe("drag", .left)
    expectEqual(model.entries, ["tap", "press", "drag"])
  }

  private struct Around: View {
    let model: Model

    var body: some View {
      Text(verbatim: "inner").disabled(true).onTapGesture { model.note("outer") }
    }
  }

  @Test("a gesture around a disabled view is recognised")
  func gestureAround() async throws {
    let model = Model()
    let driver = await show(Around(model: model))
    try await driver.tap("inner")
    expectEqual(model.entries, ["outer"])
  }

  private struct Rows: View {
    let model: Model

    var body: some View {
      List {
        ForEach(["deletable"], id: \.self) { Text(verbatim: $0) }
          .onDelete { _ in model.note("delete") }
          .disabled(true)
        Text(verbatim: "swipeable")
          .swipeActions { Button("Flag" as String) { model.note("flag") } }
          .disabled(true)
        Text(verbatim: "around")
          .disabled(true)
          .swipeActions { Button("Pin" as String) { model.note("pin") } }
      }
    }
  }

  @Test("swipes of disabled rows perform no actions")
  func swipes() async throws {
    let model = Model()
    let driver = await show(Rows(model: model))
    try await driver.swipe("deletable", .left, distance: 330)
    try await driver.swipe("swipeable", .left, distance: 330)
    await driver.settle()
    #expect(model.entries.isEmpty)
    try await driver.swipe("around", .left, distance: 330)
    await driver.settle()
    expectEqual(model.entries, ["pin"])
  }

  private struct Links: View {
    var body: some View {
      NavigationView {
        List {
          NavigationLink("link" as String, destination: Text(verbatim: "destination")).disabled(true)
        }
      }
    }
  }

  @Test("a disabled link pushes nothing")
  func link() async throws {
    let driver = await show(Links())
    try await driver.tap("link")
    await driver.settle()
    #expect(!driver.contains("destination"))
  }

  private struct Selectable: View {
    @State private var selection: String?

    var body: some View {
      VStack {
        List(["a", "b"], id: \.self, selection: $selection) { Text(verbatim: $0) }.disabled(true)
        Text(verbatim: "selected \(selection ?? "nothing")")
      }
    }
  }

  @Test("the rows of a disabled list are not selected by taps")
  func selection() async throws {
    let driver = await show(Selectable())
    try await driver.tap("a")
    await driver.settle()
    #expect(driver.contains("selected nothing"))
  }
}

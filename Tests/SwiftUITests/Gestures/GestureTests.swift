import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Gestures")
struct GestureTests {
  private struct Taps: View {
    let model: Model

    var body: some View {
      VStack {
        Text(verbatim: "inner").onTapGesture { model.note("inner") }
        Text(verbatim: "other")
      }
      .onTapGesture { model.note("outer") }
    }
  }

  @Test("the gesture of a view inside wins over that of its container")
  func innerWins() async throws {
    let model = Model()
    let driver = await show(Taps(model: model))
    try await driver.tap("inner")
    expectEqual(model.entries, ["inner"])
    try await driver.tap("other")
    expectEqual(model.entries, ["inner", "outer"])
  }

  private struct Priorities: View {
    let model: Model

    var body: some View {
      VStack {
        Text(verbatim: "high").onTapGesture { model.note("inner") }
          .highPriorityGesture(TapGesture().onEnded { model.note("high") })
        Text(verbatim: "both").onTapGesture { model.note("inner") }
          .simultaneousGesture(TapGesture().onEnded { model.note("beside") })
      }
    }
  }

  @Test("a gesture of high priority wins over those inside; a simultaneous one is recognised beside them")
  func priorities() async throws {
    let model = Model()
    let driver = await show(Priorities(model: model))
    try await driver.tap("high")
    expectEqual(model.entries, ["high"])
    model.entries = []
    try await driver.tap("both")
    expectEqual(Set(model.entries), ["inner", "beside"])
  }

  private struct Press: View {
    let model: Model

    var body: some View {
      Text(verbatim: "press")
        .onLongPressGesture {
          model.note("performed")
        } onPressingChanged: {
          model.note("pressing \($0)")
        }
    }
  }

  @Test("a long press reports its beginning and its end, and performs its action")
  func longPress() async throws {
    let model = Model()
    let driver = await show(Press(model: model))
    try await driver.longPress("press")
    expectEqual(model.entries, ["pressing true", "pressing false", "performed"])
  }

  @Test("a long press has the original's first spelling too")
  func formerLongPress() async throws {
    let model = Model()
    let driver = await show(
      Text(verbatim: "press").onLongPressGesture(minimumDuration: 0.2, pressing: { model.note("pressing \($0)") }) {
        model.note("performed")
      })
    try await driver.longPress("press")
    expectEqual(model.entries, ["pressing true", "pressing false", "performed"])
  }

  private struct Drag: View {
    let model: Model
    @GestureState private var width: CGFloat = 0

    var body: some View {
      Text(verbatim: "drag")
        .gesture(
          DragGesture()
            .updating($width) { value, state, _ in state = value.translation.width }
            .onEnded { model.note("ended \($0.translation.width < 0)") })
      Text(verbatim: "width \(Int(width))")
    }
  }

  @Test("a drag ends with its translation, and its state goes back")
  func drag() async throws {
    let model = Model()
    let driver = await show(Drag(model: model))
    try await driver.swipe("drag", .left)
    expectEqual(model.entries, ["ended true"])
    expectEqual(driver.labels, ["drag", "width 0"])
  }

  private struct Places: View {
    let model: Model

    var body: some View {
      VStack {
        Text(verbatim: "local").gesture(drag(.local))
        Text(verbatim: "global").gesture(drag(.global))
        Text(verbatim: "named").gesture(drag(.named("stack")))
        Text(verbatim: "provided").gesture(
          DragGesture(coordinateSpace: .named("stack")).onEnded { note($0.startLocation) })
      }
      .coordinateSpace(name: "stack")
    }

    private func drag(_ space: CoordinateSpace) -> some Gesture {
      DragGesture(minimumDistance: 1, coordinateSpace: space).onEnded { note($0.startLocation) }
    }

    private func note(_ place: CGPoint) { model.note("\(Int(place.y))") }
  }

  @Test("the places of a drag are in the coordinates that the gesture names")
  func coordinateSpaces() async throws {
    let model = Model()
    let driver = await show(Places(model: model))
    let stack = try driver.frame(of: "local").minY
    var expected = try [driver.frame(of: "local").height / 2]
    for text in ["local", "global", "named", "provided"] { try await driver.swipe(.text(text), .left) }
    expected += try [
      driver.frame(of: "global").midY, driver.frame(of: "named").midY - stack,
      driver.frame(of: "provided").midY - stack,
    ]
    expectEqual(model.entries, expected.map { "\(Int($0))" })
  }

  private struct Continuous: View {
    let model: Model
    @State private var width: CGFloat = 0
    @GestureState private var isDragged = false

    var body: some View {
      Text(verbatim: "drag")
        .offset(x: width)
        .transaction { if width != 0 { model.note($0.isContinuous ? "continuous" : "single") } }
        .gesture(
          DragGesture()
            .updating($isDragged) { _, state, transaction in
              state = transaction.isContinuous
              model.number = transaction.isContinuous ? 1 : 2
            }
            .onChanged { width = $0.translation.width })
    }
  }

  @Test("the changes of a drag have continuous transactions")
  func continuity() async throws {
    let model = Model()
    let driver = await show(Continuous(model: model))
    try await driver.swipe("drag", .left)
    await driver.settle()
    #expect(model.entries.contains("continuous"))
    expectEqual(model.number, 1)
  }
}

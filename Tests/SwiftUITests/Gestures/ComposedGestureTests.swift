import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// Gestures that are made of two: their values, their order, and their ends.
@MainActor @Suite("Composed gestures")
struct ComposedGestureTests {
  /// A surface as large as the window. Its view reads the state of its gesture, so that each event makes it again.
  private struct Following<Added: Gesture>: View {
    let gesture: Added
    let note: (Added.Value) -> String
    let model: Model
    @GestureState private var state = "none"

    var body: some View {
      Color.green.overlay(Text(verbatim: state))
        .gesture(
          gesture.updating($state) { value, state, _ in
            state = note(value)
            model.note("changed \(state)")
          }
          .onEnded { model.note("ended \(note($0))") })
    }
  }

  private let middle = CGPoint(x: 195, y: 400)

  private func place(_ x: CGFloat, _ y: CGFloat = 0) -> CGPoint { CGPoint(x: middle.x + x, y: middle.y + y) }

  private func name(_ value: SequenceGesture<LongPressGesture, DragGesture>.Value) -> String {
    switch value {
    case .first(let isPressed): "first \(isPressed)"
    case .second(let isPressed, nil): "second \(isPressed)"
    case .second(let isPressed, let drag?): "second \(isPressed) \(Int(drag.translation.width))"
    }
  }

  // MARK: Sequences

  @Test("a drag after a long press begins when the press has ended; a value of nil comes at once")
  func pressAndDrag() async throws {
    let model = Model()
    let driver = await show(
      Following(gesture: LongPressGesture().sequenced(before: DragGesture()), note: name, model: model))
    await driver.touch(.began, at: middle, finger: 0)
    expectEqual(model.entries, ["changed first true"])
    await driver.advanceClock(by: 0.6)
    expectEqual(model.entries, ["changed first true", "changed second true"])
    expectEqual(driver.labels, ["second true"])
    model.entries = []
    await driver.touch(.moved, at: place(5), finger: 0)
    expectEqual(model.entries, [])
    await driver.touch(.moved, at: place(20), finger: 0)
    await driver.touch(.moved, at: place(30), finger: 0)
    await driver.touch(.ended, at: place(30), finger: 0)
    expectEqual(model.entries, ["changed second true 20", "changed second true 30", "ended second true 30"])
    await driver.settle()
    expectEqual(driver.labels, ["none"])
  }

  @Test("a sequence whose first gesture fails has neither a second nor an end, and its state goes back")
  func failedPress() async throws {
    let model = Model()
    let driver = await show(
      Following(gesture: LongPressGesture().sequenced(before: DragGesture()), note: name, model: model))
    await driver.touch(.began, at: middle, finger: 0)
    await driver.touch(.moved, at: place(40), finger: 0)
    await driver.advanceClock(by: 1)
    await driver.touch(.moved, at: place(80), finger: 0)
    await driver.touch(.ended, at: place(80), finger: 0)
    await driver.settle()
    expectEqual(model.entries, ["changed first true"])
    expectEqual(driver.labels, ["none"])
  }

  @Test("a press without the drag after it is given up when the finger leaves; the next one begins again")
  func pressAlone() async throws {
    let model = Model()
    let driver = await show(
      Following(gesture: LongPressGesture().sequenced(before: DragGesture()), note: name, model: model))
    for _ in 1...2 {
      await driver.touch(.began, at: middle, finger: 0)
      await driver.advanceClock(by: 0.6)
      await driver.touch(.ended, at: middle, finger: 0)
    }
    await driver.settle()
    let once = ["changed first true", "changed second true"]
    expectEqual(model.entries, once + once)
    expectEqual(driver.labels, ["none"])
  }

  @Test("a gesture after one that ends when the fingers leave waits for the next ones")
  func tapAndDrag() async throws {
    let model = Model()
    let driver = await show(
      Following(gesture: TapGesture().sequenced(before: DragGesture()), note: { "\($0)".prefix(6) + "" }, model: model))
    await driver.tap(at: middle)
    expectEqual(model.entries, ["changed second"])
    await driver.touch(.began, at: middle, finger: 0)
    await driver.touch(.moved, at: place(30), finger: 0)
    await driver.touch(.ended, at: place(30), finger: 0)
    expectEqual(model.entries, ["changed second", "changed second", "ended second"])
  }

  @Test("a tap after a tap is the second one, and a double tap after a tap needs three")
  func tapsInSequence() async throws {
    let model = Model()
    let once = await show(
      Following(gesture: TapGesture().sequenced(before: TapGesture()), note: { "\($0)".prefix(6) + "" }, model: model))
    await once.tap(at: middle)
    expectEqual(model.entries, ["changed second"])
    await once.tap(at: middle)
    expectEqual(model.entries.last, "ended second")
    let other = Model()
    let twice = await show(
      Following(
        gesture: TapGesture().sequenced(before: TapGesture(count: 2)), note: { "\($0)".prefix(6) + "" }, model: other))
    await twice.tap(at: middle)
    await twice.tap(at: middle)
    expectEqual(other.entries, ["changed second"])
    await twice.tap(at: middle)
    expectEqual(other.entries.last, "ended second")
  }

  // MARK: Beside each other

  @Test("two fingers magnify and rotate at the same time, and the whole ends when both have ended")
  func magnifyAndRotate() async throws {
    let model = Model()
    let driver = await show(
      Following(
        gesture: MagnifyGesture().simultaneously(with: RotateGesture()),
        note: { value in
          let scale = value.first.map { "\(($0.magnification * 100).rounded() / 100)" } ?? "nil"
          return scale + " \(value.second.map { "\(Int($0.rotation.degrees.rounded()))" } ?? "nil")"
        }, model: model))
    await driver.touch(.began, at: place(-50), finger: 0)
    await driver.touch(.began, at: place(50), finger: 1)
    await driver.touch(.moved, at: place(150), finger: 1)
    expectEqual(model.entries, ["changed 2.0 nil"])
    await driver.touch(.moved, at: place(-50, 200), finger: 1)
    expectEqual(model.entries.suffix(1), ["changed 2.0 90"])
    await driver.touch(.ended, at: place(-50, 200), finger: 1)
    await driver.touch(.ended, at: place(-50), finger: 0)
    expectEqual(model.entries.last, "ended 2.0 90")
    expectEqual(model.entries.filter { $0.hasPrefix("ended") }.count, 1)
  }

  @Test("a gesture that fails beside one that ended leaves the end to it")
  func tapBesideDrag() async throws {
    let model = Model()
    let driver = await show(
      Following(
        gesture: TapGesture().simultaneously(with: DragGesture()),
        note: { "\($0.first != nil) \($0.second != nil)" }, model: model))
    await driver.tap(at: middle)
    expectEqual(model.entries, ["changed true false", "ended true false"])
  }

  // MARK: One of two

  @Test("of two exclusive gestures the second waits until the first has failed")
  func exclusive() async throws {
    let model = Model()
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture())
    let driver = await show(
      Following(gesture: gesture, note: { if case .first = $0 { "two" } else { "one" } }, model: model))
    await driver.tap(at: middle)
    expectEqual(model.entries, [])
    await driver.advanceClock(by: 1)
    expectEqual(model.entries, ["ended one"])
    model.entries = []
    await driver.tap(at: middle)
    await driver.tap(at: middle)
    await driver.advanceClock(by: 1)
    expectEqual(model.entries, ["ended two"])
  }

  // MARK: Masks

  private struct Masked: View {
    let model: Model
    let mask: GestureMask

    var body: some View {
      VStack {
        Text(verbatim: "inner").onTapGesture { model.note("inner") }
        Button("button") { model.note("button") }
        Text(verbatim: "rest")
      }
      .gesture(TapGesture().onEnded { model.note("outer") }, including: mask)
    }
  }

  @Test(
    "a mask chooses between the gesture, and the gestures and controls inside",
    arguments: [
      (GestureMask.all, ["inner", "button", "outer"]), (.gesture, ["outer", "outer", "outer"]),
      (.subviews, ["inner", "button"]), (GestureMask.none, []),
    ])
  func masks(mask: GestureMask, expected: [String]) async throws {
    let model = Model()
    let driver = await show(Masked(model: model, mask: mask))
    for text in ["inner", "button", "rest"] { await driver.tap(at: try driver.frame(of: .text(text)).middle) }
    expectEqual(model.entries, expected)
  }

  @Test("a gesture that is not enabled leaves those inside")
  func enabled() async throws {
    let model = Model()
    let driver = await show(
      Text(verbatim: "row").onTapGesture { model.note("inner") }
        .highPriorityGesture(TapGesture().onEnded { model.note("outer") }, isEnabled: false))
    try await driver.tap("row")
    expectEqual(model.entries, ["inner"])
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

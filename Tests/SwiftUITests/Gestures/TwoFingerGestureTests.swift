import Expectations
import PergolaTesting
import SwiftUI
import Testing

/// Gestures of two fingers, and taps with their place.
@MainActor @Suite("Gestures of two fingers, and places of taps")
struct TwoFingerGestureTests {
  private let middle = CGPoint(x: 195, y: 400)

  private func place(_ x: CGFloat) -> CGPoint { CGPoint(x: middle.x + x, y: middle.y) }

  @Test("a magnification begins at its least change, and says where it began")
  func magnify() async throws {
    let model = Model()
    var values: [MagnifyGesture.Value] = []
    let driver = await show(
      Color.green.frame(width: 200, height: 200)
        .gesture(
          MagnifyGesture(minimumScaleDelta: 0.1).onChanged { values.append($0) }.onEnded { _ in model.note("ended") }))
    await driver.touch(.began, at: place(-60), finger: 0)
    await driver.touch(.began, at: place(40), finger: 1)
    await driver.touch(.moved, at: place(49), finger: 1)
    #expect(values.isEmpty)
    await driver.touch(.moved, at: place(50), finger: 1)
    await driver.touch(.moved, at: place(90), finger: 1)
    expectEqual(values.map(\.magnification), [1.1, 1.5])
    let frame = driver.window.bounds
    let first = try #require(values.first)
    expectEqual(first.startLocation, CGPoint(x: 90, y: 400 - (frame.midY - 100)))
    expectEqual(first.startAnchor.x, 0.45)
    await driver.touch(.ended, at: place(90), finger: 1)
    await driver.touch(.ended, at: place(-60), finger: 0)
    expectEqual(model.entries, ["ended"])
  }

  @Test("the early names have the magnification and the angle as their values")
  func earlyNames() async throws {
    let model = Model()
    let driver = await show(
      Color.green.gesture(MagnificationGesture().onChanged { model.note("scale \($0)") })
        .simultaneousGesture(RotationGesture().onChanged { model.note("angle \(Int($0.degrees.rounded()))") }))
    await driver.touch(.began, at: place(0), finger: 0)
    await driver.touch(.began, at: place(100), finger: 1)
    await driver.touch(.moved, at: place(150), finger: 1)
    await driver.touch(.moved, at: CGPoint(x: middle.x, y: middle.y + 150), finger: 1)
    #expect(model.entries.first == "scale 1.5")
    #expect(model.entries.contains("angle 90"))
  }

  @Test("a rotation begins at its least angle")
  func rotate() async throws {
    let model = Model()
    let driver = await show(
      Color.green.gesture(RotateGesture(minimumAngleDelta: .degrees(30)).onChanged { _ in model.note("turned") }))
    await driver.touch(.began, at: place(0), finger: 0)
    await driver.touch(.began, at: place(100), finger: 1)
    await driver.touch(.moved, at: CGPoint(x: middle.x + 100, y: middle.y + 30), finger: 1)
    expectEqual(model.entries, [])
    await driver.touch(.moved, at: CGPoint(x: middle.x + 100, y: middle.y + 80), finger: 1)
    expectEqual(model.entries, ["turned"])
  }

  @Test("a tap has its place in the coordinates that are asked for")
  func places() async throws {
    var places: [CGPoint] = []
    let driver = await show(
      VStack {
        Color.green.frame(width: 100, height: 50).onTapGesture { places.append($0) }
        Color.blue.frame(width: 100, height: 50)
          .gesture(SpatialTapGesture(coordinateSpace: .named("stack")).onEnded { places.append($0.location) })
        Color.red.frame(width: 100, height: 50)
          .onTapGesture(count: 2, coordinateSpace: .global) { places.append($0) }
      }
      .coordinateSpace(name: "stack"))
    let top = driver.window.bounds.midY - 83
    let left = driver.window.bounds.midX - 50
    await driver.tap(at: CGPoint(x: left + 10, y: top + 20))
    await driver.tap(at: CGPoint(x: left + 10, y: top + 68))
    for _ in 1...2 { await driver.tap(at: CGPoint(x: left + 30, y: top + 130)) }
    expectEqual(places, [CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 68), CGPoint(x: left + 30, y: top + 130)])
  }
}

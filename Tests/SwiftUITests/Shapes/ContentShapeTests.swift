import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Content shapes")
struct ContentShapeTests {
  @MainActor final class Counter {
    var taps = 0
  }

  private func show(_ view: some View) async -> Driver {
    let driver = Driver(showing: UIHostingController(rootView: view), size: CGSize(width: 390, height: 400))
    await driver.settle()
    return driver
  }

  @Test("a view with a content shape receives touches where it shows nothing")
  func gap() async throws {
    let counter = Counter()
    let driver = await show(
      HStack {
        Text(verbatim: "left")
        Spacer()
        Text(verbatim: "right")
      }
      .contentShape(Rectangle())
      .onTapGesture { counter.taps += 1 })
    let left = try driver.frame(of: "left")
    await driver.tap(at: CGPoint(x: 195, y: left.midY))
    await driver.settle()
    expectEqual(counter.taps, 1)
  }

  @Test("a view receives no touches outside of its content shape")
  func outside() async throws {
    let counter = Counter()
    let driver = await show(
      Text(verbatim: "disc").frame(width: 100, height: 100)
        .background(Color.red)
        .contentShape(Circle())
        .onTapGesture { counter.taps += 1 })
    let text = try driver.frame(of: "disc")
    await driver.tap(at: CGPoint(x: text.midX - 46, y: text.midY - 46))
    await driver.settle()
    expectEqual(counter.taps, 0)
    await driver.tap(at: CGPoint(x: text.midX - 30, y: text.midY - 30))
    await driver.settle()
    expectEqual(counter.taps, 1)
  }

  @Test("a content shape for interaction is that of touches, and one for no use changes nothing")
  func kinds() async throws {
    let counter = Counter()
    let driver = await show(
      HStack {
        Text(verbatim: "left")
        Spacer()
        Text(verbatim: "right")
      }
      .contentShape([], Circle().size(width: 0, height: 0))
      .contentShape(.interaction, Rectangle())
      .onTapGesture { counter.taps += 1 })
    let left = try driver.frame(of: "left")
    await driver.tap(at: CGPoint(x: 195, y: left.midY))
    await driver.settle()
    expectEqual(counter.taps, 1)
  }
}

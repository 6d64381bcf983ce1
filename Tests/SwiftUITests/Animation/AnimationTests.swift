import Expectations
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Animations")
struct AnimationTests {
  private struct Content: View {
    @ObservedObject var model: Model
    var body: some View { Text(verbatim: "\(model.number)").animation(.linear, value: model.isOn) }
  }

  @Test("an animated change has its final state at once, and the completion follows")
  func completion() async {
    let model = Model()
    let driver = await show(Content(model: model))
    withAnimation(.linear(duration: 0.2)) {
      model.number = 1
    } completion: {
      model.note("completed")
    }
    expectEqual(model.number, 1)
    #expect(model.entries.isEmpty)
    await driver.settle()
    expectEqual(driver.labels, ["1"])
    expectEqual(model.entries, ["completed"])
  }

  @Test("the completion of an animation without changes is performed as well")
  func nothingChanged() async throws {
    let model = Model()
    let driver = await show(Content(model: model))
    withAnimation {
    } completion: {
      model.note("completed")
    }
    try await driver.settle { !model.entries.isEmpty }
    expectEqual(model.entries, ["completed"])
  }

  @Test("an animation tied to a value changes what is shown at once")
  func animatedValue() async {
    let model = Model()
    let driver = await show(Content(model: model))
    model.number = 3
    model.isOn = true
    await driver.settle()
    expectEqual(driver.labels, ["3"])
  }

  @Test("springs with a duration add a bounce to their own")
  func durations() {
    expectEqual(Animation.interactiveSpring(), .interactiveSpring)
    expectEqual(
      Animation.interactiveSpring(response: 0.3, dampingFraction: 0.5), Animation(.spring(dampingFraction: 0.5), 0.3))
    expectEqual(Animation.smooth(), .smooth)
    expectEqual(Animation.snappy(), .snappy)
    expectEqual(Animation.bouncy(), .bouncy)
    expectEqual(Animation.smooth(duration: 1, extraBounce: 0.25), Animation(.spring(dampingFraction: 0.75), 1))
    let springs: [(TimeInterval, Double) -> Animation] = [
      { .interactiveSpring(duration: $0, extraBounce: $1) }, { .snappy(duration: $0, extraBounce: $1) },
      { .bouncy(duration: $0, extraBounce: $1) },
    ]
    for (spring, own) in zip(springs, [0.86, 0.85, 0.7]) {
      expectEqual(spring(2, 0.1), Animation(.spring(dampingFraction: own - 0.1), 2))
    }
  }

  @Test("an interpolating spring has the period and the damping of its mass, its stiffness and its damping")
  func interpolatingSpring() {
    let spring = Animation.interpolatingSpring(mass: 4, stiffness: 100, damping: 20, initialVelocity: 2)
    expectEqual(spring.curve, .spring(dampingFraction: 0.5, initialVelocity: 2))
    #expect(abs(spring.duration - 0.4 * .pi) < 1e-9)
    expectEqual(Animation.interpolatingSpring(stiffness: 1, damping: 50).curve, .spring(dampingFraction: 1))
    expectEqual(Animation.interpolatingSpring(stiffness: 0, damping: 5), .interpolatingSpring)
    expectEqual(Animation.interpolatingSpring(stiffness: .nan, damping: 5), .interpolatingSpring)
    expectEqual(Animation.interpolatingSpring(duration: 0.3, bounce: 0.2).curve, .spring(dampingFraction: 0.8))
  }
}

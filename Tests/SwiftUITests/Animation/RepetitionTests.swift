import Expectations
import Foundation
import RenderTree
import Testing

@testable import PergolaTesting
@testable import SwiftUI

@MainActor @Suite("Repeated animations")
struct RepetitionTests {
  private struct Content: View {
    @ObservedObject var model: Model
    var body: some View { Text(verbatim: "pulse").opacity(model.isOn ? 0.5 : 1) }
  }

  /// The transitions of the frame after a change in an animation.
  private func transitions(_ animation: Animation, completion: @escaping () -> Void = {}) async -> (
    [NodeTransition], Driver
  ) {
    let model = Model()
    let driver = await Showing(Content(model: model)).driver
    withAnimation(animation) {
      model.isOn = true
    } completion: {
      completion()
    }
    return (driver.connection.frame().transitions, driver)
  }

  @Test("an animation without an end reaches the host, which sees the final state as well")
  func forever() async {
    var isCompleted = false
    let (transitions, driver) = await transitions(.linear(duration: 0.5).repeatForever()) { isCompleted = true }
    let repetition = NodeTransition.Repetition(runs: .infinity, autoreverses: true)
    #expect(!transitions.isEmpty)
    #expect(transitions.allSatisfy { $0.repetition == repetition })
    #expect(transitions.allSatisfy { $0.duration == 0.5 })
    await driver.settle()
    expectEqual(driver.labels, ["pulse"])
    #expect(!isCompleted)
  }

  @Test("an animation with a count reaches the host, and completes after its last run")
  func count() async {
    var isCompleted = false
    let (transitions, driver) = await transitions(.easeIn(duration: 0.5).repeatCount(3, autoreverses: false)) {
      isCompleted = true
    }
    let repetition = NodeTransition.Repetition(runs: 3, autoreverses: false)
    #expect(!transitions.isEmpty)
    #expect(transitions.allSatisfy { $0.repetition == repetition })
    #expect(!isCompleted)
    await driver.settle()
    #expect(isCompleted)
  }

  @Test("the curve of an animation is that of its control points")
  func curve() async {
    let (transitions, _) = await transitions(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1))
    #expect(!transitions.isEmpty)
    #expect(transitions.allSatisfy { $0.curve == .cubic(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4) })
  }
}

import Expectations
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Sensory feedback")
struct SensoryFeedbackTests {
  private struct Feedback: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(verbatim: "\(model.number)")
        .sensoryFeedback(.success, trigger: model.number)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 2), trigger: model.number) { old, new in
          model.note("condition \(old) \(new)")
          return new > 1
        }
        .sensoryFeedback(trigger: model.number) { old, new in
          model.note("choice \(old) \(new)")
          return new > 1 ? .selection : nil
        }
    }
  }

  @Test("a feedback follows each change of the trigger, and not the first value")
  func changes() async {
    let model = Model()
    let shown = await Showing(Feedback(model: model))
    expectEqual(model.entries, [])
    model.number = 1
    await shown.driver.settle()
    expectEqual(Set(model.entries), ["condition 0 1", "choice 0 1"])
    model.isOn.toggle()
    await shown.driver.settle()
    expectEqual(model.entries.count, 2)
  }

  @Test("feedbacks are values that compare")
  func values() {
    #expect(SensoryFeedback.impact == .impact(weight: .medium))
    #expect(SensoryFeedback.impact(flexibility: .soft) != .impact(flexibility: .rigid))
    #expect(SensoryFeedback.increase != .decrease)
  }
}

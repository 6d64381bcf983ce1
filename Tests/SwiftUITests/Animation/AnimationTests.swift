import PergolaTesting
import SwiftUI
import Testing

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
    #expect(model.number == 1)
    #expect(model.entries.isEmpty)
    await driver.settle()
    #expect(driver.labels == ["1"])
    #expect(model.entries == ["completed"])
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
    #expect(model.entries == ["completed"])
  }

  @Test("an animation tied to a value changes what is shown at once")
  func animatedValue() async {
    let model = Model()
    let driver = await show(Content(model: model))
    model.number = 3
    model.isOn = true
    await driver.settle()
    #expect(driver.labels == ["3"])
  }
}

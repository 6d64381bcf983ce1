import Expectations
import SwiftUI
import Testing

@testable import PergolaTesting

@MainActor @Suite("Selection of text")
struct TextSelectionTests {
  private struct Content: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        if model.isOn {
          Text("the **whole** text").textSelection(.enabled)
        } else {
          Text("the **whole** text").textSelection(.disabled).textSelection(.enabled)
        }
      }
      .onTapGesture { model.note("tap") }
    }
  }

  @Test("a long press on a text that can be selected copies or shares all of it")
  func copy() async throws {
    let model = Model()
    model.isOn = true
    let driver = await show(Content(model: model))
    try await driver.longPress("the whole text")
    await driver.settle()
    #expect(driver.contains("Share…"))
    try await driver.tap("Copy")
    await driver.settle()
    expectEqual(driver.connection.perform { UIPasteboard.general.string }, "the whole text")
  }

  @Test("texts can't be selected unless that is enabled, and the innermost setting counts")
  func disabled() async throws {
    let driver = await show(Content(model: Model()))
    try await driver.longPress("the whole text")
    await driver.settle()
    #expect(!driver.contains("Copy"))
  }

  @Test("a tap goes to the views around a text that can be selected")
  func tap() async throws {
    let model = Model()
    model.isOn = true
    let driver = await show(Content(model: model))
    try await driver.tap("the whole text")
    expectEqual(model.entries, ["tap"])
  }
}

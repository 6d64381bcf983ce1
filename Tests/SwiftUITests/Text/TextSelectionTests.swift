import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

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
    // Other tests use the pasteboard of the process at the same time.
    var copied: [String?] = []
    let observer = NotificationCenter.default.publisher(for: UIPasteboard.changedNotification).sink {
      copied.append(($0.object as? UIPasteboard)?.string)
    }
    try await driver.tap("Copy")
    await driver.settle()
    observer.cancel()
    #expect(copied.contains("the whole text"))
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

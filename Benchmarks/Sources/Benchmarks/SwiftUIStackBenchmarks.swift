import Foundation
import PergolaSwiftUI
import PergolaTesting
import PergolaUIKit

/// Measures how stacks that make all their views scale.
@MainActor
func measureSwiftUIStacks(_ suite: inout Suite) {
  let stage = TextStage()
  suite.ratio(
    "swiftui/first frame of a VStack of texts: 10,000 over 1,000", limit: 12, prepare: { stage.clear() },
    of: { _ in stage.show(10_000) }, to: { (_: inout Void) in stage.show(1_000) })
  suite.count("swiftui/bytes for each text of a VStack of 10,000", limit: 4_096) {
    stage.clear()
    return Suite.bytes { stage.show(10_000) } / 10_000
  }
  stage.clear()

  let (large, small) = (TextStage(), TextStage())
  large.show(10_000)
  small.show(1_000)
  suite.ratio(
    "swiftui/a key press beside a VStack of texts: 10,000 over 1,000", limit: 1.5, repetitions: 25,
    of: { large.type() }, to: { small.type() })
}

private struct TextScreen: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack {
        Field()
        ForEach(0..<count, id: \.self) { Text(verbatim: "Text \($0)") }
      }
    }
  }

  /// A text field with the text that it has.
  private struct Field: View {
    @State private var text = ""

    var body: some View {
      TextField("Placeholder", text: $text)
      Text(verbatim: "Typed \(text)")
    }
  }
}

/// A screen of texts and a text field.
@MainActor
private final class TextStage {
  private var driver: Driver?
  private var field: UITextField?

  func clear() {
    driver = nil
    field = nil
    _ = RunLoop.main.run(mode: .default, before: .now)
  }

  /// Shows texts in a new window.
  func show(_ count: Int) {
    let driver = Driver(showing: UIHostingController(rootView: TextScreen(count: count)))
    self.driver = driver
    precondition(driver.labels.contains("Text 0"))
    field = Self.field(in: driver.window)
  }

  /// Types a character, and deletes it.
  func type() {
    guard let driver, let field else { preconditionFailure() }
    if !field.isFirstResponder { field.becomeFirstResponder() }
    field.insertText("x")
    precondition(driver.labels.contains("Typed x"))
    field.deleteBackward()
    precondition(driver.labels.contains("Typed"))
  }

  private static func field(in view: UIView) -> UITextField? {
    view as? UITextField ?? view.subviews.lazy.compactMap { field(in: $0) }.first
  }
}

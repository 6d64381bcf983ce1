import Foundation
import PergolaSwiftUI
import PergolaTesting
import PergolaUIKit

/// Measures how stacks that make all their views scale. Takes and returns the suite, because an asynchronous function
/// cannot change a global variable.
@MainActor
func measureSwiftUIStacks(_ begun: Suite) async -> Suite {
  var suite = begun
  let stage = TextStage()
  suite.ratio(
    "swiftui/first frame of a VStack of texts: 10,000 over 1,000", limit: 12, prepare: { stage.clear() },
    of: { _ in stage.show(10_000) }, to: { (_: inout Void) in stage.show(1_000) })
  suite.count("swiftui/bytes for each text of a VStack of 10,000", limit: 4_096) {
    stage.clear()
    return Suite.bytes { stage.show(10_000) } / 10_000
  }
  stage.clear()

  let (texts, labels) = (TextStage(), TextStage())
  texts.show(10_000)
  labels.show(UIViewController.field(aboveLabels: 10_000))
  await suite.ratio(
    "swiftui/a key press in a VStack with 10,000 texts: time over that above 10,000 labels of UIKit", limit: 1.5,
    repetitions: 25, of: { await texts.type() }, to: { await labels.type() })
  return suite
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
      Text(verbatim: text.isEmpty ? "none" : "some")
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
  func show(_ count: Int) { show(UIHostingController(rootView: TextScreen(count: count))) }

  /// Shows a screen of texts in a new window.
  func show(_ controller: UIViewController) {
    let driver = Driver(showing: controller)
    self.driver = driver
    precondition(driver.labels.contains("Text 0"))
    field = Self.field(in: driver.window)
  }

  /// Types a character, and deletes it, with the frames that follow.
  func type() async {
    guard let driver, let field else { preconditionFailure() }
    if !field.isFirstResponder { field.becomeFirstResponder() }
    field.insertText("x")
    // The key has no effect: the frame is made before.
    await driver.press(.end)
    field.deleteBackward()
    await driver.press(.end)
  }

  private static func field(in view: UIView) -> UITextField? {
    view as? UITextField ?? view.subviews.lazy.compactMap { field(in: $0) }.first
  }
}

extension UIViewController {
  /// A controller with a text field above labels in a scroll view.
  fileprivate static func field(aboveLabels count: Int) -> UIViewController {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 390, height: 24 * CGFloat(count + 1))
    controller.view.addSubview(scrollView)
    scrollView.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 24)))
    for number in 0..<count {
      let label = UILabel(frame: CGRect(x: 0, y: 24 * CGFloat(number + 1), width: 390, height: 24))
      label.text = "Text \(number)"
      scrollView.addSubview(label)
    }
    return controller
  }
}

import PergolaUIKit

/// Measures the cost of a key press in a text view, by the length of the text.
@MainActor
func measureTextEditing(_ suite: inout Suite) {
  for (name, offset) in [("start", 0.0), ("middle", 0.5), ("end", 1.0)] {
    let (long, short) = (EditedText(bytes: 1_000_000, at: offset), EditedText(bytes: 1000, at: offset))
    suite.ratio(
      "text/a key press at the \(name): a text view of 1 MB over one of 1 KB", limit: 2, repetitions: 7,
      of: { for _ in 0..<50 { long.press() } }, to: { for _ in 0..<50 { short.press() } })
  }
}

/// A text view in a window.
@MainActor
private final class EditedText {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 240))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 240))

  /// - Parameters:
  ///   - bytes: The approximate length of the text.
  ///   - place: The insertion point as a fraction of the length.
  init(bytes: Int, at place: Double) {
    let line = "Some words of a line that fits the width\n"
    view.text = String(repeating: line, count: bytes / line.utf8.count)
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: Int(Double(bytes) * place), length: 0)
    window.layoutIfNeeded()
  }

  /// Types a character and deletes it again.
  func press() {
    view.insertText("x")
    window.layoutIfNeeded()
    view.deleteBackward()
    window.layoutIfNeeded()
  }
}

import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Text of 10 MB that is pasted.
@MainActor @Suite struct LargePasteTests {
  /// 163,840 lines of 64 bytes each.
  private let text = Self.lines(endingWith: "\n")

  private static func lines(endingWith end: String) -> String {
    String(repeating: String(repeating: "0123456789", count: 6) + "abc" + end, count: 163_840)
  }

  let screen = InputScene()

  private func paste() {
    screen.connection.perform { UIPasteboard.general.string = text }
    screen.press(.character("v"), .alternate)
    screen.connection.perform { UIPasteboard.general.string = nil }
  }

  @Test("10 MB pasted into a text view are all there, behind them the visible insertion point")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    screen.window.addSubview(view)
    view.text = "ab"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
    paste()
    screen.layOut()
    let length = text.utf8.count
    expectEqual(view.editor.document.length, length + 2)
    expectEqual(view.selectedRange, NSRange(location: length + 1, length: 0))
    let isWhole = view.text == "a" + text + "b"
    #expect(isWhole)
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.intersects(caret))
    let paragraphs = view.editor.document.paragraphs
    var laidOut = 0
    paragraphs.forEach(in: 0..<paragraphs.count) { if $0.paragraph.layout != nil { laidOut += 1 } }
    #expect(laidOut < 100)
  }

  @Test("10 MB pasted into a field are in one line, with spaces for line breaks and the insertion point behind them")
  func field() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    screen.window.addSubview(field)
    field.text = ""
    field.becomeFirstResponder()
    paste()
    screen.layOut()
    let length = text.utf8.count
    expectEqual(field.editor.document.length, length)
    expectEqual(field.insertionOffset, length)
    let isWhole = field.text == Self.lines(endingWith: " ")
    #expect(isWhole)
    #expect((field.display.text ?? "").utf8.count < 20_000)
    #expect(field.caret.frame.maxX <= 200)
  }

  @Test("each line separator becomes one space in a field, and a carriage return with its line feed is one")
  func separators() {
    expectEqual("a\r\nb\n\rc\u{2028}d\u{85}".onSingleLine, "a b  c d ")
    expectEqual("plain".onSingleLine, "plain")
    expectEqual("\r\n".onSingleLine, " ")
  }
}

import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UITextViewTests {
  let screen = InputScene()
  /// A line has 23 cells; the text begins at (5, 8).
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let listener = Listener()

  init() {
    screen.window.addSubview(view)
    view.delegate = listener
  }

  final class Listener: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var allows = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      calls.append("should begin")
      return allows
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      calls.append("should end")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("did end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      calls.append("should change \(range.location) \(range.length) \(text)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
  }

  func type(_ text: String) { for character in text { screen.press(.character(character)) } }

  /// Begins editing with a text and an insertion point.
  func edit(_ text: String, at offset: Int) {
    view.text = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: offset, length: 0)
    listener.calls = []
  }

  @Test("the delegate is called in the original's order")
  func order() {
    screen.tap(50, 20)
    type("a")
    screen.press(.escape)
    expectEqual(
      listener.calls,
      [
        "should begin", "did begin", "should change 0 0 a", "selection", "did change", "should end", "did end",
      ])
    #expect(!view.isFirstResponder)
  }

  @Test("changes by the app call no delegate, and cannot be undone")
  func programmatic() {
    edit("", at: 0)
    type("a")
    listener.calls = []
    view.text = "text"
    #expect(listener.calls.isEmpty)
    expectEqual(view.undoManager?.canUndo, false)
    expectEqual(view.selectedRange, NSRange(location: 4, length: 0))
    view.text = nil
    expectEqual(view.text, "")
    #expect(!view.hasText)
  }

  @Test("a change that the delegate refuses is not made")
  func refused() {
    edit("text", at: 4)
    listener.allows = false
    type("x")
    screen.press(.backspace)
    expectEqual(view.text, "text")
    expectEqual(listener.calls, ["should change 4 0 x", "should change 3 1 "])
  }

  @Test("a delegate that refuses the beginning keeps the view from editing")
  func refusedBeginning() {
    listener.allows = false
    screen.tap(50, 20)
    #expect(!view.isFirstResponder)
    expectEqual(listener.calls, ["should begin"])
  }

  @Test("a text view works after its delegate is gone")
  func goneDelegate() {
    var other: Listener? = Listener()
    view.delegate = other
    other = nil
    #expect(other == nil)
    #expect(view.delegate == nil)
    view.becomeFirstResponder()
    type("a")
    expectEqual(view.text, "a")
  }

  @Test("enter inserts a new line")
  func enter() {
    edit("ab", at: 1)
    screen.press(.enter)
    expectEqual(view.text, "a\nb")
    expectEqual(view.selectedRange.location, 2)
  }

  @Test("up and down stay near the same column, and go to the ends of the text")
  func vertical() {
    edit("abcdef\nxy\nlonger line", at: 5)
    var offsets: [Int] = []
    for key in [KeyEvent.Key.down, .down, .down, .up] {
      screen.press(key)
      offsets.append(view.selectedRange.location)
    }
    expectEqual(offsets, [9, 15, 21, 9])
    view.selectedRange = NSRange(location: 5, length: 0)
    screen.press(.down)
    screen.press(.down)
    screen.press(.up)
    screen.press(.up)
    expectEqual(view.selectedRange.location, 5)
    screen.press(.up)
    expectEqual(view.selectedRange.location, 0)
  }

  @Test("home and end go to the ends of a wrapped line")
  func wrappedLine() {
    edit("one two three four five six", at: 21)
    // The first line is "one two three four five".
    screen.press(.home)
    expectEqual(view.selectedRange.location, 0)
    screen.press(.end)
    expectEqual(view.selectedRange.location, 24)
    screen.press(.right)
    expectEqual(view.selectedRange.location, 25)
    screen.press(.left)
    screen.press(.left)
    expectEqual(view.selectedRange.location, 23)
  }

  @Test("alternate and control move by words, shift selects")
  func words() {
    edit("one two three", at: 0)
    screen.press(.right, .alternate)
    expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
    screen.press(.right, [.control, .shift])
    expectEqual(view.selectedRange, NSRange(location: 3, length: 4))
    screen.press(.end)
    expectEqual(view.selectedRange, NSRange(location: 13, length: 0))
    screen.press(.home, .shift)
    expectEqual(view.selectedRange, NSRange(location: 0, length: 13))
    screen.press(.left)
    expectEqual(view.selectedRange, NSRange(location: 0, length: 0))
  }

  @Test("a typed character replaces the selection")
  func replacing() {
    edit("one two", at: 0)
    view.selectedRange = NSRange(location: 0, length: 3)
    type("x")
    expectEqual(view.text, "x two")
    #expect(listener.calls.contains("should change 0 3 x"))
  }

  @Test("words are deleted with the alternate key, and undone")
  func deletedWord() {
    edit("one two", at: 7)
    screen.press(.backspace, .alternate)
    expectEqual(view.text, "one ")
    screen.press(.character("z"), .alternate)
    expectEqual(view.text, "one two")
    expectEqual(view.selectedRange.location, 7)
    view.selectedRange = NSRange(location: 0, length: 0)
    screen.press(.delete, .alternate)
    expectEqual(view.text, " two")
  }

  @Test("typing without a pause of another kind is undone at once, and redone")
  func undo() {
    edit("", at: 0)
    type("abc")
    expectEqual(view.undoManager?.undoActionName, "Typing")
    screen.press(.character("z"), .alternate)
    expectEqual(view.text, "")
    screen.press(.character("Z"), .alternate)
    expectEqual(view.text, "abc")
    screen.press(.left)
    type("xy")
    screen.press(.backspace)
    screen.press(.backspace)
    expectEqual(view.text, "abc")
    screen.press(.character("z"), .alternate)
    expectEqual(view.text, "abxyc")
    screen.press(.character("z"), .alternate)
    expectEqual(view.text, "abc")
    screen.press(.character("z"), [.alternate, .shift])
    expectEqual(view.text, "abxyc")
  }

  @Test("arrow keys move in the order of the screen where the direction changes")
  func bidirectional() {
    edit("abאב", at: 0)
    var offsets: [Int] = []
    for _ in 0..<5 {
      screen.press(.right)
      offsets.append(view.selectedRange.location)
    }
    expectEqual(offsets, [1, 2, 3, 2, 2])
    for _ in 0..<4 {
      screen.press(.left)
      offsets.append(view.selectedRange.location)
    }
    expectEqual(offsets.suffix(4), [3, 4, 1, 0])
  }

  @Test("in right-to-left text, left goes forwards")
  func rightToLeft() {
    edit("אבג", at: 0)
    screen.press(.left)
    expectEqual(view.selectedRange.location, 1)
    screen.press(.left, .shift)
    expectEqual(view.selectedRange, NSRange(location: 1, length: 1))
    screen.press(.right)
    expectEqual(view.selectedRange, NSRange(location: 1, length: 0))
  }

  @Test("arrow keys pass the border of two parts of a very long paragraph")
  func longParagraph() {
    edit(String(repeating: "word ", count: 1000), at: 0)
    let border = view.editor.document.paragraphs[0].paragraph.length
    view.selectedRange = NSRange(location: border, length: 0)
    var offsets: [Int] = []
    for key in [KeyEvent.Key.left, .right, .right] {
      screen.press(key)
      offsets.append(view.selectedRange.location - border)
    }
    expectEqual(offsets, [-1, 0, 1])
  }

  @Test("a selection inside a joined emoji grows to the whole of it")
  func emoji() {
    edit("a👨‍👩‍👧b", at: 4)
    expectEqual(view.selectedRange, NSRange(location: 1, length: 0))
    view.selectedRange = NSRange(location: 3, length: 2)
    expectEqual(view.selectedRange, NSRange(location: 1, length: 8))
    screen.press(.backspace)
    expectEqual(view.text, "ab")
  }

  @Test("keys select, copy, cut and paste, and the host's clipboard gets the text")
  func pasteboard() {
    var copied: [String] = []
    screen.connection.onCopy = { copied.append($0) }
    edit("hello", at: 0)
    screen.press(.character("a"), .alternate)
    screen.press(.character("c"), .alternate)
    screen.press(.right)
    screen.press(.character("v"), .alternate)
    expectEqual(view.text, "hellohello")
    screen.press(.character("a"), .alternate)
    screen.press(.character("x"), .command)
    expectEqual(view.text, "")
    expectEqual(copied, ["hello", "hellohello"])
    screen.connection.perform { UIPasteboard.general.string = nil }
  }

  @Test("a mouse drag selects")
  func drag() {
    view.text = "hello world"
    screen.layOut()
    func mouse(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      screen.connection.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: 16), kind: .mouse)))
    }
    mouse(.began, 13)
    mouse(.moved, 30)
    mouse(.moved, 45)
    mouse(.ended, 45)
    expectEqual(view.selectedRange, NSRange(location: 1, length: 4))
  }

  @Test("two taps select a word, three a paragraph")
  func taps() {
    view.text = "hello world\nnext"
    screen.layOut()
    screen.tap(21, 16)
    expectEqual(view.selectedRange, NSRange(location: 2, length: 0))
    screen.tap(21, 16)
    expectEqual(view.selectedRange, NSRange(location: 0, length: 5))
    screen.tap(21, 16)
    expectEqual(view.selectedRange, NSRange(location: 0, length: 12))
  }

  @Test("a view that is not editable lets text be selected and copied, but not changed")
  func notEditable() {
    view.isEditable = false
    edit("hello", at: 0)
    type("x")
    screen.press(.backspace)
    expectEqual(view.text, "hello")
    screen.press(.right, .shift)
    expectEqual(view.selectedRange, NSRange(location: 0, length: 1))
    #expect(!listener.calls.contains("did change"))
  }

  @Test("positions and ranges read and change the text")
  func positions() throws {
    edit("hello", at: 0)
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let end = try #require(view.position(from: view.endOfDocument, offset: -1))
    #expect(view.position(from: end, offset: 5) == nil)
    expectEqual(view.offset(from: start, to: end), 3)
    expectEqual(view.compare(start, to: end), .orderedAscending)
    let range = try #require(view.textRange(from: start, to: end))
    expectEqual(view.text(in: range), "ell")
    expectEqual(view.caretRect(for: start), CGRect(x: 13, y: 8, width: 2, height: 16))
    expectEqual(view.closestPosition(to: CGPoint(x: 28, y: 10))?.offset, 3)
    view.replace(range, withText: "-")
    expectEqual(view.text, "h-o")
  }

  @Test("a position at any distance outside of the text does not exist")
  func distantPositions() throws {
    edit("hello", at: 0)
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    #expect(view.position(from: start, offset: .max) == nil)
    #expect(view.position(from: start, offset: .min) == nil)
  }

  @Test("a range of any length ends at the end of the text")
  func longRanges() {
    edit("hello", at: 0)
    view.selectedRange = NSRange(location: 1, length: .max)
    expectEqual(view.selectedRange, NSRange(location: 1, length: 4))
    view.selectedRange = NSRange(location: NSNotFound, length: 1)
    expectEqual(view.selectedRange, NSRange(location: 5, length: 0))
    view.scrollRangeToVisible(NSRange(location: 1, length: .max))
    view.setMarkedText("か", selectedRange: NSRange(location: NSNotFound, length: 1))
    expectEqual(view.selectedRange, NSRange(location: 6, length: 0))
  }

  @Test("replacing a half of an emoji replaces the whole, and undo restores it")
  func replacedHalf() throws {
    edit("a😀b", at: 0)
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 2))
    let end = try #require(view.position(from: view.beginningOfDocument, offset: 3))
    view.replace(try #require(view.textRange(from: start, to: end)), withText: "-")
    expectEqual(view.text, "a-b")
    view.undoManager?.undo()
    expectEqual(view.text, "a😀b")
  }

  @Test("a selection in composed text grows to whole characters")
  func markedHalf() {
    edit("", at: 0)
    view.setMarkedText("😀", selectedRange: NSRange(location: 1, length: 1))
    expectEqual(view.selectedRange, NSRange(location: 0, length: 2))
  }

  @Test("setting isEditable to false ends editing")
  func disabledEditing() {
    edit("text", at: 0)
    view.isEditable = false
    expectEqual(listener.calls, ["should end", "did end"])
    #expect(!view.isFirstResponder)
  }

  @Test("the delegate gets no end of editing without a beginning")
  func endWithoutBeginning() {
    view.isEditable = false
    edit("text", at: 0)
    view.isEditable = true
    view.resignFirstResponder()
    #expect(listener.calls.isEmpty)
  }

  @Test("the names of deletions in a line say their direction")
  func namesOfDeletions() {
    edit("hello", at: 2)
    expectEqual(view.action(for: KeyEvent(.backspace, modifiers: .command))?.meaning, "delete to the start")
    expectEqual(view.action(for: KeyEvent(.delete, modifiers: .command))?.meaning, "delete to the end")
  }

  @Test("composed text is replaced until its end")
  func marked() {
    edit("ab", at: 1)
    view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    view.setMarkedText("かん", selectedRange: NSRange(location: 2, length: 0))
    expectEqual(view.text, "aかんb")
    expectEqual(view.markedTextRange?.units, 1..<3)
    view.setMarkedText("漢", selectedRange: NSRange(location: 1, length: 0))
    view.unmarkText()
    expectEqual(view.text, "a漢b")
    #expect(view.markedTextRange == nil)
  }

  @Test("attributes survive reading and are replaced by a font for the whole text")
  func attributes() {
    let text = NSMutableAttributedString(string: "plain red")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 3))
    view.attributedText = text
    expectEqual(view.attributedText.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor, .red)
    expectEqual(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .label)
    view.textColor = .blue
    expectEqual(view.attributedText.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor, .blue)
  }

  @Test("without scrolling, the intrinsic size shows the whole text")
  func intrinsicSize() {
    view.isScrollEnabled = false
    view.text = "a\nb\nc"
    expectEqual(view.intrinsicContentSize, CGSize(width: 18, height: 64))
    view.text = "aaaa bbbb"
    expectEqual(view.sizeThatFits(CGSize(width: 50, height: 1000)), CGSize(width: 42, height: 48))
  }

  @Test("only visible paragraphs are laid out")
  func visible() {
    view.text = (0..<10_000).map { "line \($0)" }.joined(separator: "\n")
    screen.layOut()
    func laidOut() -> Int {
      let paragraphs = view.editor.document.paragraphs
      var count = 0
      paragraphs.forEach(in: 0..<paragraphs.count) { if $0.paragraph.layout != nil { count += 1 } }
      return count
    }
    #expect(laidOut() < 20)
    expectEqual(view.contentSize.height, 160_016)
    expectEqual(view.canvas.pieces.first?.layout.text.string, "line 0")
    view.scrollRangeToVisible(NSRange(location: view.editor.document.length, length: 0))
    screen.layOut()
    #expect(laidOut() < 40)
    expectEqual(view.canvas.pieces.last?.layout.text.string, "line 9999")
  }

  @Test("the insertion point is scrolled into view while typing")
  func scrolls() {
    edit(String(repeating: "\n", count: 50), at: 50)
    type("x")
    screen.layOut()
    #expect(view.contentOffset.y > 600)
    screen.press(.home, .control)
    screen.layOut()
    #expect(view.contentOffset.y <= 8)
  }

  @Test("10 MB of pasted text can be edited")
  func pasted() {
    edit("", at: 0)
    let line = String(repeating: "0123456789", count: 6) + "abc\n"
    let text = String(repeating: line, count: 163_840)
    screen.connection.send(.text(text))
    screen.layOut()
    type("x")
    screen.press(.home, .control)
    type("y")
    screen.layOut()
    expectEqual(view.editor.document.length, text.utf16.count + 2)
    expectEqual(view.editor.document.string(in: 0..<3), "y01")
  }

  @Test("the semantics report the value and the selection, and only the visible part of a long text")
  func semantics() throws {
    edit("hello", at: 2)
    let short = try #require(view.makeSemantics())
    expectEqual(short.role, .textField)
    expectEqual(short.value, "hello")
    expectEqual(short.selection, 2..<2)
    view.text = String(repeating: "some words\n", count: 5000)
    view.selectedRange = NSRange(location: 0, length: 0)
    screen.layOut()
    let long = try #require(view.makeSemantics())
    #expect((long.value ?? "").utf16.count < 500)
  }
}

import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Testing

@testable import UIKitCore

@MainActor
@Suite struct HostCopyTests {
  private let words = ["a", "bc ", "é", "e\u{301}", "😀", "\n", "\r\n", "漢字", "ا", ""]

  private func text(_ length: Int, _ randomness: inout Randomness) -> String {
    var text = ""
    while text.utf16.count < length { text += words.randomElement(using: &randomness) ?? "" }
    return text
  }

  /// The text as the fields of browsers have it.
  private func normal(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// A place between two characters of a copy.
  private func place(_ field: CopiedField, _ randomness: inout Randomness) -> Int {
    guard !field.text.isEmpty else { return 0 }
    var place = randomness.next(below: field.text.count + 1)
    if place < field.text.count, UTF16.isTrailSurrogate(field.text[place]) { place -= 1 }
    return place
  }

  private func edit(_ field: inout CopiedField, _ randomness: inout Randomness) {
    let (a, b) = (place(field, &randomness), place(field, &randomness))
    let isShort = randomness.next(below: 4) > 0
    let range = isShort ? min(a, b)..<min(a, b) : min(a, b)..<min(max(a, b), min(a, b) + 40)
    let whole = range.upperBound < field.text.count && UTF16.isTrailSurrogate(field.text[range.upperBound])
    // The copy has no carriage returns.
    let new = normal(words.randomElement(using: &randomness) ?? "")
    field.replace(range.lowerBound..<(range.upperBound + (whole ? 1 : 0)), with: new)
  }

  @Test("edits of a copy make the same text in the app", arguments: [0, 1, 50, 5_000, 40_000])
  func alone(length: Int) {
    var randomness = Randomness(seed: length)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = text(length, &randomness)
    var field = CopiedField(view.editor.fieldText)
    for round in 0..<100 {
      edit(&field, &randomness)
      field.commit()
      field.deliver(to: view.editor)
      field.take(view.editor.fieldText)
      guard normal(view.text) == field.string else {
        Issue.record("length \(length), round \(round)")
        return
      }
    }
  }

  @Test("a copy of two million characters is edited at its start, its middle and its end")
  func long() {
    let line = "All work and no play makes a long text.\n"
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = String(repeating: line, count: 2_000_000 / line.utf16.count)
    var field = CopiedField(view.editor.fieldText)
    for place in [0, field.text.count / 2, field.text.count] {
      field.replace(place..<place, with: "new")
      field.commit()
      field.deliver(to: view.editor)
      field.take(view.editor.fieldText)
    }
    #expect(view.text == field.string)
    expectEqual(view.editor.document.length, field.text.count)
  }

  @Test("both sides that edit at once come to one text, with composition and undo", arguments: 0..<30)
  func together(seed: Int) {
    var randomness = Randomness(seed: seed)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = text([0, 10, 200, 3_000][seed % 4], &randomness)
    var field = CopiedField(view.editor.fieldText)
    for _ in 0..<150 {
      switch randomness.next(below: 10) {
      case 0...2: edit(&field, &randomness)
      case 3: field.commit()
      case 4: field.deliver(to: view.editor)
      case 5: field.take(view.editor.fieldText)
      case 6: field.isComposing.toggle()
      case 7:
        let length = view.editor.document.length
        let start = view.editor.document.characterStart(at: randomness.next(below: length + 1))
        view.editor.replace(start..<start, with: TextFragment(words.randomElement(using: &randomness) ?? ""))
      case 8: if view.editor.undoManager.canUndo { view.editor.undoManager.undo() }
      default: if randomness.next(below: 10) == 0 { view.text = text(20, &randomness) }
      }
    }
    field.isComposing = false
    while field.waits {
      field.commit()
      field.deliver(to: view.editor)
      field.take(view.editor.fieldText)
    }
    field.take(view.editor.fieldText)
    expectEqual(field.string, normal(view.text), "seed \(seed)")
  }

  private func view(_ text: String) -> (UITextView, CopiedField) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = text
    return (view, CopiedField(view.editor.fieldText))
  }

  @Test("an edit stands at its place after the app has inserted text before it")
  func moved() {
    var (view, field) = view("one two")
    field.replace(7..<7, with: "!")
    field.commit()
    view.editor.replace(0..<0, with: TextFragment("zero "))
    field.deliver(to: view.editor)
    expectEqual(view.text, "zero one two!")
    field.take(view.editor.fieldText)
    expectEqual(field.string, "zero one two!")
  }

  @Test("an edit that the delegate refuses is gone from the copy, and later ones stand at their places")
  func refused() {
    var (view, field) = view("ab")
    let delegate = NoDigits()
    view.delegate = delegate
    field.replace(1..<1, with: "1")
    field.commit()
    field.replace(3..<3, with: "c")
    field.commit()
    field.deliver(to: view.editor)
    field.deliver(to: view.editor)
    field.take(view.editor.fieldText)
    expectEqual(view.text, "abc")
    expectEqual(field.string, "abc")
  }

  @Test("a change that makes the text longer than the limit is refused")
  func limit() {
    let (view, _) = view("abc")
    view.editor.receive(TextEdit(replacing: 3..<3, with: "de", selecting: 5..<5), longest: 4)
    expectEqual(view.text, "abc")
    view.editor.receive(TextEdit(replacing: 3..<3, with: "d", selecting: 4..<4), longest: 4)
    expectEqual(view.text, "abcd")
  }

  @Test("hidden text is dots in the copy, as many as it has units")
  func hidden() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.isSecureTextEntry = true
    field.text = "a😀"
    expectEqual(field.editor.fieldText.string, "•••")
  }

  @Test("edits outside of the text, and between the halves of a character, do no harm")
  func hostile() {
    let (view, _) = view("😀")
    view.editor.receive(TextEdit(replacing: 1..<1, with: "x", selecting: 90..<99, base: 77))
    view.editor.receive(TextEdit(replacing: 50..<90, with: "y", selecting: 0..<0, base: 0))
    #expect(view.text.contains("y"))
  }
}

private final class NoDigits: NSObject, UITextViewDelegate {
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    !text.contains(where: \.isNumber)
  }
}

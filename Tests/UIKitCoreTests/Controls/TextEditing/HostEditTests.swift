import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Changes that a host makes to its own copy of a field's text, as a page does.
@MainActor @Suite struct HostEditTests {
  let screen = InputScene()
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  let delegate = FieldDelegate()

  init() {
    screen.window.addSubview(field)
    field.delegate = delegate
  }

  final class FieldDelegate: NSObject, UITextFieldDelegate {
    var allows = true
    var changes: [String] = []
    var selections = 0
    var allowsEnd = true

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allowsEnd }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      changes.append("\(range.location)+\(range.length) \(string)")
      return allows
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { selections += 1 }
  }

  func edit(_ range: Range<Int>, _ replacement: String, selecting selection: Range<Int>) {
    screen.connection.send(
      .edited(TextEdit(replacing: range, with: replacement, selecting: selection), field.nodeID))
  }

  @Test("an edit begins editing, asks the delegate and sends the event of a change")
  func insertion() {
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    field.text = "ac"
    edit(1..<1, "b", selecting: 2..<2)
    #expect(field.isEditing)
    expectEqual(field.text, "abc")
    expectEqual(field.editor.selection, 2..<2)
    expectEqual(delegate.changes, ["1+0 b"])
    expectEqual(events, 1)
  }

  @Test("typing at the insertion point moves it once")
  func typing() {
    field.becomeFirstResponder()
    delegate.selections = 0
    edit(0..<0, "a", selecting: 1..<1)
    edit(1..<1, "b", selecting: 2..<2)
    edit(1..<2, "", selecting: 1..<1)
    expectEqual(field.text, "a")
    expectEqual(delegate.changes, ["0+0 a", "1+0 b", "1+1 "])
    expectEqual(delegate.selections, 3)
  }

  @Test("an edit without a change of the text moves the selection alone")
  func selection() {
    field.text = "abc"
    edit(0..<0, "", selecting: 1..<3)
    expectEqual(field.editor.selection, 1..<3)
    #expect(delegate.changes.isEmpty)
  }

  @Test("an edit that the delegate refuses changes nothing")
  func refusal() {
    field.text = "abc"
    field.becomeFirstResponder()
    delegate.allows = false
    edit(3..<3, "d", selecting: 4..<4)
    expectEqual(field.text, "abc")
    expectEqual(field.editor.selection, 3..<3)
  }

  @Test("ranges outside of the text are clamped", arguments: [0..<90, 2..<Int.max, 50..<60])
  func clamping(_ range: Range<Int>) {
    field.text = "abc"
    edit(range, "x", selecting: 70..<80)
    expectEqual(field.text, "abc".prefix(min(3, range.lowerBound)) + "x")
    expectEqual(field.editor.selection, field.editor.document.length..<field.editor.document.length)
  }

  @Test("a field that is disabled, and a node that is no field, ignore edits")
  func ignored() {
    field.isEnabled = false
    edit(0..<0, "a", selecting: 1..<1)
    expectEqual(field.text, "")
    #expect(!field.isEditing)
    screen.connection.send(
      .edited(TextEdit(replacing: 0..<0, with: "a", selecting: 1..<1), screen.window.nodeID))
    #expect(delegate.changes.isEmpty)
  }

  @Test("a field that the host's own focus left ends editing, unless it refuses; another one does nothing")
  func leaving() {
    screen.connection.send(.endedEditing(field.nodeID))
    #expect(!field.isEditing)
    edit(0..<0, "a", selecting: 1..<1)
    delegate.allowsEnd = false
    screen.connection.send(.endedEditing(field.nodeID))
    #expect(field.isEditing)
    delegate.allowsEnd = true
    screen.connection.send(.endedEditing(screen.window.nodeID))
    #expect(field.isEditing)
    screen.connection.send(.endedEditing(field.nodeID))
    #expect(!field.isEditing)
    expectEqual(field.text, "a")
  }

  @Test("a field that the host's own focus left has the app's no more, so that it does not return there")
  func focusAfterLeaving() {
    screen.connection.send(.focused(field.nodeID))
    edit(0..<0, "a", selecting: 1..<1)
    #expect(screen.scene.focusEngine.focusedView === field)
    screen.connection.send(.endedEditing(field.nodeID))
    #expect(screen.scene.focusEngine.focusedView == nil)
  }

  @Test("random edits leave the text of a string that is edited in the same way", arguments: 0..<20)
  func twin(seed: Int) {
    var randomness = Randomness(seed: seed)
    var twin = Array("hello".utf16)
    field.text = "hello"
    for _ in 0..<50 {
      let (first, second) = (randomness.next(below: twin.count + 1), randomness.next(below: twin.count + 1))
      let range = min(first, second)..<max(first, second)
      let replacement = ["", "x", "yz"][randomness.next(below: 3)]
      twin.replaceSubrange(range, with: Array(replacement.utf16))
      let caret = randomness.next(below: twin.count + 1)
      edit(range, replacement, selecting: caret..<caret)
      expectEqual(Array((field.text ?? "").utf16), twin, "seed \(seed)")
      expectEqual(field.editor.selection, caret..<caret, "seed \(seed)")
    }
  }
}

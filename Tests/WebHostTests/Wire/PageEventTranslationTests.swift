import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Testing

@testable import WebHost

@Suite struct PageEventTranslationTests {
  private let node = NodeID(rawValue: 2)

  private func frame(_ semantics: Semantics?, scroll: ScrollInfo? = nil) -> Frame {
    let child = RenderNode(id: node, frame: .zero, scroll: scroll, semantics: semantics)
    let root = RenderNode(id: NodeID(rawValue: 1), frame: .zero, children: [child])
    return Frame(number: 1, size: .zero, scale: 1, root: root, transitions: [], focusedNode: nil)
  }

  private func words(_ events: [InputEvent]) -> [String] {
    events.map { event in
      switch event {
      case .action(.activate, let node): "activate \(node)"
      case .key(let key): "\(key.key)"
      case .text(let text): "text \(text)"
      default: "\(event)"
      }
    }
  }

  @Test("a press activates a node that can be activated, and nothing else")
  func press() {
    let button = Semantics(role: .button, actions: [.activate])
    expectEqual(words(PageEvent.press(node).inputEvents(in: frame(button))), ["activate #2"])
    var disabled = button
    disabled.state = .disabled
    for semantics in [disabled, Semantics(role: .button), nil] {
      #expect(PageEvent.press(node).inputEvents(in: frame(semantics)).isEmpty)
    }
    #expect(PageEvent.press(NodeID(rawValue: 9)).inputEvents(in: frame(button)).isEmpty)
  }

  @Test("an offset of a node that does not scroll is dropped")
  func scrolled() {
    let event = PageEvent.scrolled(node, offset: .zero, revision: 1)
    #expect(event.inputEvents(in: frame(nil)).isEmpty)
    let info = ScrollInfo(
      contentSize: .zero, offset: .zero, minimumOffset: .zero, maximumOffset: .zero, axes: .vertical, revision: 1,
      showsIndicators: [])
    expectEqual(event.inputEvents(in: frame(nil, scroll: info)).count, 1)
  }

  @Test("the tab key moves the focus to a node of the frame, whatever it is, and nowhere without one")
  func tab() {
    expectEqual(words(PageEvent.tab(node).inputEvents(in: frame(nil))), ["focused(#2)"])
    #expect(PageEvent.tab(NodeID(rawValue: 9)).inputEvents(in: frame(nil)).isEmpty)
  }

  /// The edit of a field with a text, for a page that has another one with the caret at a place.
  private func edit(_ old: String, _ new: String, caret: Int, state: Semantics.State = .editing) -> TextEdit? {
    let semantics = Semantics(role: .textField, value: old, state: state, actions: [.activate])
    let edit = PageEvent.Edit(node: node, text: new, selection: caret..<caret)
    guard case .edited(let change, node)? = PageEvent.edit(edit).inputEvents(in: frame(semantics)).first else {
      return nil
    }
    return change
  }

  @Test("an edit replaces the fewest characters")
  func edits() {
    func change(_ range: Range<Int>, _ text: String, _ caret: Int) -> TextEdit {
      TextEdit(replacing: range, with: text, selecting: caret..<caret)
    }
    expectEqual(edit("ab", "abc", caret: 3), change(2..<2, "c", 3))
    expectEqual(edit("ab", "a", caret: 1), change(1..<2, "", 1))
    expectEqual(edit("ab", "axb", caret: 2), change(1..<1, "x", 2))
    expectEqual(edit("ab", "x", caret: 1), change(0..<2, "x", 1))
    expectEqual(edit("ab", "ab", caret: 0), change(2..<2, "", 0))
    expectEqual(edit("a😀", "a", caret: 1), change(1..<3, "", 1))
  }

  @Test("a field begins editing by an edit, and a disabled one ignores it")
  func states() {
    #expect(edit("", "x", caret: 1, state: []) != nil)
    #expect(edit("", "x", caret: 1, state: .disabled) == nil)
  }

  @Test("an edit makes the text of the browser, for any field", arguments: 0..<10)
  func twin(seed: Int) throws {
    var randomness = Randomness(seed: seed)
    func text() -> String {
      (0..<randomness.next(below: 6)).map { _ in ["a", "b", "é", "😀"].randomElement(using: &randomness) ?? "" }.joined()
    }
    for round in 0..<300 {
      let (old, new) = (text(), text())
      let change = try #require(edit(old, new, caret: 0))
      var field = Array(old.utf16)
      field.replaceSubrange(change.range, with: Array(change.replacement.utf16))
      expectEqual(field, Array(new.utf16), "seed \(seed), round \(round)")
    }
  }
}

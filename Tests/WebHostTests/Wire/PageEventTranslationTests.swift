import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Testing

@testable import WebHost

@Suite struct PageEventTranslationTests {
  @Test("the edit of a form's text replaces the fewest units", arguments: 0..<10)
  func twin(seed: Int) throws {
    var randomness = Randomness(seed: seed)
    func text() -> String {
      (0..<randomness.next(below: 6)).map { _ in ["a", "b", "é", "😀", "😁"].randomElement(using: &randomness) ?? "" }
        .joined()
    }
    for round in 0..<300 {
      let (old, new) = (text(), text())
      let change = TextEdit(from: old, to: new)
      var field = Array(old.utf16)
      field.replaceSubrange(change.range, with: Array(change.replacement.utf16))
      expectEqual(field, Array(new.utf16), "seed \(seed), round \(round)")
    }
    expectEqual(TextEdit(from: "ab", to: "axb").range, 1..<1)
  }

  @Test("a page is not larger than the largest scene, whatever it says")
  func size() throws {
    let body = "{\"tab\":\"x\",\"n\":1,\"e\":[{\"k\":\"size\",\"w\":20000,\"h\":20000}]}"
    let input = try PageEvent.events(in: Array(body.utf8))
    expectEqual(input.events.map(\.event), [.resized(PageEvent.maximumSize, safeArea: SceneConfiguration.Insets())])
  }

  @Test(
    "the way into a field, which may begin a search, is an action after which another place is an entry of the history")
  func fields() {
    let node = NodeID(rawValue: 1)
    #expect(PageEvent.focus(node).isAction)
    #expect(!PageEvent.tab(node).isAction)
    #expect(!PageEvent.blur(node).isAction)
  }

  @Test("scrolling is not an action after which another place is an entry of the history")
  func actions() {
    let node = NodeID(rawValue: 1)
    #expect(!PageEvent.scrolled(node, offset: .zero, revision: 1).isAction)
    #expect(PageEvent.press(node).isAction)
  }
}

import Expectations
import Foundation
import RenderTree
import Testing

@Suite("Trees as text") struct RenderNodeDescriptionTests {
  @Test("nodes are listed with role, frame, texts and state, without identities") func listing() {
    let cell = RenderNode(
      id: .make(), frame: CGRect(x: 16, y: 120, width: 358, height: 44.5),
      semantics: Semantics(role: .cell, identifier: "apple", state: [.selected, .focused]),
      children: [text("Granny\n\"Smith\"\u{202E}", 16, 14), symbol("›", 320, 12.333, 8, 20)])
    let list = RenderNode(
      id: .make(), frame: CGRect(x: 0, y: 52, width: 390, height: 792),
      scroll: ScrollInfo(
        contentSize: CGSize(width: 390, height: 2080), offset: CGPoint(x: 0, y: 100), minimumOffset: .zero,
        maximumOffset: .zero, axes: .vertical, revision: 3, showsIndicators: []),
      semantics: Semantics(role: .list), children: [cell])
    let toggle = RenderNode(
      id: .make(), frame: CGRect(x: -0.001, y: 0, width: 10, height: 10),
      transform: Transform(a: 1, b: 0, c: 0, d: 1, tx: 4, ty: 0), style: BoxStyle(opacity: 0.5),
      semantics: Semantics(role: .toggle, label: "Airplane mode", value: "1", state: .disabled))
    let frame = Frame(
      number: 1, size: CGSize(width: 390, height: 844), scale: 2,
      root: box(0, 0, 390, 844, children: [list, toggle]), transitions: [], focusedNode: cell.id)
    expectEqual(
      frame.treeDescription,
      """
      box (0, 0, 390, 844)
        list (0, 52, 390, 792) offset (0, 100) of (390, 2080)
          cell (16, 72, 358, 44.5) identifier "apple" selected focused
            text (32, 86, 56, 32) "Granny\\n\\"Smith\\""
            symbol (336, 84.33, 8, 20) symbol
        toggle (0, 0, 10, 10) label "Airplane mode" value "1" disabled opacity 0.5 transform (1, 0, 0, 1, 4, 0)
      """)
  }

  @Test("two equal-looking trees have the same description") func identities() {
    expectEqual(text("a", 0, 0).treeDescription, text("a", 0, 0).treeDescription)
  }

  @Test("long texts are cut") func long() {
    let description = text(String(repeating: "a", count: 100), 0, 0).treeDescription
    expectEqual(description, "text (0, 0, 800, 16) \"\(String(repeating: "a", count: 80))…\"")
  }
}

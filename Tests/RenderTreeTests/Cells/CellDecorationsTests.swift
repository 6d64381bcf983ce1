import Expectations
import Foundation
import RenderTree
import Testing

@Suite struct CellDecorationsTests {
  private let id = NodeID.make()

  /// A scene of 10 by 6 cells with one node.
  private func paint(
    _ box: CGRect, _ decorations: CellDecorations, state: Semantics.State = [], role: Semantics.Role = .cell,
    scroll: ScrollInfo? = nil, text: String = "", x: CGFloat = 0, above: [RenderNode] = []
  ) -> CellGrid {
    let layout = MonospaceTextEngine().layout(
      StyledText(text, TextAttributes(font: FontDescriptor(size: 16), color: .white)),
      style: ParagraphStyle(maximumLines: 1), in: CGSize(width: 80, height: 16))
    let label = RenderNode(
      id: .make(), frame: CGRect(x: x, y: 0, width: 80, height: 16),
      content: .text(TextContent(layout: layout, origin: .zero)))
    let node = RenderNode(
      id: id, frame: box, style: BoxStyle(clips: true), scroll: scroll,
      semantics: Semantics(role: role, state: state), children: [label])
    let root = RenderNode(
      id: .make(), frame: CGRect(x: 0, y: 0, width: 80, height: 96), style: BoxStyle(clips: true),
      children: [node] + above)
    let frame = Frame(
      number: 1, size: CGSize(width: 80, height: 96), scale: 1, root: root, transitions: [], focusedNode: nil)
    return CellPainter(backdrop: .black, decorations: decorations).paint(frame)
  }

  private func focus() -> CellDecorations {
    CellDecorations(focusedNode: id, focusColor: RenderColor(red: 0, green: 0, blue: 1), shade: .white)
  }

  private func scroll(_ offset: CGFloat, of greatest: CGFloat, horizontal: Bool = false) -> ScrollInfo {
    ScrollInfo(
      contentSize: .zero, offset: CGPoint(x: horizontal ? offset : 0, y: horizontal ? 0 : offset),
      minimumOffset: .zero, maximumOffset: CGPoint(x: horizontal ? greatest : 0, y: horizontal ? 0 : greatest),
      axes: horizontal ? .horizontal : .vertical, revision: 0, showsIndicators: [.horizontal, .vertical])
  }

  @Test("the focus is a bar at the leading edge of the node's rows")
  func bar() {
    let grid = paint(CGRect(x: 8, y: 8, width: 64, height: 40), focus(), text: "ab", x: 16)
    expectEqual(grid.text, "\n ▌ ab\n ▌\n\n\n")
    expectEqual(paint(CGRect(x: 8, y: 8, width: 64, height: 8), focus()).text(ofRow: 0), " ▖")
    expectEqual(grid[1, 1].foreground, CellColor(red: 0, green: 0, blue: 255))
  }

  @Test("the focus bar of a node between two rows stands beside its text", arguments: [4, 8])
  func barBetweenRows(y: CGFloat) {
    let grid = paint(CGRect(x: 16, y: y, width: 8, height: 16), focus(), text: "x")
    expectEqual(grid.text, (y == 4 ? " ▐x\n\n\n\n\n" : "\n ▐x\n\n\n\n"))
  }

  @Test("the focus avoids text in the first column, or underlines it")
  func noRoom() {
    expectEqual(paint(CGRect(x: 16, y: 0, width: 32, height: 16), focus(), text: "Edit").text(ofRow: 0), " ▐Edit")
    let grid = paint(CGRect(x: 0, y: 0, width: 32, height: 16), focus(), text: "Edit")
    expectEqual(grid.text(ofRow: 0), "Edit")
    #expect(grid[0, 0].style.contains(.underline))
    #expect(!grid[4, 0].style.contains(.underline))
  }

  @Test("a view over the focused node covers its focus bar")
  func covered() {
    let cover = RenderNode(
      id: .make(), frame: CGRect(x: 0, y: 0, width: 80, height: 16), style: BoxStyle(background: .black))
    let grid = paint(CGRect(x: 0, y: 0, width: 80, height: 32), focus(), text: "ab", x: 16, above: [cover])
    expectEqual(grid.text(ofRow: 0), "")
    expectEqual(grid.text(ofRow: 1), "▌")
  }

  @Test("selected nodes are reversed or bold if colours are unavailable")
  func selection() {
    let box = CGRect(x: 8, y: 16, width: 24, height: 16)
    let reversed = paint(box, CellDecorations(selectionMark: .reversed), state: .selected, text: "ab")
    expectEqual((0..<5).map { reversed[$0, 1].style.contains(.reversed) }, [false, true, true, true, false])
    let bold = paint(box, CellDecorations(selectionMark: .bold), state: .selected, text: "ab")
    expectEqual(bold[1, 1].style, .bold)
    expectEqual(paint(box, CellDecorations(selectionMark: .bold), text: "ab")[1, 1].style, [])
  }

  @Test("texts without colours have brackets around selected tabs and buttons, and none around rows")
  func brackets() {
    let box = CGRect(x: 8, y: 0, width: 48, height: 16)
    func row(_ role: Semantics.Role, _ state: Semantics.State = .selected, text: String = "ab") -> String {
      paint(box, CellDecorations(selectionMark: .brackets), state: state, role: role, text: text, x: 16).text(ofRow: 0)
    }
    expectEqual(row(.tab), "  [ab]")
    expectEqual(row(.button), "  [ab]")
    expectEqual(row(.tab, []), "   ab")
    expectEqual(row(.cell), "   ab")
    expectEqual(row(.tab, text: ""), "")
  }

  @Test("a selected tab without room at its sides has no brackets")
  func noRoomForBrackets() {
    let box = CGRect(x: 0, y: 0, width: 80, height: 16)
    let grid = paint(box, CellDecorations(selectionMark: .brackets), state: .selected, role: .tab, text: "ab")
    expectEqual(grid.text(ofRow: 0), "ab")
  }

  @Test("a scroll thumb covers the visible part, to half a cell")
  func thumb() {
    let indicators = CellDecorations(showsScrollIndicators: true, shade: .white)
    let box = CGRect(x: 0, y: 0, width: 80, height: 96)
    func rows(_ offset: CGFloat, of greatest: CGFloat) -> [String] {
      let grid = paint(box, indicators, scroll: scroll(offset, of: greatest))
      return (0..<6).map { String(grid[9, $0].character) }
    }
    expectEqual(rows(0, of: 96), ["▐", "▐", "▐", " ", " ", " "])
    expectEqual(rows(96, of: 96), [" ", " ", " ", "▐", "▐", "▐"])
    expectEqual(rows(40, of: 96), [" ", " ", "▗", "▐", "▐", "▝"].dropFirst(1) + [" "])
    expectEqual(rows(0, of: 1_000_000), ["▐", " ", " ", " ", " ", " "])
    expectEqual(rows(1_000_000, of: 1_000_000), [" ", " ", " ", " ", " ", "▐"])
    expectEqual(rows(0, of: 0), [" ", " ", " ", " ", " ", " "])
    expectEqual(rows(-50, of: 96).first, "▐")
    #expect(rows(.infinity, of: 96).allSatisfy { $0 == " " })
    let sideways = paint(box, indicators, scroll: scroll(0, of: 80, horizontal: true))
    expectEqual(sideways.text(ofRow: 5), "▂▂▂▂▂")
  }

  @Test("a scroll thumb does not hide the focus mark")
  func thumbBesideTheFocus() {
    let both = CellDecorations(focusedNode: id, showsScrollIndicators: true, focusColor: .white, shade: .white)
    let box = CGRect(x: 0, y: 80, width: 80, height: 16)
    let grid = paint(box, both, scroll: scroll(0, of: 80, horizontal: true))
    expectEqual(grid.text(ofRow: 5), "▌▂▂▂▂")
  }

  @Test("a scroll thumb covers no text and is drawn only on request")
  func modest() {
    let box = CGRect(x: 0, y: 0, width: 80, height: 96)
    let indicators = CellDecorations(showsScrollIndicators: true, shade: .white)
    let grid = paint(box, indicators, scroll: scroll(0, of: 96), text: "0123456789")
    expectEqual(grid.text(ofRow: 0), "0123456789")
    expectEqual(paint(box, .none, state: .selected, scroll: scroll(0, of: 96)).text, "\n\n\n\n\n")
  }
}

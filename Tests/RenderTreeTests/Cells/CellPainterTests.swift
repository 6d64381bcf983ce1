import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Testing

@Suite("Painting a frame into cells") struct CellPainterTests {
  static let red = RenderColor(red: 1, green: 0, blue: 0)
  static let grey = RenderColor(red: 0.5, green: 0.5, blue: 0.5)

  @Test("a grid covers the frame's size") func size() {
    let grid = paint([], width: 390, height: 844)
    expectEqual(grid.width, 49)
    expectEqual(grid.height, 53)
    expectEqual(grid.text, String(repeating: "\n", count: 52))
    expectEqual(paint([], width: 0, height: 0).text, "")
    #expect(paint([], width: .nan, height: -1).cells.isEmpty)
    expectEqual(paint([], width: .infinity, height: 16).width, CellPainter.maximumExtent)
  }

  @Test("a list is readable as text") func list() {
    func cell(_ y: CGFloat, _ title: String, _ detail: String) -> RenderNode {
      box(
        0, y, 240, 44, background: .white,
        children: [
          text(title, 16, 14), text(detail, 168, 14),
          symbol("›", 216, 12, 8, 20),
          box(16, 43.5, 224, 0.5, background: CellPainterTests.grey),
        ])
    }
    let bar = box(
      0, 0, 240, 48, background: .white,
      children: [
        text("Fruit", 100, 16),
        box(0, 47.5, 240, 0.5, background: CellPainterTests.grey),
      ])
    let grid = paint(
      [cell(48, "Granny Smith", "12"), cell(92, "Fuji", "3"), cell(136, "Golden Delicious", "140"), bar],
      width: 240, height: 192)
    expectEqual(
      grid.text,
      """

                   Fruit
      ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

        Granny Smith       12    ›
        ────────────────────────────

        Fuji               3     ›
        ────────────────────────────
        Golden Delicious   140   ›
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

      """)
  }

  @Test("text goes to the nearest row and column") func rows() {
    expectEqual(paint([text("a", 0, 7)]).text(ofRow: 0), "a")
    expectEqual(paint([text("a", 0, 9)]).text(ofRow: 1), "a")
    expectEqual(paint([text("a", 3.9, 0), text("b", 12.1, 0)]).text(ofRow: 0), "a b")
    let lines = paint([text("one two three", 0, 5, columns: 5)], width: 80, height: 80)
    expectEqual(lines.text, "one\ntwo\nthree\n\n")
  }

  @Test("backgrounds are exact to half a cell") func halves() {
    let grid = paint([box(0, 8, 16, 16, background: CellPainterTests.red)], width: 24, height: 32)
    let red = CellColor(red: 255, green: 0, blue: 0)
    expectEqual(grid[0, 0], CharacterCell(character: "▄", kind: .halfBlock, foreground: red))
    expectEqual(grid[0, 1], CharacterCell(character: "▀", kind: .halfBlock, foreground: red))
    expectEqual(grid[2, 0], .empty)
    expectEqual(grid.text, "\n")
    let two = paint(
      [box(0, 0, 8, 8, background: CellPainterTests.red), box(0, 8, 8, 8, background: .white)], width: 8, height: 16)
    expectEqual(
      two[0, 0],
      CharacterCell(
        character: "▀", kind: .halfBlock, foreground: red, background: CellColor(red: 255, green: 255, blue: 255)))
    let whole = paint([box(0, 0, 8, 16, background: CellPainterTests.red)], width: 8, height: 16)
    expectEqual(whole[0, 0], CharacterCell(background: red))
  }

  @Test("text takes the background of the half it mostly covers") func textBackground() {
    let upper = box(0, 0, 80, 8, background: CellPainterTests.red)
    let red = CellColor(red: 255, green: 0, blue: 0)
    expectEqual(paint([upper, text("a", 0, -4)])[0, 0].background, red)
    #expect(paint([upper, text("a", 0, 4)])[0, 0].background == nil)
  }

  @Test("colours blend over those behind, and opacity multiplies") func blending() {
    let black = box(0, 0, 80, 32, background: .black)
    let half = box(0, 0, 80, 32, background: .white, opacity: 0.5, children: [text("a", 0, 0, color: .white)])
    let grid = paint([black, half])
    expectEqual(grid[1, 0].background, CellColor(red: 128, green: 128, blue: 128))
    // Half white over the grey behind it.
    expectEqual(grid[0, 0].foreground, CellColor(red: 191, green: 191, blue: 191))
    expectEqual(grid[0, 0].style, .dim)
    expectEqual(paint([text("a", 0, 0, opacity: 0)])[0, 0], .empty)
    let frame = Frame(
      number: 1, size: CGSize(width: 8, height: 16), scale: 1,
      root: box(0, 0, 8, 16, background: RenderColor(red: 0, green: 0, blue: 0, alpha: 0.5)), transitions: [],
      focusedNode: nil)
    expectEqual(CellPainter(backdrop: .white).paint(frame)[0, 0].background, CellColor(red: 128, green: 128, blue: 128))
  }

  @Test("opaque boxes in front hide text, translucent ones blend with it") func covering() {
    expectEqual(paint([text("hidden", 0, 0), box(0, 0, 24, 16, background: .white)]).text(ofRow: 0), "   den")
    let veil = paint([
      box(0, 0, 80, 32, background: .white), text("seen", 0, 0, color: .black),
      box(0, 0, 80, 32, background: RenderColor(red: 1, green: 1, blue: 1, alpha: 0.5)),
    ])
    expectEqual(veil.text(ofRow: 0), "seen")
    expectEqual(veil[0, 0].foreground, CellColor(red: 128, green: 128, blue: 128))
    expectEqual(paint([text("苹果", 0, 0), text("x", 8, 0)]).text(ofRow: 0), " x果")
    expectEqual(paint([text("苹果", 0, 0), box(0, 0, 8, 16, background: .white)]).text(ofRow: 0), "  果")
  }

  @Test("a clip hides everything outside, and half a wide character") func clipping() {
    let clip = box(16, 0, 40, 16, clips: true, children: [text("0123456789", -16, 0), text("below", 0, 16)])
    expectEqual(paint([clip]).text, "  23456\n")
    let wide = box(8, 0, 24, 16, clips: true, children: [text("苹果梨", -8, 0)])
    let grid = paint([wide])
    expectEqual(grid.text(ofRow: 0), "  果")
    expectEqual(grid[1, 0].kind, .text)
    expectEqual(grid[1, 0].character, " ")
    let fill = box(8, 0, 8, 16, clips: true, children: [box(-80, -80, 400, 400, background: .white)])
    expectEqual(paint([fill]).cells.count { $0.background != nil }, 1)
    let free = box(16, 0, 8, 16, children: [text("0123", 0, 0)])
    expectEqual(paint([free]).text(ofRow: 0), "  0123")
  }

  @Test("scrolled content moves against its offset") func scrolling() {
    let scroll = RenderNode(
      id: .make(), frame: CGRect(x: 0, y: 16, width: 80, height: 32), style: BoxStyle(clips: true),
      scroll: ScrollInfo(
        contentSize: CGSize(width: 80, height: 320), offset: CGPoint(x: 0, y: 32), minimumOffset: .zero,
        maximumOffset: CGPoint(x: 0, y: 288), axes: .vertical, revision: 0, showsIndicators: .vertical),
      children: (0..<20).map { text("row \($0)", 0, CGFloat($0) * 16) })
    expectEqual(paint([scroll], width: 80, height: 64).text, "\nrow 2\nrow 3\n")
  }

  @Test("a transform moves a box, and a zero scale hides it") func transforms() {
    func moved(_ transform: Transform) -> String {
      let node = text("a", 0, 0)
      return paint([
        RenderNode(id: .make(), frame: node.frame, transform: transform, content: node.content)
      ]).text(ofRow: 0)
    }
    expectEqual(moved(Transform(a: 1, b: 0, c: 0, d: 1, tx: 16, ty: 0)), "  a")
    expectEqual(moved(Transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)), "")
  }

  @Test("a line at the bottom of a row with text goes to the next row, if that has no text along the line")
  func bottomLines() {
    let grey = CellPainterTests.grey
    func picture(_ nodes: [RenderNode]) -> String { paint(nodes, width: 48, height: 48).text }
    let line = box(0, 31.5, 48, 0.5, background: grey)
    expectEqual(picture([line, text("a", 8, 16)]), "\n a\n▔▔▔▔▔▔")
    expectEqual(picture([text("a", 8, 16), line]), "\n a\n▔▔▔▔▔▔")
    expectEqual(picture([box(0, 32, 48, 0.5, background: grey), text("a", 8, 16)]), "\n a\n▔▔▔▔▔▔")
    expectEqual(picture([line, text("a", 8, 0)]), " a\n▁▁▁▁▁▁\n")
    expectEqual(picture([line, text("a", 8, 16), text("b", 16, 32)]), "\n▁a▁▁▁▁\n  b")
  }

  @Test("a line at the bottom of a row stays where something in front covers it, and leaves the sides of a frame")
  func coveredBottomLines() {
    let grey = CellPainterTests.grey
    func picture(_ nodes: [RenderNode]) -> String { paint(nodes, width: 48, height: 48).text }
    let line = box(0, 31.5, 48, 0.5, background: grey)
    let front = box(16, 0, 32, 48, background: .white, children: [text("a", 0, 16)])
    expectEqual(picture([line, front]), "\n▁▁a\n")
    let frame = RenderNode(
      id: .make(), frame: CGRect(x: 0, y: 0, width: 48, height: 48),
      style: BoxStyle(border: BoxStyle.Border(color: grey, width: 1)))
    expectEqual(picture([frame, line]), "┌────┐\n│▁▁▁▁│\n└────┘")
  }

  @Test("thin boxes become lines, with text above them") func lines() {
    let grey = CellPainterTests.grey
    func picture(_ node: RenderNode) -> String { paint([node], width: 32, height: 48).text }
    expectEqual(picture(box(0, 24, 32, 0.5, background: grey)), "\n────\n")
    expectEqual(picture(box(0, 31.5, 32, 0.5, background: grey)), "\n▁▁▁▁\n")
    expectEqual(picture(box(0, 32, 32, 0.5, background: grey)), "\n▁▁▁▁\n")
    expectEqual(picture(box(0, 0, 32, 0.5, background: grey)), "▔▔▔▔\n\n")
    expectEqual(picture(box(8, 0, 1, 48, background: grey)), " │\n │\n │")
    expectEqual(picture(box(0, 0, 32, 5, background: grey)), "\n\n")
    expectEqual(picture(box(0, 0, 1, 1, background: grey)), "\n\n")
    let crossed = paint([box(0, 8, 32, 1, background: grey), text("ab", 8, 0)], width: 32, height: 16)
    expectEqual(crossed.text, "─ab─")
    expectEqual(paint([text("ab", 8, 0), box(0, 8, 32, 1, background: grey)], width: 32, height: 16).text, "─ab─")
    expectEqual(crossed[0, 0].foreground, CellColor(red: 128, green: 128, blue: 128))
  }

  @Test("borders are line characters, with rounded corners if given") func borders() {
    func bordered(_ frame: CGRect, radius: CGFloat) -> RenderNode {
      RenderNode(
        id: .make(), frame: frame,
        style: BoxStyle(border: .init(color: CellPainterTests.grey, width: 1), cornerRadius: radius),
        children: [text("ok", 16, frame.height / 2 - 8)])
    }
    expectEqual(
      paint([bordered(CGRect(x: 0, y: 0, width: 48, height: 48), radius: 8)], width: 48, height: 48).text,
      """
      ╭────╮
      │ ok │
      ╰────╯
      """)
    expectEqual(
      paint([bordered(CGRect(x: 0, y: 0, width: 48, height: 48), radius: 0)], width: 48, height: 48).text,
      """
      ┌────┐
      │ ok │
      └────┘
      """)
    expectEqual(paint([bordered(CGRect(x: 0, y: 0, width: 48, height: 16), radius: 0)]).text(ofRow: 0), "│ ok │")
  }

  @Test("a symbol's character stands in its centre") func symbols() {
    expectEqual(paint([symbol("›", 8, 0, 24, 20)]).text(ofRow: 0), "  ›")
    expectEqual(paint([symbol("⭐", 8, 0, 24, 20)]).text(ofRow: 0), "  ⭐")
  }

  @Test("right-to-left runs are laid out from the right and mirrored") func rightToLeft() {
    expectEqual(paint([text("שלום (12)", 0, 0)], width: 160).text(ofRow: 0), "(12) םולש")
    expectEqual(paint([text("say שלום", 0, 0)], width: 160).text(ofRow: 0), "say םולש")
    let clip = box(0, 0, 16, 16, clips: true, children: [text("שלום", 0, 0)])
    expectEqual(paint([clip]).text(ofRow: 0), "םו")
  }

  @Test("text attributes become cell styles") func styles() {
    var attributes = TextAttributes(
      font: FontDescriptor(size: 17, weight: 0.3, isItalic: true), color: .black,
      background: CellPainterTests.red, isUnderlined: true, isStruckThrough: true)
    func cell() -> CharacterCell {
      let layout = MonospaceTextEngine().layout(
        StyledText("a", attributes), style: ParagraphStyle(), in: CGSize(width: 80, height: 16))
      return paint([node(layout, 0, 0)])[0, 0]
    }
    expectEqual(cell().style, [.bold, .italic, .underline, .strikethrough])
    expectEqual(cell().background, CellColor(red: 255, green: 0, blue: 0))
    attributes = TextAttributes(font: FontDescriptor(size: 17, weight: 0.23), color: .black)
    expectEqual(cell().style, [])
  }

  @Test("control characters are never drawn") func controls() {
    let run = TextLayout.Run(
      text: "a\u{1B}[31m\u{9B}\n\u{202E}b\u{301}",
      attributes: TextAttributes(font: FontDescriptor(size: 17), color: .black),
      x: 0, width: 80, isRightToLeft: false)
    let line = TextLayout.Line(runs: [run], frame: CGRect(x: 0, y: 0, width: 80, height: 16), baseline: 12)
    let layout = TextLayout(
      text: plain(""), lines: [line], size: CGSize(width: 80, height: 16), isTruncated: false)
    expectEqual(paint([node(layout, 0, 0)]).text(ofRow: 0), "a[31mb\u{301}")
  }

  @Test("combining marks stay on their characters, up to a limit") func marks() {
    let grid = paint([text("e\u{301}\u{200B}\u{302}x", 0, 0)])
    expectEqual(grid[0, 0].character, "e\u{301}")
    expectEqual(grid[1, 0].character, "x")
    let zalgo = paint([text("e" + String(repeating: "\u{301}", count: 5000) + "x", 0, 0)])
    #expect(zalgo[0, 0].character.unicodeScalars.count < 32)
    expectEqual(zalgo[1, 0].character, "x")
  }

  @Test("NaN and infinite coordinates are harmless") func places() {
    for place in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      expectEqual(paint([text("a", place, 0), text("a", 0, place), box(place, 0, 8, 8, background: .red)]).text, "\n")
    }
    let far = box(-1e11, -1e11, 2e11, 2e11, background: .white, children: [box(-1e11, 1e11, 2e11, 1, background: .red)])
    #expect(paint([far]).cells.allSatisfy { $0.background != nil })
  }

  @Test("random trees stay in the grid and keep wide characters whole") func random() {
    var generator = Randomness(seed: 5)
    for round in 0..<300 {
      func place(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) / 2 }
      func tree(_ depth: Int) -> RenderNode {
        let kind = Int.random(in: 0..<4, using: &generator)
        if kind == 0 {
          return text(
            ["苹果 pie", "שלום 苹", "plain", "👨‍👩‍👧x"].randomElement(using: &generator) ?? "", place(-60...160),
            place(-60...160))
        }
        let children = depth == 0 ? [] : (0..<3).map { _ in tree(depth - 1) }
        return RenderNode(
          id: .make(),
          frame: CGRect(x: place(-60...160), y: place(-60...160), width: place(0...200), height: place(0...200)),
          style: BoxStyle(
            background: kind == 1 ? .white : nil, border: kind == 2 ? .init(color: .black, width: 1) : nil,
            clips: Bool.random(using: &generator)), children: children)
      }
      let grid = paint([tree(3)], width: 100, height: 70)
      for row in 0..<grid.height {
        for column in 0..<grid.width {
          let cell = grid[column, row]
          let next = column + 1 < grid.width ? grid[column + 1, row].kind : nil
          let isWide = cell.kind == .text && CellWidth.of(cell.character) == 2
          if isWide != (next == .continuation) { Issue.record("Half a character: round \(round), \(column), \(row)") }
        }
      }
    }
  }
}

extension RenderColor {
  fileprivate static let red = CellPainterTests.red
}

// MARK: Trees

func box(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, background: RenderColor? = nil,
  opacity: Double = 1, clips: Bool = false, children: [RenderNode] = []
) -> RenderNode {
  RenderNode(
    id: .make(), frame: CGRect(x: x, y: y, width: width, height: height),
    style: BoxStyle(background: background, opacity: opacity, clips: clips), children: children)
}

func node(_ layout: TextLayout, _ x: CGFloat, _ y: CGFloat, opacity: Double = 1) -> RenderNode {
  RenderNode(
    id: .make(), frame: CGRect(origin: CGPoint(x: x, y: y), size: layout.size), style: BoxStyle(opacity: opacity),
    content: .text(TextContent(layout: layout, origin: .zero)))
}

func text(
  _ text: String, _ x: CGFloat, _ y: CGFloat, columns: Int? = nil, color: RenderColor = .black, opacity: Double = 1
) -> RenderNode {
  let attributes = TextAttributes(font: FontDescriptor(size: 17), color: color)
  let size = CGSize(width: columns.map { CGFloat($0) * 8 } ?? .infinity, height: .infinity)
  let layout = MonospaceTextEngine().layout(
    StyledText(text, attributes), style: ParagraphStyle(maximumLines: 0), in: size)
  return node(layout, x, y, opacity: opacity)
}

func symbol(_ character: Character, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> RenderNode {
  RenderNode(
    id: .make(), frame: CGRect(x: x, y: y, width: width, height: height),
    content: .symbol(
      SymbolContent(
        name: "symbol", character: character, color: .black,
        frame: CGRect(x: 0, y: 0, width: width, height: height), drawing: Drawing([]))))
}

func paint(_ nodes: [RenderNode], width: CGFloat = 80, height: CGFloat = 32) -> CellGrid {
  let root = RenderNode(
    id: .make(), frame: CGRect(x: 0, y: 0, width: width, height: height), children: nodes)
  let isUsable = width.isFinite && height.isFinite
  return CellPainter().paint(
    Frame(
      number: 1, size: CGSize(width: width, height: height), scale: 2, root: isUsable ? root : box(0, 0, 0, 0),
      transitions: [], focusedNode: nil))
}

import Expectations
import RenderTree
import Testing

@testable import TerminalHost

@Suite struct ColorTests {
  @Test(
    "the environment determines the number of colours",
    arguments: [
      ([:], .sixteen), (["TERM": "xterm"], .sixteen), (["TERM": "xterm-256color"], .palette),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full), (["TERM": "xterm", "COLORTERM": "24bit"], .full),
      (["TERM": "xterm-kitty"], .full), (["TERM": "xterm-direct"], .full), (["TERM": "tmux-256color"], .palette),
      (["TERM": "linux"], .sixteen), (["TERM": "vt100"], .none), (["TERM": "vt220-w"], .none),
      (["TERM": "xterm-mono"], .none), (["TERM": "xterm", "TERM_PROGRAM": "WezTerm"], .full),
      (["TERM": "xterm-kitty", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-kitty", "NO_COLOR": ""], .full),
    ] as [([String: String], ColorDepth)])
  func depth(environment: [String: String], depth: ColorDepth) {
    expectEqual(ColorDepth(environment: environment), depth)
  }

  @Test("a palette's own colours map to themselves")
  func ownColors() {
    var sixteen = Palette.sixteen
    for (index, color) in Palette.basic.enumerated() { expectEqual(sixteen.index(nearestTo: color), UInt8(index)) }
    var cube = Palette.cubeAndGreys
    expectEqual(cube.index(nearestTo: CellColor(red: 0, green: 0, blue: 0)), 16)
    expectEqual(cube.index(nearestTo: CellColor(red: 255, green: 255, blue: 255)), 231)
    expectEqual(cube.index(nearestTo: CellColor(red: 95, green: 135, blue: 175)), 67)
    expectEqual(cube.index(nearestTo: CellColor(red: 98, green: 98, blue: 98)), 241)
    expectEqual(cube.index(nearestTo: CellColor(red: 10, green: 130, blue: 252)), 33)
  }

  @Test("text stays readable if two colours have one nearest neighbour")
  func seen() {
    var resolver = CellResolver(depth: .sixteen)
    let cell = CharacterCell(
      character: "a", kind: .text, foreground: CellColor(red: 250, green: 250, blue: 250),
      background: CellColor(red: 255, green: 255, blue: 255))
    let pen = resolver.row([cell])[0].pen
    expectEqual(pen.background, .basic(15))
    expectEqual(pen.foreground, .basic(0))
  }

  @Test("without colours half blocks are blank, and dim text is dim")
  func withoutColors() {
    var resolver = CellResolver(depth: .none)
    let white = CellColor(red: 255, green: 255, blue: 255)
    let row = resolver.row([
      CharacterCell(character: "▀", kind: .halfBlock, foreground: white),
      CharacterCell(character: "▌", kind: .line, foreground: white),
      CharacterCell(character: "a", kind: .text, style: .dim, foreground: white),
    ])
    expectEqual(row.map(\.text), [" ", "▌", "a"])
    expectEqual(row.map(\.pen), [.standard, .standard, Pen(style: .dim)])
  }

  @Test("a joiner at the end of a cell is left out")
  func joiners() {
    var resolver = CellResolver(depth: .full)
    let row = resolver.row([
      CharacterCell(character: "a\u{301}\u{200D}", kind: .text), CharacterCell(character: "z", kind: .text),
    ])
    expectEqual(row.map { Array($0.text.unicodeScalars) }, [["a", "\u{301}"], ["z"]])
  }

  @Test("halves of wide characters never stand alone")
  func halves() {
    var resolver = CellResolver(depth: .full)
    let wide = CharacterCell(character: "漢", kind: .text)
    let half = CharacterCell(kind: .continuation)
    let letter = CharacterCell(character: "a", kind: .text)
    expectEqual(resolver.row([wide, half, letter]).map(\.text), ["漢", "", "a"])
    expectEqual(resolver.row([half, wide, letter]).map(\.text), [" ", " ", "a"])
    expectEqual(resolver.row([letter, half, wide]).map(\.text), [" ", " ", " "])
  }

  // MARK: Pens and moves

  @Test("pen changes are short sequences that an emulator understands")
  func pens() {
    let colors: [TerminalColor] = [
      .standard, .basic(1), .basic(12), .indexed(200), .exact(CellColor(red: 1, green: 2, blue: 3)),
    ]
    let styles: [CharacterCell.Style] = [
      [], .bold, .dim, [.bold, .dim], [.italic, .underline], [.reversed, .strikethrough],
    ]
    let pens = colors.flatMap { color in
      styles.flatMap { style in
        [Pen(foreground: color, style: style), Pen(background: color, style: style)]
      }
    }
    for old in pens {
      for new in pens {
        var emulator = ScreenEmulator(width: 2, height: 1)
        let change = new.change(from: old)
        emulator.feed(old.change(from: .standard) + "a" + change + "b")
        expectEqual(emulator[1, 0].pen, new, "\(old) to \(new): \(change.debugDescription)")
        expectEqual(emulator.complaints, [], "\(old) to \(new): \(change.debugDescription)")
        #expect(old == new ? change.isEmpty : change.utf8.count <= max(3, new.change(from: .standard).utf8.count + 2))
      }
    }
    expectEqual(Pen.standard.change(from: Pen(foreground: .basic(1), style: .bold)), "\u{1B}[m")
    expectEqual(Pen(style: [.dim]).change(from: Pen(style: [.bold, .dim])), "\u{1B}[0;2m")
  }

  @Test("cursor moves are correct and never longer than the full address")
  func moves() {
    for from in [nil] + (0..<96).map({ ScreenPosition(column: $0 % 12, row: $0 / 12) }) {
      for place in (0..<96).map({ ScreenPosition(column: $0 % 12, row: $0 / 12) }) {
        var emulator = ScreenEmulator(width: 12, height: 8)
        if let from { emulator.feed("\u{1B}[\(from.row + 1);\(from.column + 1)H") }
        let move = place.move(from: from)
        emulator.feed(move + "x")
        expectEqual(emulator[place.column, place.row].text, "x", "\(move.debugDescription)")
        #expect(move.utf8.count <= "\u{1B}[\(place.row + 1);\(place.column + 1)H".utf8.count)
      }
    }
  }
}

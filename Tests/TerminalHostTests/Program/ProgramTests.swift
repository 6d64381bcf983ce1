import Expectations
import Foundation
import RenderTree
import SeededRandomness
import Testing

@testable import TerminalHost

/// A program in a terminal: input arrives, and output is visible.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ProgramTests {
  private func start(
    _ arguments: [String] = [], columns: Int = 40, rows: Int = 12, environment: [String: String] = [:],
    replies: PseudoTerminal.Replies = .init()
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      "TerminalProbe", arguments, columns: columns, rows: rows, environment: environment, replies: replies)
    if rows > 4, columns > 20 { try terminal.wait(for: "row 0") }
    return terminal
  }

  @Test("keys, text and pastes arrive, even in pieces")
  func keys() throws {
    let terminal = try start()
    let expected: [([String], String)] = [
      (["\u{1B}[A"], "key up 0"), (["\u{1B}[1;2B"], "key down 1"), (["\u{1B}[1;5C"], "key right 2"),
      (["\u{1B}[", "D"], "key left 0"), (["\r"], "key enter 0"), ([" "], "key space 0"), (["\t"], "key tab 0"),
      (["\u{1B}[Z"], "key tab 1"), (["\u{7F}"], "key backspace 0"), (["\u{1B}[5~"], "key pageUp 0"),
      (["\u{1B}[6~"], "key pageDown 0"), (["\u{1B}[H"], "key home 0"), (["\u{1B}OF"], "key end 0"),
      (["\u{1B}"], "key escape 0"), (["é"], "text 1 é"), (["z"], "text 1 z"),
      (["\u{1B}[200~one q", " two\u{1B}[201~"], "text 9 one q two"),
    ]
    for (pieces, event) in expected {
      for piece in pieces {
        terminal.send(piece)
        usleep(5000)
      }
      try terminal.wait("“\(event)”") { $0.lines[1] == "last: \(event)" }
    }
  }

  @Test("mouse events arrive at the middles of cells")
  func mouse() throws {
    let terminal = try start()
    let expected = [
      ("\u{1B}[<0;3;5M", "pointer began 20,72"), ("\u{1B}[<32;4;6M", "pointer moved 28,88"),
      ("\u{1B}[<0;4;6m", "pointer ended 28,88"), ("\u{1B}[<65;4;6M", "wheel 0,48"), ("\u{1B}[<64;4;6M", "wheel 0,-48"),
      ("\u{1B}[<67;4;6M", "wheel 48,0"), ("\u{1B}[<66;4;6M", "wheel -48,0"),
    ]
    for (bytes, event) in expected {
      terminal.send(bytes)
      try terminal.wait("“\(event)”") { $0.lines[1] == "last: \(event)" }
    }
    terminal.send("\u{1B}[<0;3;5M\u{1B}[O")
    try terminal.wait(for: "active false")
    #expect(terminal.screen.text.contains("events: 10"))
  }

  @Test("the wheel scrolls, and the scroll thumb follows")
  func thumb() throws {
    let terminal = try start()
    func thumbRows() -> [Int] { (0..<12).filter { "▐▝▗".contains(terminal.screen[39, $0].text) } }
    expectEqual(thumbRows().first, 3)
    for _ in 0..<3 { terminal.send("\u{1B}[<65;4;6M") }
    try terminal.wait(for: "row 9")
    for _ in 0..<100 { terminal.send("\u{1B}[<65;4;6M") }
    try terminal.wait(for: "row 99")
    expectEqual(thumbRows().last, 11)
  }

  @Test("the focus and the selection are visible without colours")
  func withoutColors() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    expectEqual(terminal.screen[0, 3].text, "▌")
    #expect(terminal.screen[2, 4].pen.style.contains(.reversed))
    #expect(!terminal.screen[2, 5].pen.style.contains(.reversed))
    terminal.send("\u{1B}[B")
    try terminal.wait("the focus") { $0[0, 4].text == "▌" && $0[0, 3].text == " " }
    #expect(!terminal.output.contains(Array("38;".utf8)))
    #expect(!terminal.output.contains(Array("48;".utf8)))
  }

  @Test(
    "colours match the terminal's colour depth",
    arguments: [
      (["COLORTERM": "truecolor"], TerminalColor.exact(CellColor(red: 0, green: 0, blue: 0))),
      (["TERM": "xterm-256color"], .indexed(16)), (["TERM": "linux"], .basic(0)), (["NO_COLOR": "1"], .standard),
    ])
  func colors(environment: [String: String], background: TerminalColor) throws {
    let terminal = try start(environment: environment)
    expectEqual(terminal.screen[5, 0].pen.background, background)
  }

  @Test("the appearance follows the terminal's background unless it is given")
  func appearance() throws {
    let light = PseudoTerminal.Replies(background: "ffff/ffff/ffff")
    let dark = PseudoTerminal.Replies(background: "1e1e/1e1e/2e2e")
    // A busy test replies after the first frame.
    try start(replies: light).wait(for: "light")
    try start(replies: dark).wait(for: "dark")
    try start(replies: .init(hasAttributes: false)).wait(for: "dark")
    try start(["--appearance", "dark"], replies: light).wait(for: "dark")
    let changing = try start(replies: dark)
    changing.send("\u{1B}]11;rgb:fafa/fafa/fafa\u{1B}\\")
    try changing.wait(for: "light")
  }

  @Test("? shows the keys, and any key closes the list")
  func overlay() throws {
    let terminal = try start(columns: 60, rows: 24)
    terminal.send("?")
    try terminal.wait("the keys") { screen in
      ["Keys", "ctrl-c", "enter    select", "↑ ↓      move"].allSatisfy(screen.text.contains)
    }
    terminal.send("q")
    try terminal.wait("the list again") { !$0.text.contains("ctrl-c") && $0.text.contains("row 9") }
    #expect(terminal.screen.text.contains("events: 0"))
  }

  @Test("a long list of keys scrolls, and job control still works")
  func longListOfKeys() throws {
    let terminal = try start(columns: 40, rows: 5)
    terminal.send("?")
    try terminal.wait(for: "↓ more")
    #expect(terminal.screen.text.contains("move"))
    #expect(!terminal.screen.text.contains("ctrl-z"))
    terminal.send("\u{1B}[F")
    try terminal.wait(for: "redraw")
    terminal.send("\u{1B}[<64;4;3M")
    try terminal.wait("one row back") { !$0.text.contains("redraw") && $0.text.contains("ctrl-z") }
    terminal.send("x")
    try terminal.wait(for: "row 0")
    #expect(terminal.screen.text.contains("events: 0"), "the letter that closes the list does nothing else")
    terminal.send("?q")
    terminal.send("\u{1B}[B")
    try terminal.wait(for: "key down 0")
    #expect(terminal.screen.text.contains("events: 1"), "a letter sent with the key that opens the list only closes it")
    terminal.send("?")
    try terminal.wait(for: "↓ more")
    terminal.send("\u{1A}")
    try terminal.wait("the terminal to be given back") { $0.modeHistory.contains("?1049l") }
  }

  @Test("q does not quit while escape would leave something")
  func quitsAtTheRoot() throws {
    let terminal = try start()
    terminal.send("iq")
    try terminal.wait(for: "text 1 q")
    terminal.send("\u{1B}")
    try terminal.wait(for: "key escape")
    terminal.send("q")
    try expectEqual(terminal.waitForEnd(), 0)
  }

  @Test("ctrl-l redraws the whole screen")
  func drawnAnew() throws {
    let terminal = try start()
    _ = terminal.takeOutputCount()
    terminal.send("\u{C}")
    terminal.send("\u{1B}[B")
    try terminal.wait(for: "key down 0")
    expectEqual(terminal.count(of: "\u{1B}[2J"), 1)
    #expect(terminal.screen.text.contains("row 3"))
  }

  @Test("escape and ctrl-l that are read at once are two keys")
  func escapeAndRedraw() throws {
    let terminal = try start()
    _ = terminal.takeOutputCount()
    terminal.send("\u{1B}\u{C}\u{1B}[B")
    try terminal.wait(for: "key down 0")
    expectEqual(terminal.count(of: "\u{1B}[2J"), 1)
  }

  @Test(
    "a terminal resized before the app appears is filled", arguments: [10_000, 30_000, 60_000, 140_000])
  func earlyResize(microseconds: UInt32) throws {
    let terminal = try PseudoTerminal("TerminalProbe", columns: 40, rows: 12, replies: .init(hasAttributes: false))
    try terminal.wait("the other screen") { $0.isAlternate }
    usleep(microseconds)
    terminal.resize(columns: 60, rows: 20)
    try terminal.wait("the size") { $0.text.contains("60x20") && $0.text.contains("row 3") }
  }

  @Test("a new background is a single update of the screen")
  func oneFrameForAnotherBackground() throws {
    let terminal = try start(replies: .init(background: "0000/0000/0000"))
    terminal.send("\u{1B}[B")
    try terminal.wait(for: "key down 0")
    try terminal.waitForFrame()
    _ = terminal.takeOutputCount()
    terminal.send("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    try terminal.wait(for: "light")
    terminal.send("\u{1B}[A")
    try terminal.wait(for: "key up 0")
    expectEqual(terminal.count(of: "\u{1B}[?2026h"), 2, "one for the background, one for the key")
  }

  @Test("the rest of a stalled paste is not typing")
  func stalledPaste() throws {
    let terminal = try start()
    terminal.send("\u{1B}[200~hello wor")
    try terminal.wait(for: "text 9 hello wor")
    terminal.watch(seconds: 1.5)
    terminal.send("q now\u{1B}[201~")
    try terminal.wait(for: "text 5 q now")
    terminal.send("q")
    try expectEqual(terminal.waitForEnd(), 0)
  }

  @Test("the window title is the scene's or the app's, without control sequences")
  func title() throws {
    let terminal = try start()
    expectEqual(terminal.screen.title, "TerminalProbe")
    terminal.send("n")
    try terminal.wait("the title") { $0.title == "Basket]0;evil of fruit" }
    expectEqual(terminal.screen.complaints, [])
  }

  @Test("letters are text while editing, and q does not close a modal")
  func letters() throws {
    let terminal = try start()
    terminal.send("t")
    terminal.send("q")
    try terminal.wait(for: "text 1 q")
    terminal.send("?")
    try terminal.wait(for: "text 1 ?")
    terminal.send(" ")
    try terminal.wait(for: "events: 4")
    terminal.send("\u{1B}[27u")
    try terminal.wait(for: "key escape")
    terminal.send("m")
    terminal.send("q")
    try terminal.wait(for: "text 1 q")
    terminal.send("\u{1B}[27u")
    try terminal.wait(for: "key escape")
    terminal.send("q")
    try expectEqual(terminal.waitForEnd(), 0)
  }

  @Test("the terminal obeys no text, however long or malformed")
  func hostileText() throws {
    let terminal = try start()
    terminal.send("u")
    try terminal.wait(for: "漢")
    expectEqual(terminal.screen.complaints, [])
    #expect(terminal.screen.text.contains("]0;title"))
    terminal.send("b")
    try terminal.wait(for: "last: long")
    terminal.send("j")
    try terminal.wait("a letter with too many marks") { screen in
      screen[6, 1].text.unicodeScalars.first == "a" && screen[7, 1].text == "z"
    }
    expectEqual(terminal.screen.complaints, [])
    #expect(terminal.screen.text.contains("row 3"))
  }

  @Test("the screen follows the terminal's size through many rapid changes")
  func sizes() throws {
    let terminal = try start()
    for (columns, rows) in [(80, 24), (1, 1), (120, 40), (2, 3), (1000, 500), (60, 20)] {
      _ = terminal.takeOutputCount()
      terminal.resize(columns: columns, rows: rows)
      if columns >= 20 {
        try terminal.wait("\(columns) x \(rows)") { $0.lines[0].hasPrefix("\(columns)x\(rows) ") }
      } else {
        try terminal.waitForFrame()
      }
      expectEqual(terminal.screen.complaints, [])
    }
    for step in 0..<100 {
      terminal.resize(columns: 30 + step % 50, rows: 5 + step % 20)
      terminal.watch(seconds: 0.01)
    }
    terminal.resize(columns: 50, rows: 10)
    try terminal.wait("the last size") {
      $0.lines[0].hasPrefix("50x10 dark") && $0.lines[9].contains("row 6") && $0.lines[3].contains("row 0")
    }
    terminal.send("q")
    try expectEqual(terminal.waitForEnd(), 0)
  }

  @Test("an app started in a single cell grows with its terminal")
  func oneCell() throws {
    let terminal = try start(columns: 1, rows: 1)
    try terminal.waitForFrame()
    terminal.resize(columns: 40, rows: 10)
    try terminal.wait(for: "row 6")
  }

  @Test("unknown sequences and random bytes neither end nor confuse the app", arguments: [UInt64(1), 2, 3])
  func randomBytes(seed: UInt64) throws {
    let terminal = try start()
    var randomness = Randomness(seed: seed)
    for _ in 0..<60 {
      // Without the bytes that end or suspend the app, and the letters that the probe obeys.
      let bytes = (0..<30).map { _ in UInt8.random(in: .min ... .max, using: &randomness) }
        .filter { ![3, 0x1A].contains($0) && !(0x61...0x7A).contains($0) }
      terminal.send(String(decoding: bytes, as: UTF8.self))
    }
    terminal.send("\u{18}")
    // Longer than the program waits for the rest of a sequence.
    terminal.watch(seconds: 1.3)
    terminal.send(" ")
    try terminal.wait(for: "last: key home 0", sending: "\u{1B}[H")
    expectEqual(terminal.screen.complaints, [])
  }

  @Test("a key that moves the focus writes less than 2 KB")
  func littleIsWritten() throws {
    let terminal = try start(columns: 80, rows: 24, environment: ["COLORTERM": "truecolor"])
    terminal.send("\u{1B}[B")
    try terminal.wait("the focus") { $0[0, 4].text == "▌" }
    try terminal.waitForFrame()
    _ = terminal.takeOutputCount()
    terminal.send("\u{1B}[B")
    try terminal.wait("the focus") { $0[0, 5].text == "▌" }
    try terminal.waitForFrame()
    #expect(terminal.takeOutputCount() < 2048)
  }

  @Test("an idle app uses no processor time")
  func idle() throws {
    let terminal = try start()
    terminal.watch(seconds: 1)
    let before = terminal.processorTime
    _ = terminal.takeOutputCount()
    terminal.watch(seconds: 3)
    #expect(terminal.processorTime - before <= 0.01)
    expectEqual(terminal.takeOutputCount(), 0)
  }
}

extension [UInt8] {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    return (0...(count - part.count)).contains { self[$0..<($0 + part.count)].elementsEqual(part) }
  }
}

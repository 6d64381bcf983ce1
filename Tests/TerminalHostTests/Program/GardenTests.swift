import Expectations
import Foundation
import RenderTree
import Testing

@testable import TerminalHost

/// An app of views in a terminal: all keys and all mouse actions.
@Suite(.serialized, .timeLimit(.minutes(5))) struct GardenTests {
  private func start(
    columns: Int = 70, rows: Int = 24, environment: [String: String] = ["COLORTERM": "truecolor"]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal("TerminalGarden", columns: columns, rows: rows, environment: environment)
    try terminal.wait(for: "nothing")
    return terminal
  }

  // MARK: Output

  private func hasFocus(_ text: String, in screen: ScreenEmulator) -> Bool {
    // A scroll thumb can stand beside it.
    screen.lines.contains { line in ["▌ ", "▌", "▐", "▌▂"].contains { line.contains($0 + text) } }
  }

  private func press(_ keys: String, in terminal: PseudoTerminal, focuses text: String) throws {
    terminal.send(keys)
    try terminal.wait("the focus on \(text)") { hasFocus(text, in: $0) }
  }

  // MARK: Input

  private enum Key {
    static let up = "\u{1B}[A"
    static let down = "\u{1B}[B"
    static let right = "\u{1B}[C"
    static let left = "\u{1B}[D"
    static let shiftUp = "\u{1B}[1;2A"
    static let shiftDown = "\u{1B}[1;2B"
    static let tab = "\t"
    static let shiftTab = "\u{1B}[Z"
    static let enter = "\r"
    static let escape = "\u{1B}[27u"
    static let pageUp = "\u{1B}[5~"
    static let pageDown = "\u{1B}[6~"
    static let home = "\u{1B}[H"
    static let end = "\u{1B}[F"
  }

  private func mouse(_ button: Int, _ column: Int, _ row: Int, isUp: Bool = false) -> String {
    "\u{1B}[<\(button);\(column + 1);\(row + 1)\(isUp ? "m" : "M")"
  }

  private func click(_ column: Int, _ row: Int) -> String {
    mouse(0, column, row) + mouse(0, column, row, isUp: true)
  }

  private func wheel(_ button: Int, _ column: Int, _ row: Int, notches: Int) -> String {
    String(repeating: mouse(button, column, row), count: notches)
  }

  /// Drags at the pace of a user.
  private func drag(_ terminal: PseudoTerminal, from start: (Int, Int), to end: (Int, Int)) {
    terminal.send(mouse(0, start.0, start.1))
    for step in 1...10 {
      usleep(15_000)
      terminal.send(
        mouse(32, start.0 + (end.0 - start.0) * step / 10, start.1 + (end.1 - start.1) * step / 10))
    }
    terminal.send(mouse(0, end.0, end.1, isUp: true))
  }

  // MARK: Keys

  @Test("tab moves through the groups in a cycle, shift-tab back")
  func groups() throws {
    let terminal = try start()
    try press(Key.down, in: terminal, focuses: "Sow")
    try press(Key.tab, in: terminal, focuses: "Name")
    try press(Key.tab, in: terminal, focuses: "Plant 1")
    try press(Key.tab, in: terminal, focuses: "Sow")
    try press(Key.shiftTab, in: terminal, focuses: "Plant 1")
    try press(Key.shiftTab, in: terminal, focuses: "Name")
  }

  @Test("arrows follow reading order, scroll a row and adjust a value")
  func arrows() throws {
    let terminal = try start()
    try press(Key.down, in: terminal, focuses: "Sow")
    try press(Key.right + Key.right, in: terminal, focuses: "Edit")
    try press(Key.down, in: terminal, focuses: "Name")
    try press(Key.right, in: terminal, focuses: "Water 5")
    terminal.send(Key.right + Key.right + Key.left)
    try terminal.wait(for: "[6]")
    try press(Key.down, in: terminal, focuses: "Pot 2")
    try press(Key.right + Key.right + Key.right, in: terminal, focuses: "Pot 5")
    #expect(!terminal.screen.text.contains("Pot 0"))
    terminal.send(Key.enter)
    try terminal.wait(for: "pot 5")
    terminal.send(" ")
    try press(String(repeating: Key.left, count: 5), in: terminal, focuses: "Pot 0")
    try press(Key.down, in: terminal, focuses: "Plant 1")
    try press(Key.up + Key.up, in: terminal, focuses: "Water 6")
  }

  @Test("page keys, home and end move through a list")
  func pages() throws {
    let terminal = try start()
    try press(Key.down + Key.tab + Key.tab, in: terminal, focuses: "Plant 1")
    try press(Key.pageDown, in: terminal, focuses: "Plant 9")
    try press(Key.end, in: terminal, focuses: "Zinnia")
    try press(Key.pageUp, in: terminal, focuses: "Plant 46")
    try press(Key.home, in: terminal, focuses: "Plant 1")
  }

  @Test("enter and space select, shift with arrows extends the selection")
  func selecting() throws {
    let terminal = try start()
    try press(Key.down + Key.tab + Key.tab, in: terminal, focuses: "Plant 1")
    terminal.send(Key.enter)
    try terminal.wait(for: "[0]")
    terminal.send(Key.down + " ")
    try terminal.wait(for: "[0,1]")
    terminal.send(" ")
    try terminal.wait(for: "[0] ")
    terminal.send(Key.shiftDown + Key.shiftDown)
    try terminal.wait(for: "[0,1,2,3]")
    terminal.send(Key.shiftUp)
    try terminal.wait(for: "[0,1,2] ")
  }

  @Test("typing finds invisible rows, and q inside a word is a letter")
  func letters() throws {
    let terminal = try start()
    try press(Key.down + Key.tab + Key.tab, in: terminal, focuses: "Plant 1")
    try press("zq?", in: terminal, focuses: "Zinnia")
    #expect(!terminal.screen.text.contains("Keys"))
    terminal.watch(seconds: 1.2)
    terminal.send("?")
    try terminal.wait("the keys") { screen in
      // The last plant has no next row in the list, but the page continues.
      let lines = ["↑ ←  ", "↓  ", "enter, space  ", "shift ↑  ", "page up, page down  ", "q  "]
      return screen.text.contains("╭─ Keys") && lines.allSatisfy { screen.text.contains("│  \($0)") }
    }
    terminal.send(Key.escape)
    try terminal.wait("no keys") { !$0.text.contains("╭─ Keys") }
    terminal.send("q")
    try expectEqual(terminal.waitForEnd(), 0)
  }

  @Test("a word sent at once is found, and an unused paste is dropped")
  func bursts() throws {
    let terminal = try start()
    try press(Key.down + Key.tab + Key.tab, in: terminal, focuses: "Plant 1")
    try press("\u{1B}[200~zinnia\u{1B}[201~" + Key.down, in: terminal, focuses: "Plant 2")
    try press("plant 6" + Key.down, in: terminal, focuses: "Plant 7")
    try press("zinnia" + Key.up, in: terminal, focuses: "Plant 60")
  }

  @Test("typed and pasted text goes into the field, and escape leaves each mode")
  func typing() throws {
    let terminal = try start()
    try press(Key.down + Key.right + Key.right, in: terminal, focuses: "Edit")
    terminal.send(Key.enter)
    try terminal.wait(for: "[editing]")
    terminal.send(Key.tab + Key.enter)
    try terminal.wait(for: "[typing editing]")
    terminal.send("q é?")
    try terminal.wait(for: "[q é?]")
    terminal.send("\u{7F}\u{1B}[200~one\r\ntwo\u{1B}[201~")
    try terminal.wait("a pasted line") { $0.text.contains("[q éone two]") }
    terminal.send(Key.home + Key.right + "x" + "\u{1B}[3~")
    try terminal.wait(for: "[qxéone two]")
    terminal.send(Key.escape)
    try terminal.wait(for: "[editing]")
    terminal.send(Key.escape)
    try terminal.wait(for: "[] nothing")
    terminal.send(Key.escape)
    terminal.watch(seconds: 0.2)
    #expect(terminal.screen.text.contains("[qxéone two] [5] [] nothing"))
  }

  // MARK: The mouse

  @Test("a click activates its target and moves the focus there")
  func clicking() throws {
    let terminal = try start()
    terminal.send(click(12, 8))
    try terminal.wait(for: "[2]")
    #expect(hasFocus("Plant 3", in: terminal.screen))
    try press(Key.down, in: terminal, focuses: "Plant 4")
    terminal.send(click(60, 15))
    terminal.watch(seconds: 0.2)
    #expect(hasFocus("Plant 4", in: terminal.screen))
    terminal.send(click(5, 0))
    try terminal.wait(for: "sown")
    #expect(hasFocus("Sow", in: terminal.screen))
    terminal.send(click(4, 3) + "abc")
    try terminal.wait(for: "[abc] [5] [typing]")
  }

  @Test("two clicks are a double click, one is not")
  func doubleClick() throws {
    let terminal = try start()
    terminal.send(click(41, 3))
    terminal.watch(seconds: 0.6)
    #expect(terminal.screen.text.contains("nothing"))
    terminal.send(click(41, 3) + click(41, 3))
    try terminal.wait(for: "rang twice")
  }

  @Test("dragging scrolls in both directions and activates nothing")
  func dragging() throws {
    let terminal = try start()
    drag(terminal, from: (12, 12), to: (12, 7))
    try terminal.wait("the list dragged up") { !$0.text.contains("Plant 1 ") && !$0.text.contains("Plant 2 ") }
    drag(terminal, from: (35, 4), to: (10, 4))
    try terminal.wait("the pots dragged to the left") { !$0.text.contains("Pot 0") && $0.text.contains("Pot 4") }
    #expect(terminal.screen.text.contains("[] [] [5] [] nothing"))
  }

  @Test("the wheel scrolls the view under the pointer, then those around it")
  func wheels() throws {
    let terminal = try start()
    terminal.send(wheel(65, 12, 8, notches: 1))
    try terminal.wait("the list three lines on") { $0.lines[6].contains("Plant 4") }
    terminal.send(wheel(67, 12, 4, notches: 3))
    try terminal.wait("the pots farther on") { !$0.text.contains("Pot 0") && $0.text.contains("Pot 5") }
    terminal.send(wheel(66, 12, 4, notches: 5))
    try terminal.wait(for: "Pot 0")
    terminal.send(wheel(65, 12, 4, notches: 1))
    try terminal.wait("the page three lines on") { $0.lines[3].contains("Plant 4") }
    terminal.send(wheel(64, 60, 15, notches: 9))
    try terminal.wait("the page at its start") { $0.lines[6].contains("Plant 4") }
    terminal.send(wheel(65, 12, 8, notches: 40))
    try terminal.wait(for: "The end of the garden")
    expectEqual(terminal.screen.complaints, [])
  }

  // MARK: The terminal

  @Test("the focus survives every window size")
  func resizing() throws {
    let terminal = try start()
    try press(Key.down + Key.tab + Key.tab + Key.down, in: terminal, focuses: "Plant 2")
    for (columns, rows) in [(30, 9), (1, 1), (120, 40), (70, 24)] {
      _ = terminal.takeOutputCount()
      terminal.resize(columns: columns, rows: rows)
      try terminal.waitForFrame()
    }
    try terminal.wait("the focus") { hasFocus("Plant 2", in: $0) && $0.lines[6].contains("Plant 1") }
    try press(Key.down, in: terminal, focuses: "Plant 3")
  }

  @Test("a selected row is visible at every colour depth")
  func colours() throws {
    func select(
      _ environment: [String: String], until isSelected: (_ blank: Pen, _ text: Pen) -> Bool
    ) throws {
      let terminal = try start(environment: environment)
      terminal.send(click(12, 7) + Key.up + mouse(35, 0, 0))
      try terminal.wait("the selection with \(environment)") {
        $0.text.contains("[1]") && hasFocus("Plant 1", in: $0) && isSelected($0[30, 7].pen, $0[5, 7].pen)
      }
    }
    try select(["COLORTERM": "truecolor"]) { blank, _ in
      blank.background == .exact(CellColor(red: 48, green: 209, blue: 88))
    }
    try select([:]) { blank, _ in if case .indexed = blank.background { true } else { false } }
    try select(["TERM": "xterm"]) { blank, text in
      if case .basic = blank.background { text.style.contains(.bold) } else { false }
    }
    try select(["NO_COLOR": "1"]) { blank, _ in blank.background == .standard && blank.style.contains(.reversed) }
  }

  @Test("every way to end the app restores the terminal", arguments: ["q", "\u{3}", "TERM", "HUP", "close"])
  func ending(way: String) throws {
    let terminal = try start()
    terminal.send(Key.down + Key.right)
    try terminal.wait("the focus") { hasFocus("Weed", in: $0) }
    switch way {
    case "TERM": terminal.signal(SIGTERM)
    case "HUP": terminal.signal(SIGHUP)
    case "close": terminal.closeWindow()
    default: terminal.send(way)
    }
    let status = try terminal.waitForEnd()
    #expect([0, 128 + SIGTERM, 128 + SIGHUP].contains(status))
    guard way != "close" else { return }
    #expect(terminal.isCooked)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.isCursorVisible)
    expectEqual(terminal.screen.complaints, [])
  }
}

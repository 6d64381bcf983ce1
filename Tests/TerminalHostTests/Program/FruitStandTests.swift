import Expectations
import Foundation
import RenderTree
import Testing

@testable import TerminalHost

/// The main example in a terminal, used like by a user.
@Suite(.serialized, .timeLimit(.minutes(5))) struct FruitStandTests {
  private func start(
    columns: Int = 60, rows: Int = 30, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    var environment = environment
    environment["COLORTERM"] = environment["COLORTERM"] ?? "truecolor"
    let terminal = try PseudoTerminal(
      "FruitStand", arguments, columns: columns, rows: rows, environment: environment)
    try terminal.wait(for: "Your basket is empty")
    return terminal
  }

  private func row(of text: String, in screen: ScreenEmulator) -> Int? {
    screen.lines.firstIndex { $0.contains(text) }
  }

  private func hasFocus(_ text: String, in screen: ScreenEmulator) -> Bool {
    row(of: text, in: screen).map { screen.lines[$0].hasPrefix("  ▌") } ?? false
  }

  private func click(_ text: String, in terminal: PseudoTerminal) throws {
    let row = try #require(self.row(of: text, in: terminal.screen))
    terminal.send("\u{1B}[<0;20;\(row + 1)M\u{1B}[<0;20;\(row + 1)m")
  }

  @Test("the keyboard alone focuses, selects, searches and quits")
  func keyboard() throws {
    let terminal = try start()
    terminal.send("\u{1B}[B")
    try terminal.wait("the first focus") { hasFocus("Fair weather", in: $0) }
    terminal.send("\u{1B}[B")
    try terminal.wait("the next row") { hasFocus("Granny Smith", in: $0) }
    terminal.send("\r")
    try terminal.wait(for: "1 fruit in your basket")
    terminal.send("f")
    try terminal.wait("what begins with f") { hasFocus("Fuji", in: $0) || hasFocus("Fair weather", in: $0) }
    terminal.send("u")
    try terminal.wait("what begins with fu") { hasFocus("Fuji", in: $0) }
    // A space continues the search; after a second it is a key again.
    terminal.send(" ")
    terminal.watch(seconds: 1.2)
    #expect(terminal.screen.text.contains("1 fruit in your basket"))
    terminal.send(" ")
    try terminal.wait(for: "2 fruits in your basket")
    terminal.send(" ")
    try terminal.wait(for: "1 fruit in your basket")
    terminal.send("?")
    try terminal.wait("the keys") { $0.text.contains("╭─ Keys") && $0.text.contains("go to a match") }
    terminal.send("\u{1B}[27u")
    try terminal.wait("no keys") { !$0.text.contains("╭─ Keys") }
    for _ in 0..<6 { terminal.send("\u{1B}[A") }
    try terminal.wait("the weather") { hasFocus("Fair weather", in: $0) }
    terminal.send("\r")
    try terminal.wait(for: "We're sorry!")
    #expect(hasFocus("Stormy weather", in: terminal.screen))
    terminal.send("q")
    try expectEqual(terminal.waitForEnd(), 0)
    #expect(terminal.isCooked)
    #expect(!terminal.screen.isAlternate)
  }

  @Test("the mouse alone clicks, scrolls and drags")
  func mouse() throws {
    let terminal = try start(rows: 16)
    try click("Granny Smith", in: terminal)
    try terminal.wait(for: "1 fruit in your basket")
    try click("Granny Smith", in: terminal)
    try terminal.wait(for: "Your basket is empty")
    #expect(!terminal.screen.text.contains("Blood"))
    for _ in 0..<8 { terminal.send("\u{1B}[<65;20;8M") }
    try terminal.wait(for: "Blood")
    #expect(!terminal.screen.text.contains("Fair weather"))
    try click("Blood", in: terminal)
    for _ in 0..<8 { terminal.send("\u{1B}[<64;20;8M") }
    try terminal.wait(for: "1 fruit in your basket")
    terminal.send("\u{1B}[<0;20;14M")
    for row in (2..<14).reversed() {
      terminal.send("\u{1B}[<32;20;\(row)M")
      usleep(10_000)
    }
    terminal.send("\u{1B}[<0;20;2m")
    try terminal.wait("the list dragged up") { !$0.text.contains("Fair weather") }
    expectEqual(terminal.screen.complaints, [])
  }

  @Test("a selected row is coloured, or reversed without colours")
  func selection() throws {
    let terminal = try start()
    try click("Fuji", in: terminal)
    try terminal.wait(for: "1 fruit")
    let row = try #require(self.row(of: "Fuji", in: terminal.screen))
    #expect(hasFocus("Fuji", in: terminal.screen))
    // The cell under the pointer and the focused cell are shaded.
    terminal.send("\u{1B}[<35;1;1M\u{1B}[A")
    try terminal.wait("the focus elsewhere") { !hasFocus("Fuji", in: $0) }
    let green = TerminalColor.exact(CellColor(red: 31, green: 122, blue: 51))
    try terminal.wait("the colour of the selection") { $0[30, row].pen.background == green }
    let plain = try start(environment: ["NO_COLOR": "1"])
    try click("Fuji", in: plain)
    try plain.wait("the selection") { $0[30, row].pen.style.contains(.reversed) }
    #expect(!plain.screen[30, row - 2].pen.style.contains(.reversed))
  }

  @Test("the given appearance is kept, and the screen follows the window")
  func options() throws {
    let terminal = try start(["--host", "terminal", "--appearance", "light"])
    expectEqual(terminal.screen[0, 0].pen.background, .exact(CellColor(red: 242, green: 242, blue: 247)))
    for (columns, rows) in [(100, 40), (1, 1), (30, 10), (60, 30)] {
      _ = terminal.takeOutputCount()
      terminal.resize(columns: columns, rows: rows)
      try terminal.waitForFrame()
    }
    try terminal.wait("the whole stand") { $0.text.contains("Blood") && $0.lines[3].hasSuffix("empty") }
    terminal.send("\u{3}")
    try expectEqual(terminal.waitForEnd(), 0)
  }

  @Test("a key that moves the selection writes less than 2 KB")
  func littleIsWritten() throws {
    let terminal = try start(columns: 80, rows: 24)
    terminal.send("\u{1B}[B\u{1B}[B")
    try terminal.wait("the focus") { hasFocus("Granny Smith", in: $0) }
    terminal.watch(seconds: 0.3)
    _ = terminal.takeOutputCount()
    terminal.send("\u{1B}[B")
    try terminal.wait("the focus") { hasFocus("Honeycrisp", in: $0) }
    terminal.watch(seconds: 0.3)
    let count = terminal.takeOutputCount()
    #expect(count > 0, "\(count) bytes")
    #expect(count < 2048, "\(count) bytes")
    // Down to rows that are not visible: the list scrolls.
    for _ in 0..<3 {
      terminal.send("\u{1B}[B")
      try terminal.waitForFrame()
      terminal.watch(seconds: 0.3)
      let count = terminal.takeOutputCount()
      #expect(count > 0, "\(count) bytes")
      #expect(count < 2048, "\(count) bytes")
    }
    for _ in 0..<3 { terminal.send("\u{1B}[A") }
    try terminal.wait("the focus") { hasFocus("Honeycrisp", in: $0) }
    terminal.watch(seconds: 0.3)
    _ = terminal.takeOutputCount()
    terminal.send("\r")
    try terminal.wait(for: "1 fruit")
    terminal.watch(seconds: 0.3)
    let selecting = terminal.takeOutputCount()
    #expect(selecting < 2048, "\(selecting) bytes")
  }

  @Test("an idle app uses no processor time")
  func idle() throws {
    let terminal = try start()
    terminal.send("\u{1B}[B\r")
    try terminal.waitUntilQuiet()
    let before = terminal.processorTime
    _ = terminal.takeOutputCount()
    terminal.watch(seconds: 3)
    #expect(terminal.processorTime - before < 0.02)
    expectEqual(terminal.takeOutputCount(), 0)
  }

  @Test("output to a pipe is one frame of text")
  func text() throws {
    let program = PseudoTerminal.product("FruitStand")
    let terminal = try PseudoTerminal("/bin/bash", ["-c", "'\(program)' | head -3"], columns: 80)
    try terminal.wait(for: "Fruit Stand")
    try expectEqual(terminal.waitForEnd(), 0)
    expectEqual(terminal.screen.modeHistory, [])
  }
}

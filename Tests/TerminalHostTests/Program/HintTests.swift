import Expectations
import Foundation
import Testing

@testable import TerminalHost

/// The hint at the key that lists the keys, in a program.
@Suite(.serialized, .timeLimit(.minutes(5))) struct HintTests {
  private static let hint = "? keys"

  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal("TerminalProbe", columns: 40, rows: 12)
    try terminal.wait("the hint") { $0.text.contains("row 0") && $0.lines[11].hasSuffix(Self.hint) }
    return terminal
  }

  @Test("the hint goes at the first key, letter or click", arguments: ["\u{1B}[B", "é", "\u{1B}[<0;3;5M"])
  func first(use: String) throws {
    let terminal = try start()
    terminal.send(use)
    try terminal.wait("a screen without the hint") {
      $0.text.contains("events: 1") && !$0.text.contains(Self.hint)
    }
    terminal.send("\u{1B}[A")
    try terminal.wait(for: "key up 0")
    #expect(!terminal.screen.text.contains(Self.hint))
  }

  @Test("a mouse that moves, and a window that loses the attention, leave the hint")
  func noUse() throws {
    let terminal = try start()
    terminal.send("\u{1B}[<35;3;5M\u{1B}[O")
    try terminal.wait(for: "active false")
    #expect(terminal.screen.text.contains(Self.hint))
  }

  @Test("after the list of keys the hint does not come back")
  func list() throws {
    let terminal = try start()
    terminal.send("?")
    try terminal.wait(for: "Keys")
    terminal.send("\u{1B}[27u")
    try terminal.wait("the list again") { $0.text.contains("row 0") && !$0.text.contains("ctrl-c") }
    #expect(!terminal.screen.text.contains(Self.hint))
  }
}

import Expectations
import Foundation
import Testing

@testable import TerminalHost

/// The program ends and restores its terminal even if the terminal or the app does not answer.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ProgramStuckTests {
  private func expectRestored(_ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(terminal.isCooked, sourceLocation: sourceLocation)
    #expect(!terminal.screen.isAlternate, sourceLocation: sourceLocation)
    // Empty if the program ended before it changed the modes.
    #expect([["?7", "8", "?25"], []].contains(terminal.screen.modes), sourceLocation: sourceLocation)
    #expect(terminal.screen.complaints == [], sourceLocation: sourceLocation)
  }

  /// Starts a program whose terminal accepts no more output, with or without a frame in progress.
  private func startUnread(isDrawing: Bool = false) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal("TerminalProbe")
    try terminal.wait(for: "row 3")
    try terminal.stuff()
    if isDrawing { terminal.sendUnread("\u{1B}[B") }
    return terminal
  }

  // The probe's output after its end waits for the terminal until the probe is killed.
  @Test(
    "an unread terminal does not block quitting, a crash or exit",
    arguments: [
      ("q", true, 70), ("\u{3}", false, 130), ("e", true, 3), ("e", false, 3), ("a", true, 128 + SIGABRT),
    ] as [(String, Bool, Int32)])
  func unread(key: String, isDrawing: Bool, status: Int32) throws {
    let terminal = try startUnread(isDrawing: isDrawing)
    terminal.sendUnread(key)
    try expectEqual(terminal.waitForEndUnread(), status)
    #expect(terminal.isCooked)
  }

  @Test("an unread terminal does not block an end by a signal", arguments: [SIGTERM, SIGUSR1])
  func unreadSignals(signal: Int32) throws {
    let terminal = try startUnread()
    terminal.signal(signal)
    try expectEqual(terminal.waitForEndUnread(), 128 + signal)
    #expect(terminal.isCooked)
  }

  @Test(
    "an app that hangs while ending is ended anyway",
    arguments: [("l", "\u{3}", 130), ("h", "q", 70), ("d", "\u{3}", 130)] as [(String, String, Int32)])
  func stuck(key: String, end: String, status: Int32) throws {
    let terminal = try PseudoTerminal("TerminalProbe")
    try terminal.wait(for: "row 3")
    terminal.send(key)
    if key == "h" { try terminal.wait(for: "text 1 h") } else { try terminal.waitUntilBusy() }
    terminal.send(end)
    try expectEqual(terminal.waitForEnd(), status)
    expectRestored(terminal)
  }

  @Test(
    "an app with a blocked main thread ends by ctrl-c or signal",
    arguments: [nil, SIGTERM, SIGHUP] as [Int32?])
  func deaf(signal: Int32?) throws {
    let terminal = try PseudoTerminal("TerminalProbe")
    try terminal.wait(for: "row 3")
    terminal.send("l")
    try terminal.waitUntilBusy()
    if let signal { terminal.signal(signal) } else { terminal.send("\u{3}") }
    // Longer than the two seconds it takes, for a busy machine, and shorter than the limit for an end that has begun.
    try expectEqual(terminal.waitForEnd(seconds: 4), 128 + (signal ?? SIGINT))
    expectRestored(terminal)
  }

  @Test("a busy app handles a signal before its pending input")
  func backlog() throws {
    let terminal = try PseudoTerminal("TerminalProbe")
    try terminal.wait(for: "row 3")
    terminal.send(String(repeating: "z", count: 60))
    try terminal.wait(for: "text 1 z")
    terminal.signal(SIGTERM)
    try expectEqual(terminal.waitForEnd(), 128 + SIGTERM)
    expectRestored(terminal)
    #expect(terminal.screen.text.contains("disconnected"))
  }

  @Test("a signal at any moment after the start restores the terminal", arguments: 0..<24)
  func earlySignals(step: Int) throws {
    let terminal = try PseudoTerminal("TerminalProbe")
    terminal.watch(seconds: 0.002 * Double(step))
    terminal.signal(SIGTERM)
    try expectEqual(terminal.waitForEnd(), 128 + SIGTERM)
    expectRestored(terminal)
  }

  @Test("late terminal replies do not reach the shell", arguments: ["q", "e", "x"])
  func lateReplies(key: String) throws {
    let probe = PseudoTerminal.product("TerminalProbe")
    let script = "'\(probe)'; IFS= read -r -s -t 1 -n 300 rest; printf 'left<%q>' \"$rest\""
    let terminal = try PseudoTerminal(
      "/bin/bash", ["-c", script],
      replies: .init(
        background: "1e1e/1e1e/2e2e", hasKittyKeyboard: true,
        late: "\u{1B}]11;rgb:ff/ff/ff\u{1B}\\\u{1B}[<35;7;7M\u{1B}[?0u\u{1B}[I\u{1B}[?997;2nkeys", delay: 400))
    try terminal.wait(for: "row 3")
    terminal.send(key)
    try terminal.wait(for: "left<")
    #expect(terminal.screen.text.contains("left<''>"))
    expectRestored(terminal)
  }

  @Test("after exit on another thread nothing more is drawn", arguments: 0..<10)
  func exitWhileDrawing(run: Int) throws {
    let terminal = try PseudoTerminal("TerminalProbe", columns: 100, rows: 40, environment: ["COLORTERM": "truecolor"])
    try terminal.wait(for: "row 3")
    terminal.send("g")
    try expectEqual(terminal.waitForEnd(), 3)
    expectRestored(terminal)
    let end = TerminalModes.leave + TerminalModes.popTitle + TerminalModes.requestAttributes
    #expect(String(decoding: terminal.output, as: UTF8.self).hasSuffix(end))
  }

  @Test(
    "ending a stopped background job leaves the shell's terminal unchanged",
    arguments: [SIGSTOP, SIGTSTP], ["", "bg; sleep 1;", "bg; sleep 1; bg; sleep 0.3;"])
  func background(signal: Int32, rounds: String) throws {
    let probe = PseudoTerminal.product("TerminalProbe")
    let script = """
      set -m; '\(probe)'; stty -echo; echo stopped; \(rounds) kill -TERM %1; kill -CONT %1; wait %1
      echo over $?; stty -a | grep -o -e -echo' '; stty echo
      """
    let terminal = try PseudoTerminal("/bin/bash", ["-c", script], columns: 100)
    try terminal.wait(for: "row 3")
    kill(try #require(terminal.firstChild), signal)
    try terminal.wait("its end") { $0.text.contains("over 143") && $0.text.contains("-echo") }
    #expect(!terminal.screen.isAlternate)
    try expectEqual(terminal.waitForEnd(), 0)
  }

  @Test("a crash on another thread restores the terminal and shows its message")
  func crashElsewhere() throws {
    let terminal = try PseudoTerminal("TerminalProbe", columns: 60)
    try terminal.wait(for: "row 3")
    terminal.send("f")
    #expect(try terminal.waitForEnd() > 128)
    expectRestored(terminal)
    #expect(terminal.screen.paper.contains("another thread was told to crash"))
  }
}

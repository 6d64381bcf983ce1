import Expectations
import Foundation
import Testing

@testable import TerminalHost

/// The terminal is restored, whatever ends the program.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ProgramEndTests {
  private func start(
    environment: [String: String] = [:], replies: PseudoTerminal.Replies = .init()
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal("TerminalProbe", environment: environment, replies: replies)
    try terminal.wait(for: "row 3")
    return terminal
  }

  private func expectRestored(_ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(terminal.isCooked, sourceLocation: sourceLocation)
    #expect(!terminal.screen.isAlternate, sourceLocation: sourceLocation)
    #expect(terminal.screen.isCursorVisible, sourceLocation: sourceLocation)
    #expect(terminal.screen.modes == ["?7", "8", "?25"], sourceLocation: sourceLocation)
    #expect(terminal.screen.keyboardFlags == [], sourceLocation: sourceLocation)
    #expect(terminal.screen.title == "shell", sourceLocation: sourceLocation)
    #expect(terminal.screen.savedTitles == [], sourceLocation: sourceLocation)
    #expect(terminal.screen.complaints == [], sourceLocation: sourceLocation)
  }

  @Test("a running app has a raw terminal with mouse and bracketed paste")
  func shown() throws {
    let terminal = try start(replies: .init(hasKittyKeyboard: true))
    try terminal.wait("the keyboard") { $0.keyboardFlags == [5] }
    #expect(!terminal.isCooked)
    #expect(terminal.screen.isAlternate)
    #expect(!terminal.screen.isCursorVisible)
    #expect(
      terminal.screen.modes.isSuperset(of: ["?1000", "?1002", "?1003", "?1006", "?1004", "?2004", "?2031", "?1049"]))
    terminal.send("q")
    try expectEqual(terminal.waitForEnd(), 0)
    expectRestored(terminal)
  }

  @Test("q and ctrl-c end the app with old and new keyboard protocols", arguments: ["q", "\u{3}", "\u{1B}[99;5u"])
  func keys(key: String) throws {
    let terminal = try start()
    terminal.send(key)
    try expectEqual(terminal.waitForEnd(), 0)
    expectRestored(terminal)
    #expect(terminal.screen.text.contains("disconnected\nterminated\nended"))
  }

  @Test("a signal ends the app, and its parent sees the signal", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(signal: Int32) throws {
    let terminal = try start()
    terminal.signal(signal)
    try expectEqual(terminal.waitForEnd() & 0x7F, signal)
    expectRestored(terminal)
    #expect(terminal.screen.text.contains("disconnected"))
  }

  @Test(
    "other signals end the app and restore the terminal",
    arguments: [SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, 40])
  func otherSignals(signal: Int32) throws {
    let terminal = try start()
    terminal.signal(signal)
    try expectEqual(terminal.waitForEnd() & 0x7F, signal)
    expectRestored(terminal)
  }

  @Test("after a crash its message is readable, below earlier output")
  func crash() throws {
    let terminal = try start(replies: .init(hasKittyKeyboard: true))
    terminal.send("p")
    try terminal.wait(for: "events: 1")
    #expect(!terminal.screen.text.contains("printed"))
    terminal.send("x")
    #expect(try terminal.waitForEnd() > 128)
    expectRestored(terminal)
    let text = terminal.screen.paper
    let printed = try #require(text.range(of: "printed by the probe"))
    let message = try #require(text.range(of: "the probe was told to crash"))
    #expect(printed.upperBound <= message.lowerBound)
  }

  @Test("stack overflow and abort restore the terminal", arguments: ["o", "a"])
  func otherCrashes(key: String) throws {
    let terminal = try start()
    terminal.send(key)
    #expect(try terminal.waitForEnd() > 128)
    expectRestored(terminal)
  }

  @Test("exit restores the terminal and shows the printed output")
  func exits() throws {
    let terminal = try start()
    terminal.send("p")
    try terminal.wait(for: "events: 1")
    terminal.send("e")
    try expectEqual(terminal.waitForEnd(), 3)
    expectRestored(terminal)
    #expect(terminal.screen.text.contains("printed by the probe"))
  }

  @Test(
    "a crash signal from outside ends the app, with backtraces too", arguments: [SIGSEGV, SIGABRT, SIGILL])
  func sentCrash(signal: Int32) throws {
    let terminal = try PseudoTerminal(
      "TerminalProbe", environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,threads=crashed,color=no,limit=3"])
    try terminal.wait(for: "row 3")
    terminal.signal(signal)
    try expectEqual(terminal.waitForEnd(), 128 + signal)
    expectRestored(terminal)
  }

  @Test("an app that prints forever keeps only its last output")
  func manyPrints() throws {
    let terminal = try start()
    for count in 1...3 {
      terminal.send("w")
      try terminal.wait(for: "events: \(count)")
    }
    try terminal.wait("less than 8 MB of 16.8") { _ in terminal.capturedOutputSize.map { $0 < 8_000_000 } ?? false }
    terminal.send("e")
    try expectEqual(terminal.waitForEnd(), 3)
    #expect(terminal.screen.paper.contains("logged logged"))
  }

  @Test("closing the window ends the app without a crash")
  func closed() throws {
    let terminal = try start()
    terminal.closeWindow()
    let status = try terminal.waitForEnd()
    #expect(status == 0 || status == 128 + SIGHUP)
  }

  @Test("ctrl-z returns to the shell, and fg restores the app")
  func suspended() throws {
    let probe = PseudoTerminal.product("TerminalProbe")
    let script = "set -m; '\(probe)'; echo the shell is back; read line; fg >/dev/null; echo all over"
    let terminal = try PseudoTerminal("/bin/bash", ["-c", script], replies: .init(hasKittyKeyboard: true))
    try terminal.wait(for: "row 3")
    terminal.send("\u{1A}")
    try terminal.wait(for: "the shell is back")
    #expect(terminal.isCooked)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.isCursorVisible)
    _ = terminal.takeOutputCount()
    terminal.send("\n")
    try terminal.wait("the app again") { $0.isAlternate && $0.text.contains("row 3") && $0.keyboardFlags == [5] }
    terminal.send("\u{1B}[B")
    try terminal.wait(for: "key down")
    expectEqual(terminal.count(of: "\u{1B}[?1049h"), 1, "it is drawn once")
    terminal.send("q")
    try terminal.wait(for: "all over")
    try expectEqual(terminal.waitForEnd(), 0)
    expectRestored(terminal)
  }

  @Test("a process stopped and continued from outside redraws its screen")
  func stoppedFromElsewhere() throws {
    let terminal = try start(replies: .init(hasKittyKeyboard: true))
    terminal.signal(SIGSTOP)
    try terminal.waitUntilStopped()
    _ = terminal.takeOutputCount()
    terminal.signal(SIGCONT)
    try terminal.waitForFrame()
    #expect(terminal.takeOutputCount() > 200)
    #expect(terminal.screen.text.contains("row 3"))
    terminal.send("q")
    try expectEqual(terminal.waitForEnd(), 0)
    expectRestored(terminal)
  }

  @Test("a dumb terminal is refused with an alternative")
  func dumb() throws {
    let terminal = try PseudoTerminal("TerminalProbe", environment: ["TERM": "dumb"])
    try expectEqual(terminal.waitForEnd(), 64)
    #expect(terminal.screen.paper.contains("--host text"))
  }

  @Test("input that is not a terminal is refused with an alternative")
  func noTerminal() throws {
    let probe = PseudoTerminal.product("TerminalProbe")
    let terminal = try PseudoTerminal("/bin/bash", ["-c", "'\(probe)' --host terminal </dev/null; echo status $?"])
    try terminal.wait(for: "status 64")
    #expect(terminal.screen.paper.contains("standard input is not one."))
  }
}

import Foundation
import Testing

@testable import TerminalHost

/// Whatever ends a program, its terminal is as it was.
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
    #expect(terminal.screen.title == "shell" && terminal.screen.savedTitles == [], sourceLocation: sourceLocation)
    #expect(terminal.screen.complaints == [], sourceLocation: sourceLocation)
  }

  @Test("while an app is shown the terminal is raw, on its other screen, with the mouse and marked pastes")
  func shown() throws {
    let terminal = try start(replies: .init(hasKittyKeyboard: true))
    try terminal.wait("the keyboard") { $0.keyboardFlags == [5] }
    #expect(!terminal.isCooked)
    #expect(terminal.screen.isAlternate)
    #expect(!terminal.screen.isCursorVisible)
    #expect(
      terminal.screen.modes.isSuperset(of: ["?1000", "?1002", "?1003", "?1006", "?1004", "?2004", "?2031", "?1049"]))
    terminal.send("q")
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  @Test("q and ctrl-c end it, by the old and by the new keyboard", arguments: ["q", "\u{3}", "\u{1B}[99;5u"])
  func keys(key: String) throws {
    let terminal = try start()
    terminal.send(key)
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
    #expect(terminal.screen.text.contains("disconnected\nterminated\nended"))
  }

  @Test("a signal ends it, and its sender sees that", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(signal: Int32) throws {
    let terminal = try start()
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() & 0x7F == signal)
    expectRestored(terminal)
    #expect(terminal.screen.text.contains("disconnected"))
  }

  @Test(
    "signals that nobody asked for end it too, and the terminal is as it was",
    arguments: [SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, 40])
  func otherSignals(signal: Int32) throws {
    let terminal = try start()
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() & 0x7F == signal)
    expectRestored(terminal)
  }

  @Test("after a crash its message can be read, below what was printed before")
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
    let told = try #require(text.range(of: "the probe was told to crash"))
    #expect(printed.upperBound <= told.lowerBound)
  }

  @Test("after a stack that overflows and after abort too", arguments: ["o", "a"])
  func otherCrashes(key: String) throws {
    let terminal = try start()
    terminal.send(key)
    #expect(try terminal.waitForEnd() > 128)
    expectRestored(terminal)
  }

  @Test("after exit too, with what was printed")
  func exits() throws {
    let terminal = try start()
    terminal.send("p")
    try terminal.wait(for: "events: 1")
    terminal.send("e")
    #expect(try terminal.waitForEnd() == 3)
    expectRestored(terminal)
    #expect(terminal.screen.text.contains("printed by the probe"))
  }

  @Test(
    "a crash signal that is sent ends it too, also where Swift tells of crashes", arguments: [SIGSEGV, SIGABRT, SIGILL])
  func sentCrash(signal: Int32) throws {
    let terminal = try PseudoTerminal(
      "TerminalProbe", environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,threads=crashed,color=no,limit=3"])
    try terminal.wait(for: "row 3")
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == 128 + signal)
    expectRestored(terminal)
  }

  @Test("an app that prints for ever keeps what it printed last, and fills no disk")
  func manyPrints() throws {
    let terminal = try start()
    for _ in 0..<3 {
      terminal.send("w")
      terminal.watch(seconds: 0.5)
    }
    let kept = try #require(terminal.sizeOfCapturedOutput)
    #expect(kept < 8_000_000, "\(kept) bytes of 16,800,000")
    terminal.send("e")
    #expect(try terminal.waitForEnd() == 3)
    #expect(terminal.screen.paper.contains("logged logged"))
  }

  @Test("a window that is closed ends it quietly")
  func closed() throws {
    let terminal = try start()
    terminal.closeWindow()
    let status = try terminal.waitForEnd()
    #expect(status == 0 || status == 128 + SIGHUP)
  }

  @Test("ctrl-z gives the terminal to the shell, and the app comes back whole")
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
    terminal.watch(seconds: 0.3)
    #expect(terminal.count(of: "\u{1B}[?1049h") == 1, "it is drawn once")
    terminal.send("\u{1B}[B")
    try terminal.wait(for: "key down")
    terminal.send("q")
    try terminal.wait(for: "all over")
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  @Test("a process that is stopped and continued from elsewhere draws its screen anew")
  func stoppedFromElsewhere() throws {
    let terminal = try start(replies: .init(hasKittyKeyboard: true))
    terminal.signal(SIGSTOP)
    terminal.watch(seconds: 0.2)
    _ = terminal.takeOutputCount()
    terminal.signal(SIGCONT)
    terminal.watch(seconds: 0.5)
    #expect(terminal.takeOutputCount() > 200)
    #expect(terminal.screen.text.contains("row 3"))
    terminal.send("q")
    #expect(try terminal.waitForEnd() == 0)
    expectRestored(terminal)
  }

  @Test("a terminal that can only print is refused with the way out")
  func dumb() throws {
    let terminal = try PseudoTerminal("TerminalProbe", environment: ["TERM": "dumb"])
    #expect(try terminal.waitForEnd() == 64)
    #expect(terminal.screen.paper.contains("--host text"))
  }

  @Test("what is no terminal is refused with the way out")
  func noTerminal() throws {
    let probe = PseudoTerminal.product("TerminalProbe")
    let terminal = try PseudoTerminal("/bin/bash", ["-c", "'\(probe)' --host terminal </dev/null; echo status $?"])
    try terminal.wait(for: "status 64")
    #expect(terminal.screen.paper.contains("standard input is not one."))
  }
}

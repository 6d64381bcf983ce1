import Foundation

/// The terminal that the process was started in: raw while the screen is shown, and as it was before and after.
@MainActor
final class TerminalDevice {
  let input = STDIN_FILENO
  /// The terminal behind standard output: what the app prints meanwhile goes elsewhere.
  let output: Int32

  /// - Throws: `TerminalHostError` where there is no terminal that a screen can be shown on.
  init(environment: [String: String]) throws {
    guard isatty(STDIN_FILENO) == 1 else { throw TerminalHostError.notATerminal("standard input") }
    guard isatty(STDOUT_FILENO) == 1 else { throw TerminalHostError.notATerminal("standard output") }
    guard environment["TERM"] != "dumb" else { throw TerminalHostError.dumbTerminal }
    output = try Self.openOutput()
    // A terminal that is gone is seen where it is written to. What is ignored would be so in programs that the app
    // starts, too; what is heard is not.
    signal(SIGPIPE) { _ in }
    TerminalRescue.install()
  }

  /// Opens the terminal anew, so that its file does not block us, and nobody else either; where that is not permitted,
  /// as for another user's terminal, the file is shared.
  private static func openOutput() throws -> Int32 {
    let own = open("/proc/self/fd/\(STDOUT_FILENO)", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    if own >= 0 { return own }
    let shared = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard shared >= 0 else { throw TerminalHostError.notATerminal("standard output") }
    return shared
  }

  /// Takes the terminal over; also again, where another program changed it meanwhile.
  func show() {
    let state = TerminalRescue.state
    _ = TerminalRescue.gate.show { wasShown in
      if !wasShown {
        state.pointee.input = input
        state.pointee.output = output
        state.pointee.outputFlags = fcntl(output, F_GETFL)
        tcgetattr(input, &state.pointee.attributes)
        state.pointee.patience = 1000
        OutputCapture.begin()
      }
      _ = fcntl(output, F_SETFL, state.pointee.outputFlags | O_NONBLOCK)
      var raw = state.pointee.attributes
      cfmakeraw(&raw)
      tcsetattr(input, TCSANOW, &raw)
    }
  }

  /// Gives it back until it is shown again.
  func hide() { TerminalRescue.hide() }

  /// Gives it back for good, and writes what the app wrote meanwhile.
  func close() {
    fflush(nil)
    TerminalRescue.end()
  }

  /// Whether the keyboard's protocol was changed and must be changed back.
  var hasKeyboard: Bool {
    get { TerminalRescue.state.pointee.hasKeyboard }
    set { TerminalRescue.state.pointee.hasKeyboard = newValue }
  }

  /// Whether the window's title was put by, and must be brought back.
  var hasTitle: Bool {
    get { TerminalRescue.state.pointee.hasTitle }
    set { TerminalRescue.state.pointee.hasTitle = newValue }
  }

  /// The terminal replied for the first time; at the end it is given three times as long, within bounds.
  nonisolated static func noteReply(after time: Duration) {
    guard TerminalRescue.state.pointee.replyPatience < 0 else { return }
    let (seconds, attoseconds) = time.components
    let milliseconds = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    TerminalRescue.state.pointee.replyPatience = (3 * milliseconds).clamped(to: 300...1000)
  }
}

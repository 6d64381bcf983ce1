import Foundation

/// The terminal of the process: in raw mode while the screen is shown, with its original settings otherwise.
@MainActor
final class TerminalDevice {
  let input = STDIN_FILENO
  /// A descriptor for the terminal behind standard output. The app's own output is captured.
  let output: Int32

  /// - Throws: `TerminalHostError` if no usable terminal is available.
  init(environment: [String: String]) throws {
    guard isatty(STDIN_FILENO) == 1 else { throw TerminalHostError.notATerminal("standard input") }
    guard isatty(STDOUT_FILENO) == 1 else { throw TerminalHostError.notATerminal("standard output") }
    guard environment["TERM"] != "dumb" else { throw TerminalHostError.dumbTerminal }
    output = try Self.openOutput()
    // A closed terminal shows as a failed write. Child processes would inherit an ignored signal, but not a handler.
    signal(SIGPIPE) { _ in }
    TerminalRestoration.install()
  }

  /// Opens the terminal again, so that non-blocking mode affects no one else's descriptor. If that is not permitted, as
  /// for another user's terminal, the descriptor is shared.
  private static func openOutput() throws -> Int32 {
    let own = open("/proc/self/fd/\(STDOUT_FILENO)", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    if own >= 0 { return own }
    let shared = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard shared >= 0 else { throw TerminalHostError.notATerminal("standard output") }
    return shared
  }

  /// Takes over the terminal, or restores raw mode after another program changed it.
  func show() {
    let state = TerminalRestoration.state
    _ = TerminalRestoration.gate.show { wasShown in
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

  /// Restores the terminal until it is shown again.
  func hide() { TerminalRestoration.hide() }

  /// Restores the terminal for good, and writes the captured output.
  func close() {
    fflush(nil)
    TerminalRestoration.end()
  }

  /// True if the keyboard protocol was changed and must be restored.
  var hasKeyboard: Bool {
    get { TerminalRestoration.state.pointee.hasKeyboard }
    set { TerminalRestoration.state.pointee.hasKeyboard = newValue }
  }

  /// True if the window's title was saved and must be restored.
  var hasTitle: Bool {
    get { TerminalRestoration.state.pointee.hasTitle }
    set { TerminalRestoration.state.pointee.hasTitle = newValue }
  }

  /// Records the time to the terminal's first reply. At the end the terminal gets three times as long, within bounds.
  nonisolated static func noteReply(after time: Duration) {
    guard TerminalRestoration.state.pointee.replyPatience < 0 else { return }
    let (seconds, attoseconds) = time.components
    let milliseconds = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    TerminalRestoration.state.pointee.replyPatience = (3 * milliseconds).clamped(to: 300...1000)
  }
}

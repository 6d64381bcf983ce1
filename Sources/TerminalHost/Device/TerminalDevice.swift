import Foundation

/// The terminal that the process was started in: raw while the screen is shown, and as it was before and after.
@MainActor
final class TerminalDevice {
  let input = STDIN_FILENO
  /// Standard output as it was: what the app prints meanwhile goes elsewhere.
  let output: Int32

  /// - Throws: `TerminalHostError` where there is no terminal that a screen can be shown on.
  init(environment: [String: String]) throws {
    guard isatty(STDIN_FILENO) == 1 else { throw TerminalHostError.notATerminal("standard input") }
    guard isatty(STDOUT_FILENO) == 1 else { throw TerminalHostError.notATerminal("standard output") }
    guard environment["TERM"] != "dumb" else { throw TerminalHostError.dumbTerminal }
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard output >= 0 else { throw TerminalHostError.notATerminal("standard output") }
    self.output = output
    // A terminal that is gone is seen where it is written to.
    signal(SIGPIPE, SIG_IGN)
    TerminalRescue.install()
  }

  /// Takes the terminal over; also again, where another program changed it meanwhile.
  func show() {
    let state = TerminalRescue.state
    if !state.pointee.isShown {
      state.pointee.input = input
      state.pointee.output = output
      guard tcgetattr(input, &state.pointee.attributes) == 0 else { return }
      OutputCapture.begin()
    }
    var raw = state.pointee.attributes
    cfmakeraw(&raw)
    state.pointee.isShown = true
    tcsetattr(input, TCSADRAIN, &raw)
  }

  /// Gives it back until it is shown again.
  func hide() { TerminalRescue.restore() }

  /// Gives it back for good, and writes what the app wrote meanwhile.
  func close() {
    fflush(nil)
    TerminalRescue.restore()
    TerminalRescue.replay()
  }

  /// Whether the keyboard's protocol was changed and must be changed back.
  var hasKeyboard: Bool {
    get { TerminalRescue.state.pointee.hasKeyboard }
    set { TerminalRescue.state.pointee.hasKeyboard = newValue }
  }
}

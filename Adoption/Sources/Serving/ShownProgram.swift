import Foundation
import Synchronization

/// The program of the app that is shown, one at a time. A signal may end it from another thread.
package final class ShownProgram: Sendable {
  private struct State {
    var program: ForegroundProgram?
    /// True once this process ends.
    var isEnding = false
  }

  private let hasTerminal: Bool
  private let state = Mutex(State())

  /// No program.
  ///
  /// - Parameter hasTerminal: The programs show themselves in the terminal of this process.
  package init(hasTerminal: Bool) { self.hasTerminal = hasTerminal }

  /// True from the start of a program until its end was taken, or it was stopped.
  var isRunning: Bool { state.withLock { $0.program != nil } }

  /// Starts a program, unless this process ends.
  func start(_ make: () throws(ForegroundProgram.Failure) -> ForegroundProgram) throws(ForegroundProgram.Failure) {
    try state.withLock { (state) throws(ForegroundProgram.Failure) in
      if !state.isEnding { state.program = try make() }
    }
  }

  /// Takes the end of a program that ended by itself; nil if none did.
  ///
  /// While this process ends, which another thread does with a status of its own, the call does not return.
  func takeEnd() -> ForegroundProgram.End? {
    while true {
      let (end, isEnding) = state.withLock { state -> (ForegroundProgram.End?, Bool) in
        let end = state.program?.end
        if end != nil { state.program = nil }
        return (end, state.isEnding)
      }
      if !isEnding { return end }
      Thread.sleep(forTimeInterval: 1)
    }
  }

  /// Ends the program, which keeps its state first. One that had to be killed leaves the terminal to this process.
  func stop() {
    // Two threads may stop the same one: both wait for its end.
    guard let program = state.withLock({ $0.program }) else { return }
    if !program.stop(), hasTerminal { TerminalReset.write() }
    state.withLock { state in
      if state.program === program { state.program = nil }
    }
  }

  /// Ends the program because this process ends.
  package func end() {
    state.withLock { $0.isEnding = true }
    stop()
  }
}

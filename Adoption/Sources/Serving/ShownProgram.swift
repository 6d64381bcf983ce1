import Foundation
import Synchronization

/// The program of the app that is shown, one at a time. A signal may end it from another thread.
package final class ShownProgram: Sendable {
  private struct State {
    var program: ForegroundProgram?
    /// True once this process ends.
    var isEnding = false
  }

  private let state = Mutex(State())

  /// No program.
  package init() {}

  /// True from the start of a program until its end was taken, or it was stopped.
  var isRunning: Bool { state.withLock { $0.program != nil } }

  /// Starts a program.
  func start(_ make: () throws(ForegroundProgram.Failure) -> ForegroundProgram) throws(ForegroundProgram.Failure) {
    let program = try make()
    state.withLock { $0.program = program }
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

  /// Ends the program, which keeps its state first.
  ///
  /// - Returns: false if it had to be killed.
  @discardableResult
  func stop() -> Bool {
    let program = state.withLock { state in
      defer { state.program = nil }
      return state.program
    }
    return program?.stop() ?? true
  }

  /// Ends the program because this process ends.
  package func end() {
    state.withLock { $0.isEnding = true }
    if !stop() { TerminalReset.write() }
  }
}

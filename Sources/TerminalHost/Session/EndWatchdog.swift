import Foundation
import Synchronization

/// Ends a process that was asked to end and does not answer, with its terminal put back.
final class EndWatchdog: Sendable {
  /// How long an app may take over its end.
  private static let patience = DispatchTimeInterval.seconds(3)

  private let isStarted = Mutex(false)

  /// Begins to wait; once.
  ///
  /// - Parameter status: what the process then ends with.
  func start(status: Int32) {
    let isFirst = isStarted.withLock { started in
      defer { started = true }
      return !started
    }
    guard isFirst else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) {
      TerminalRescue.restore()
      TerminalRescue.replay()
      _exit(status)
    }
  }
}

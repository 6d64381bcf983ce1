@preconcurrency import Dispatch
import Foundation

/// A receiver of the signals that concern a terminal, which reports them on a queue.
///
/// A handler may do very little, so it writes the signal's number into a pipe that the queue reads.
final class TerminalSignals: Sendable {
  private static let heard = [SIGWINCH, SIGCONT, SIGTSTP, SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  nonisolated(unsafe) private static var pipeEnd: Int32 = -1

  private let source: any DispatchSourceRead

  /// - Parameter onSignal: called on the queue.
  init(queue: DispatchQueue, onSignal: @escaping @Sendable (Int32) -> Void) {
    var ends: [Int32] = [0, 0]
    // Creating a pipe fails only without free descriptors, and then the screen could not have been shown.
    precondition(pipe(&ends) == 0, "Cannot create the pipe for signals: errno \(errno).")
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    let reading = ends[0]
    Self.pipeEnd = ends[1]
    source = DispatchSource.makeReadSource(fileDescriptor: reading, queue: queue)
    source.setEventHandler {
      var numbers = [UInt8](repeating: 0, count: 256)
      let count = read(reading, &numbers, numbers.count)
      guard count > 0 else { return }
      for number in numbers[..<count] { onSignal(Int32(number)) }
    }
    source.activate()
    for signal in Self.heard { Self.hear(signal) }
  }

  private static func hear(_ signal: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      let saved = errno
      var number = UInt8(truncatingIfNeeded: signal)
      _ = write(TerminalSignals.pipeEnd, &number, 1)
      errno = saved
    }
    action.sa_flags = SA_RESTART
    sigaction(signal, &action, nil)
  }

  /// Restores the default actions of the signals that end or stop a process. Async-signal-safe.
  static func letGo() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    for signal in heard where signal != SIGWINCH && signal != SIGCONT { sigaction(signal, &action, nil) }
  }

  /// Stops the process group, as the terminal itself would. Returns when the process continues; or soon, if the system
  /// does not stop it because nobody could continue it. The signal that continues it is not reported.
  static func stop() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(SIGTSTP, &action, nil)
    sigaction(SIGCONT, &action, nil)
    kill(0, SIGTSTP)
    // The signal may be delivered to another thread; nothing may be drawn before it arrives.
    usleep(100_000)
    hear(SIGTSTP)
    hear(SIGCONT)
  }
}

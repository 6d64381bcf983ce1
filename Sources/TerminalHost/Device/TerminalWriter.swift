import Foundation
import Synchronization

/// Writes to the terminal on a queue of its own, so that a slow terminal does not hold up the app.
final class TerminalWriter: Sendable {
  /// What became of a text.
  enum Outcome: Sendable {
    case written
    /// The terminal was given back meanwhile; what was not yet written is left out.
    case dropped
    /// The terminal is gone.
    case failed
  }

  private let file: Int32
  private let gate: TerminalGate
  private let queue = DispatchQueue(label: "pergola.terminal.output")
  private let isClosed = Mutex(false)

  /// - Parameters:
  ///   - file: one that is written to without blocking.
  ///   - gate: says when it may be written to.
  init(file: Int32, gate: TerminalGate) {
    self.file = file
    self.gate = gate
  }

  /// Writes a text whole.
  ///
  /// - Parameter onDone: called on the main queue when it is written, or will not be.
  func write(_ text: String, onDone: (@MainActor @Sendable (Outcome) -> Void)? = nil) {
    queue.async { [self] in
      let outcome = isClosed.withLock(\.self) ? .failed : writeAll(text)
      if outcome == .failed { isClosed.withLock { $0 = true } }
      guard let onDone else { return }
      DispatchQueue.main.async { onDone(outcome) }
    }
  }

  /// Returns when everything is written, or when a terminal that nobody reads has been waited for long enough.
  func flush() {
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    _ = done.wait(timeout: .now() + .seconds(1))
  }

  private func writeAll(_ text: String) -> Outcome {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let start = UnsafeBufferPointer(rebasing: rest).baseAddress
        var code: Int32 = 0
        let result = gate.write {
          let count = Foundation.write(file, start, rest.count)
          code = errno
          return count
        }
        guard let count = result else { return .dropped }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if code == EAGAIN {
          var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        } else if code != EINTR {
          return .failed
        }
      }
      return .written
    }
  }
}

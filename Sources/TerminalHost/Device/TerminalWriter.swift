import Foundation
import Synchronization

/// A writer to the terminal on its own queue, so that a slow terminal does not delay the app.
final class TerminalWriter: Sendable {
  /// The outcome of a write.
  enum Outcome: Sendable {
    case written
    /// The terminal was restored in the meantime; the rest of the text is dropped.
    case dropped
    /// The terminal was closed.
    case failed
  }

  private let file: Int32
  private let gate: TerminalGate
  private let queue = DispatchQueue(label: "pergola.terminal.output")
  private let isClosed = Mutex(false)

  /// - Parameters:
  ///   - file: a non-blocking descriptor.
  ///   - gate: the gate that permits writes.
  init(file: Int32, gate: TerminalGate) {
    self.file = file
    self.gate = gate
  }

  /// Writes a text entirely.
  ///
  /// - Parameter onDone: called on the main queue when the text is written, dropped or failed.
  func write(_ text: String, onDone: (@MainActor @Sendable (Outcome) -> Void)? = nil) {
    queue.async { [self] in
      let outcome = isClosed.withLock(\.self) ? .failed : writeAll(text)
      if outcome == .failed { isClosed.withLock { $0 = true } }
      guard let onDone else { return }
      DispatchQueue.main.async { onDone(outcome) }
    }
  }

  /// Returns when everything is written, or after one second if the terminal is not read.
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

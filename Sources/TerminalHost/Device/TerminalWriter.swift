import Foundation
import Synchronization

/// Writes to the terminal on a queue of its own, so that a slow terminal does not hold up the app.
final class TerminalWriter: Sendable {
  private let file: Int32
  private let queue = DispatchQueue(label: "pergola.terminal.output")
  private let isClosed = Mutex(false)

  init(file: Int32) { self.file = file }

  /// Writes a text whole.
  ///
  /// - Parameter onDone: called on the main queue when it is written: false where the terminal is gone.
  func write(_ text: String, onDone: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    queue.async { [self] in
      let isWritten = !isClosed.withLock(\.self) && writeAll(text)
      if !isWritten { isClosed.withLock { $0 = true } }
      guard let onDone else { return }
      DispatchQueue.main.async { onDone(isWritten) }
    }
  }

  /// Returns when everything is written.
  func flush() { queue.sync {} }

  private func writeAll(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(file, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // Somebody else made the terminal's file non-blocking.
          var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

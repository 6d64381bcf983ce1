import Synchronization

/// The last lines that a program wrote.
final class LogBuffer: Sendable {
  private struct State {
    var lines: [String] = []
    var bytes = 0
    /// The number of lines that were dropped.
    var dropped = 0
    /// The number of lines that were read, of all.
    var seen = 0
  }

  /// The most bytes that are kept.
  private static let capacity = 1 << 20

  private let state = Mutex(State())

  /// Adds a line, and drops the first ones if there are too many.
  func add(_ line: String) {
    state.withLock { state in
      state.lines.append(line)
      state.bytes += line.utf8.count + 1
      guard state.bytes > Self.capacity else { return }
      // Half is dropped at once: each line is moved at most once for each that is added.
      var count = 0
      while state.bytes > Self.capacity / 2, count < state.lines.count {
        state.bytes -= state.lines[count].utf8.count + 1
        count += 1
      }
      state.lines.removeFirst(count)
      state.dropped += count
    }
  }

  /// The last lines, oldest first.
  func last(_ count: Int) -> [String] { state.withLock { $0.lines.suffix(count) } }

  /// The lines since the last call, at most `count` of them, and the number of those that are left out.
  func new(atMost count: Int) -> (lines: [String], leftOut: Int) {
    state.withLock { state in
      let unread = max(0, state.dropped + state.lines.count - state.seen)
      state.seen = state.dropped + state.lines.count
      let lines = state.lines.suffix(min(unread, count))
      return (Array(lines), unread - lines.count)
    }
  }

  /// The whole text that is kept.
  var text: String {
    state.withLock { state in
      let first = state.dropped > 0 ? ["… \(state.dropped) earlier lines are not kept."] : []
      return (first + state.lines).joined(separator: "\n")
    }
  }
}

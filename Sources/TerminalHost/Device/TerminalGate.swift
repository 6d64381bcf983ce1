import Foundation
import Synchronization

/// The right to write to the terminal: nobody, the app's frames, or the code that restores it.
///
/// Frames are written on their own queue, and the end may come on any thread, even in a signal handler. So a write
/// holds the gate for one non-blocking system call, and the code that restores the terminal closes the gate first:
/// nothing is written after the sequences that leave the screen. The gate uses only atomic values and bounded waits.
final class TerminalGate: Sendable {
  /// The state that closing found. The gate belongs to the caller until `opened(as:)`.
  enum Closing {
    /// The screen was shown: the terminal must be restored.
    case shown
    /// The screen was not shown.
    case hidden
    /// Another caller closed the gate for good.
    case ended
  }

  /// The state of a gate after it was closed.
  enum Outcome {
    /// The screen may be shown again.
    case hidden
    /// The screen may not be shown again.
    case ended
  }

  private enum Phase {
    static let hidden = 0
    static let shown = 1
    static let writing = 2
    static let closed = 3
    static let ended = 4
  }

  /// The time after which a write counts as interrupted for good, in milliseconds: a write does not block.
  private static let patienceWithWriter = 200
  /// The maximum time for another thread to restore the terminal, in milliseconds.
  private static let patienceWithOthers = 4000

  private let phase = Atomic<Int>(Phase.hidden)

  /// Takes over the terminal, or changes it again while it is shown. Returns false if it was restored for good.
  ///
  /// - Parameter change: sets up the terminal; the gate keeps others from restoring it in the meantime.
  func show(_ change: (_ wasShown: Bool) -> Void) -> Bool {
    while true {
      if exchange(Phase.hidden, Phase.writing) {
        change(false)
      } else if exchange(Phase.shown, Phase.writing) {
        change(true)
      } else if phase.load(ordering: .acquiring) >= Phase.closed {
        return false
      } else {
        Self.pause()
        continue
      }
      _ = exchange(Phase.writing, Phase.shown)
      return true
    }
  }

  /// Performs a write if the screen is shown; otherwise returns nil. The write must not block.
  func write(_ body: () -> Int) -> Int? {
    while !exchange(Phase.shown, Phase.writing) {
      guard phase.load(ordering: .acquiring) == Phase.writing else { return nil }
      Self.pause()
    }
    let count = body()
    _ = exchange(Phase.writing, Phase.shown)
    return count
  }

  /// Closes the gate after the current write. Async-signal-safe.
  func close() -> Closing {
    var waited = 0
    while true {
      if exchange(Phase.shown, Phase.closed) { return .shown }
      if exchange(Phase.hidden, Phase.closed) { return .hidden }
      switch phase.load(ordering: .acquiring) {
      case Phase.ended: return .ended
      case Phase.writing:
        // This signal handler may have interrupted the write that it waits for.
        if waited >= Self.patienceWithWriter, exchange(Phase.writing, Phase.closed) { return .shown }
      default:
        if waited >= Self.patienceWithOthers { return .ended }
      }
      Self.pause()
      waited += 1
    }
  }

  /// Opens the gate with the terminal's new state. Async-signal-safe.
  func opened(as outcome: Outcome) {
    phase.store(outcome == .hidden ? Phase.hidden : Phase.ended, ordering: .releasing)
  }

  private func exchange(_ expected: Int, _ desired: Int) -> Bool {
    phase.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
  }

  /// Waits for a millisecond.
  private static func pause() { poll(nil, 0, 1) }
}

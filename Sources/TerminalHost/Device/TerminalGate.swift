import Foundation
import Synchronization

/// Who may write to the terminal: nobody, the app's frames, or whoever puts it back.
///
/// Frames are written on a queue of their own, and the end may come on any thread, also in a signal's handler. So a
/// write holds the gate for one system call that does not block, and who puts the terminal back closes it first:
/// nothing is written after the sequences that leave the screen. There are only atomic values and bounded waits.
final class TerminalGate: Sendable {
  /// What was found when the gate was closed; it is then the caller's, until `opened(as:)`.
  enum Closing {
    /// The terminal was shown: it is to be put back.
    case shown
    /// The terminal is as it was.
    case hidden
    /// Somebody else closed it for good.
    case ended
  }

  /// What becomes of a gate that was closed.
  enum Outcome {
    /// The terminal may be shown again.
    case hidden
    /// It may not.
    case ended
  }

  private enum Phase {
    static let hidden = 0
    static let shown = 1
    static let writing = 2
    static let closed = 3
    static let ended = 4
  }

  /// A write does not block, so one that takes as long has come to its end in some other way. In milliseconds.
  private static let patienceWithWriter = 200
  /// How long another thread may take to put the terminal back, in milliseconds.
  private static let patienceWithOthers = 4000

  private let phase = Atomic<Int>(Phase.hidden)

  /// Takes the terminal over, or changes it again where it is shown. False where it has been given back for good.
  ///
  /// - Parameter change: makes it the app's; nobody puts it back meanwhile.
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

  /// Writes, where the terminal is shown; nil where it is not. The write must not block.
  func write(_ body: () -> Int) -> Int? {
    while !exchange(Phase.shown, Phase.writing) {
      guard phase.load(ordering: .acquiring) == Phase.writing else { return nil }
      Self.pause()
    }
    let count = body()
    _ = exchange(Phase.writing, Phase.shown)
    return count
  }

  /// Closes the gate when the write that is under way is done. Allowed in a signal's handler.
  func close() -> Closing {
    var waited = 0
    while true {
      if exchange(Phase.shown, Phase.closed) { return .shown }
      if exchange(Phase.hidden, Phase.closed) { return .hidden }
      switch phase.load(ordering: .acquiring) {
      case Phase.ended: return .ended
      case Phase.writing:
        // Perhaps the handler that we are in interrupted the very write that is waited for.
        if waited >= Self.patienceWithWriter, exchange(Phase.writing, Phase.closed) { return .shown }
      default:
        if waited >= Self.patienceWithOthers { return .ended }
      }
      Self.pause()
      waited += 1
    }
  }

  /// What was closed is what the terminal is now. Allowed in a signal's handler.
  func opened(as outcome: Outcome) {
    phase.store(outcome == .hidden ? Phase.hidden : Phase.ended, ordering: .releasing)
  }

  private func exchange(_ expected: Int, _ desired: Int) -> Bool {
    phase.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
  }

  /// A millisecond.
  private static func pause() { poll(nil, 0, 1) }
}

import Foundation
import Synchronization

/// A watch over the requests that the main thread performs. One that takes too long is answered with the place at which
/// the main thread is; its own answer is dropped then.
final class Watch: Sendable {
  private struct State {
    var waiting: [Int: ContinuousClock.Instant] = [:]
    var patience = Duration.seconds(7)
    /// Requests that were answered because they took too long.
    var abandoned: Set<Int> = []
  }

  private let channel: SessionChannel
  private let stack: ThreadStack
  private let state = Mutex(State())

  init(_ channel: SessionChannel, over stack: ThreadStack) {
    self.channel = channel
    self.stack = stack
  }

  /// The time that a request may take.
  var patience: Duration {
    get { state.withLock { $0.patience } }
    set { state.withLock { $0.patience = newValue } }
  }

  /// Notes that a request waits for the main thread.
  func begin(_ id: Int) { state.withLock { $0.waiting[id] = .now } }

  /// Gives a request more time, as one that waits for the app on purpose.
  func extend(_ id: Int, by duration: Duration) { state.withLock { $0.waiting[id]? += duration } }

  /// Answers a request, unless it was answered already.
  func end(with answer: SessionAnswer) {
    let isDue = state.withLock { state in
      guard let id = answer.id else { return true }
      state.waiting[id] = nil
      return state.abandoned.remove(id) == nil
    }
    if isDue { channel.write(answer) }
  }

  /// Looks after the requests, for ever. Blocks the thread.
  func run() {
    while true {
      Thread.sleep(forTimeInterval: 0.1)
      // The lines that the app prints between two requests come without waiting for the next one.
      fflush(nil)
      let late = state.withLock { state -> [Int] in
        let late = state.waiting.filter { ContinuousClock.now - $0.value > state.patience }.map(\.key).sorted()
        for id in late {
          state.waiting[id] = nil
          state.abandoned.insert(id)
        }
        return late
      }
      guard !late.isEmpty else { continue }
      let seconds = Int(patience / .seconds(1))
      let problem = SessionProblem(
        .busy, "The app did not answer within \(seconds) seconds: its main thread is busy.", stack: stack.addresses())
      for id in late { channel.write(SessionAnswer(id: id, error: problem)) }
    }
  }
}

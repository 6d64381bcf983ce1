import Synchronization

/// The origins of a data source's submissions: the main queue, other threads, or both.
final class SubmissionOrigins: Sendable {
  private struct State {
    var isUsedOnMain = false
    var isUsedElsewhere = false
    var hasWarned = false
    var outstanding = 0
  }

  /// A mistake in the choice of threads.
  enum Fault {
    /// Submissions come both from the main queue and from other threads. Reported once.
    case mixed
    /// A submission on the main queue while others are on their way there.
    case wouldDeadlock
  }

  private let state = Mutex(State())

  func beginOnMain() -> Fault? {
    state.withLock { state in
      if state.outstanding > 0 { return .wouldDeadlock }
      state.isUsedOnMain = true
      return Self.newFault(&state)
    }
  }

  /// Records a submission from another thread, which is outstanding until ``endOffMain()``.
  func beginOffMain() -> Fault? {
    state.withLock { state in
      state.outstanding += 1
      state.isUsedElsewhere = true
      return Self.newFault(&state)
    }
  }

  func endOffMain() { state.withLock { $0.outstanding -= 1 } }

  private static func newFault(_ state: inout State) -> Fault? {
    guard state.isUsedOnMain, state.isUsedElsewhere, !state.hasWarned else { return nil }
    state.hasWarned = true
    return .mixed
  }
}

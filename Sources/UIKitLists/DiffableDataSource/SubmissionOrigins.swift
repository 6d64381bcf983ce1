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
    /// Submissions come both from the main queue and from elsewhere. Reported once.
    case mixed
    /// A submission on the main queue while others are on their way there.
    case wouldBlock
  }

  private let state = Mutex(State())

  func beginOnMain() -> Fault? {
    state.withLock { state in
      if state.outstanding > 0 { return .wouldBlock }
      state.isUsedOnMain = true
      return Self.newFault(&state)
    }
  }

  /// Records a submission from elsewhere, on its way until ``endElsewhere()``.
  func beginElsewhere() -> Fault? {
    state.withLock { state in
      state.outstanding += 1
      state.isUsedElsewhere = true
      return Self.newFault(&state)
    }
  }

  func endElsewhere() { state.withLock { $0.outstanding -= 1 } }

  private static func newFault(_ state: inout State) -> Fault? {
    guard state.isUsedOnMain, state.isUsedElsewhere, !state.hasWarned else { return nil }
    state.hasWarned = true
    return .mixed
  }
}

/// A piece of work that the server does in the background.
struct Job: Identifiable, Hashable, Sendable {
  /// The state of a job.
  enum State: Hashable, Sendable {
    case waiting
    /// The part that is done, from 0 to 1.
    case running(Double)
    case finished
    case cancelled
  }

  let id: Int
  let name: String
  var state = State.waiting

  /// True if the job still can be cancelled.
  var isActive: Bool {
    switch state {
    case .waiting, .running: true
    case .finished, .cancelled: false
    }
  }
}

import PergolaDiagnostics
import Synchronization

/// A check that a completion handler is called once. One that is released without a call is logged.
final class CompletionCheck: Sendable {
  private let method: String
  private let isComplete = Mutex(false)

  init(_ method: String) { self.method = method }

  deinit {
    if !isComplete.withLock({ $0 }) { Log.warning("The completion handler of \(method) was not called.") }
  }

  /// Notes the call. Returns false if there was one before, which is logged.
  func complete() -> Bool {
    let wasComplete = isComplete.withLock { value in
      defer { value = true }
      return value
    }
    if wasComplete { Log.warning("The completion handler of \(method) was called more than once.") }
    return !wasComplete
  }
}

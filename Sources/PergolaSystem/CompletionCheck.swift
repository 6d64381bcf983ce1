import PergolaDiagnostics
import Synchronization

/// A check that a completion handler is called once. One that is released without a call is logged.
package final class CompletionCheck: Sendable {
  private let method: String
  private let unanswered: @Sendable () -> Void
  private let isComplete = Mutex(false)

  /// Makes the check of a handler, which captures it.
  ///
  /// - Parameters:
  ///   - method: The method with the handler.
  ///   - unanswered: Called if the handler is released without a call.
  package init(_ method: String, unanswered: @escaping @Sendable () -> Void = {}) {
    self.method = method
    self.unanswered = unanswered
  }

  deinit {
    guard !isComplete.withLock({ $0 }) else { return }
    Log.warning("The completion handler of \(method) was not called.")
    unanswered()
  }

  /// Notes the call. Returns false if there was one before, which is logged.
  package func complete() -> Bool {
    let wasComplete = isComplete.withLock { value in
      defer { value = true }
      return value
    }
    if wasComplete { Log.warning("The completion handler of \(method) was called more than once.") }
    return !wasComplete
  }
}

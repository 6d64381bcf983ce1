import Foundation
import Synchronization

extension System {
  @TaskLocal private static var bound: System?

  /// The system of the running code: that of its scene, or the process's own.
  public static var current: System { bound ?? processDefault.withLock { $0 } }

  /// The system of code outside of any scene. A test without a driver has a played one; a launched application sets a
  /// live one.
  package static let processDefault = Mutex(System())

  /// Runs code with this system as the current one. Tasks inherit it.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$bound.withValue(self, operation: body)
  }

  /// Calls a function of the application back with this system as the current one.
  ///
  /// - Parameter queue: The queue of the call; nil for the system's.
  package func callBack(on queue: DispatchQueue? = nil, _ body: @escaping @Sendable () -> Void) {
    (queue ?? self.queue).async { self.perform(body) }
  }

  /// Runs asynchronous code with this system as the current one.
  package func perform<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$bound.withValue(self, operation: body, isolation: isolation)
  }
}

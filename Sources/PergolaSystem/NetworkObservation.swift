import Synchronization

/// An observation of a network, which ends when it is canceled or goes away.
package final class NetworkObservation: Sendable {
  /// The path at the beginning of the observation: the first call is for another one.
  package let path: NetworkPath
  private let end: Mutex<(@Sendable () -> Void)?>

  init(of path: NetworkPath, _ end: @escaping @Sendable () -> Void) {
    self.path = path
    self.end = Mutex(end)
  }

  deinit { cancel() }

  /// Ends the observation: no call follows. One that is beginning on the system's queue at this moment may still come.
  package func cancel() {
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }
}

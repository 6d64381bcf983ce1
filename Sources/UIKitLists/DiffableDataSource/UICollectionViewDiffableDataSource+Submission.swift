import Foundation
import PergolaDiagnostics
import Synchronization
@_spi(Toolkit) import UIKitCore

// The apply methods are `@preconcurrency @MainActor`, as in the original: sources without complete concurrency checking
// call them on any thread, and other sources get a warning there. So their implementation does not rely on the main
// actor.

extension UICollectionViewDiffableDataSource {
  /// Applies content: immediately on the main queue, later when called on another thread. There it is compared with the
  /// content before it, and the calls keep their order.
  ///
  /// - Parameter completion: Called once on the main actor, after the changes were shown.
  nonisolated final func submit(_ content: Content, _ manner: Queue.Manner, _ completion: (() -> Void)?) {
    let application = Queue.Application(content: content, manner: manner, completion: completion)
    if MainQueue.isCurrent {
      return MainActor.assumeIsolated {
        requireMainSubmissions()
        enqueue(application)
      }
    }
    preparation.prepare(content, isCompared: manner != .reload, after: applied) { prepared in
      var application = application
      application.prepared = prepared
      self.send(application)
    }
  }

  /// Schedules the application on the main queue.
  private nonisolated final func send(_ application: Queue.Application) {
    if origins.beginOffMain() == .mixed { warnOfMixedUse() }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.origins.endOffMain()
        self.isDelivering = true
        self.enqueue(application)
        self.isDelivering = false
      }
    }
  }

  /// Records a submission on the main queue. Traps while others are on their way, which would deadlock in the original.
  /// A submission by app code that a delivery calls counts as part of the delivery.
  private final func requireMainSubmissions() {
    if isDelivering { return }
    switch origins.beginOnMain() {
    case nil: break
    case .mixed: warnOfMixedUse()
    case .wouldDeadlock:
      fatalError(
        """
        Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and \
        will deadlock. Please always submit updates either always on the main queue or always off the main queue - \
        view=\(collectionView.map(String.init(describing:)) ?? "nil")
        """)
    }
  }

  private final nonisolated func warnOfMixedUse() {
    Log.warning(
      """
      Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always \
      submit updates either always on the main queue or always off the main queue - view=\(self)
      """)
  }
}

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

/// The main dispatch queue, on any thread that serves it.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}

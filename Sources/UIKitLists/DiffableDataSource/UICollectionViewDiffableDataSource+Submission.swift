import Foundation
import PergolaDiagnostics
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
    if MainQueue.isCurrent {
      let submission = Submission(
        application: Queue.Application(content: content, manner: manner, prepared: nil), completion: completion)
      return MainActor.assumeIsolated {
        requireMainSubmissions()
        enqueue(submission.application, submission.completion)
      }
    }
    preparation.prepare(content, isCompared: manner != .reload, after: applied) { prepared in
      let application = Queue.Application(content: content, manner: manner, prepared: prepared)
      self.send(Submission(application: application, completion: completion))
    }
  }

  /// Schedules the application on the main queue.
  private nonisolated final func send(_ submission: Submission<SectionIdentifierType, ItemIdentifierType>) {
    if origins.beginOffMain() == .mixed { warnOfMixedUse() }
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.origins.endOffMain()
        self.isDelivering = true
        self.enqueue(submission.application, submission.completion)
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

/// An application and its completion on the way to the main actor. The caller gives both away: the original's
/// signatures do not require them to be `Sendable`.
private struct Submission<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  let application: ApplicationQueue<Section, Item>.Application
  let completion: (() -> Void)?
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

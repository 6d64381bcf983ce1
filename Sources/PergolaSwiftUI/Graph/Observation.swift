import Foundation
import UIKitCore

/// The tie between one evaluation and the observable objects that it read: released with the next evaluation.
final class Observation: @unchecked Sendable {
  /// Read on the main thread only.
  private weak var node: ViewNode?

  init(_ node: ViewNode) { self.node = node }

  /// Marks the node, on the main thread.
  func report() {
    guard MainThread.isCurrent else { return DispatchQueue.main.async { self.report() } }
    MainActor.assumeIsolated { node?.setNeedsEvaluation(because: "observable object") }
  }
}

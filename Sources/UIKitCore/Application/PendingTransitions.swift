import Foundation
import RenderTree

/// The animated transitions that the next frame of a scene contains.
///
/// A scene that nobody draws makes no frame. So that it does not collect transitions, those that have ended are discarded
/// when others are added.
@MainActor
final class PendingTransitions {
  private var transitions: [(value: NodeTransition, end: TimeInterval)] = []

  /// The transitions, in the order in which they were added.
  var list: [NodeTransition] { transitions.map { $0.value } }

  /// Adds transitions that begin now. One without an end counts as ended after its first run.
  ///
  /// - Parameter now: The time on the scene's clock, in seconds.
  /// - Complexity: O(number of transitions).
  func add(_ new: [NodeTransition], at now: TimeInterval) {
    transitions.removeAll { $0.end <= now }
    transitions += new.map { transition in
      let runs = transition.repetition.runs.isFinite ? transition.repetition.runs : 1
      return (value: transition, end: now + transition.delay + transition.duration * runs)
    }
  }

  /// Removes the transitions of a node.
  func remove(of node: NodeID) { transitions.removeAll { $0.value.node == node } }

  func removeAll() { transitions = [] }
}

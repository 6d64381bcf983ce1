import Foundation
import RenderTree

/// The answers of a frame to questions about what can be done now. Making one costs nothing; only answers do.
struct SceneSurvey {
  private let root: RenderNode?

  /// The survey of an empty screen.
  init() { root = nil }

  init(_ frame: Frame) { root = frame.root }

  /// True if something is shown that must be answered first.
  ///
  /// - Complexity: O(n) in the frame's nodes.
  var isModal: Bool { root?.modalScope.modal != nil }

  /// The foremost thing in a cell that a tap would use.
  ///
  /// - Complexity: O(n) in the frame's nodes.
  func actionableNode(at place: ScreenPlace) -> NodeID? {
    let point = CGPoint(x: (CGFloat(place.column) + 0.5) * 8, y: (CGFloat(place.row) + 0.5) * 16)
    let hit = root?.hitTest(point) { node in
      guard let semantics = node.semantics else { return false }
      return semantics.actions.contains(.activate) && !semantics.state.contains(.disabled)
    }
    return hit?.id
  }
}

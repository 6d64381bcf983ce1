import Foundation
import RenderTree

extension Frame {
  /// True if a modal node is visible.
  ///
  /// - Complexity: O(*n*) in the frame's nodes.
  var isModal: Bool { root.modalScope.modal != nil }

  /// Returns the frontmost node in a cell that a tap would activate.
  ///
  /// - Complexity: O(*n*) in the frame's nodes.
  func actionableNode(at place: ScreenPosition) -> NodeID? {
    let point = CGPoint(x: (CGFloat(place.column) + 0.5) * 8, y: (CGFloat(place.row) + 0.5) * 16)
    let hit = root.hitTest(point) { node in
      guard let semantics = node.semantics else { return false }
      return semantics.actions.contains(.activate) && !semantics.state.contains(.disabled)
    }
    return hit?.id
  }
}

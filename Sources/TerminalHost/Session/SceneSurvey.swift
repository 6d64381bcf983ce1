import Foundation
import RenderTree

/// What a frame says of what can be done now.
struct SceneSurvey {
  /// A thing that can be used, where it is seen.
  private struct Place {
    let node: NodeID
    /// In the scene's coordinates, in points.
    let area: CGRect
  }

  /// Whether something is shown that must be answered first.
  private(set) var isModal = false
  /// Back to front.
  private var places: [Place] = []

  init() {}

  /// - Complexity: O(n) in the frame's nodes.
  init(_ frame: Frame) {
    visit(frame.root, origin: .zero, clip: CGRect(origin: .zero, size: frame.size))
  }

  private mutating func visit(_ node: RenderNode, origin: CGPoint, clip: CGRect) {
    guard node.style.opacity > 0 else { return }
    let box = CGRect(
      x: origin.x + node.frame.minX + (node.transform?.tx ?? 0),
      y: origin.y + node.frame.minY + (node.transform?.ty ?? 0), width: node.frame.width, height: node.frame.height)
    if let semantics = node.semantics { take(semantics, of: node, box.intersection(clip)) }
    let inner = node.style.clips ? clip.intersection(box) : clip
    guard !inner.isNull else { return }
    let start = CGPoint(x: box.minX - node.contentOrigin.x, y: box.minY - node.contentOrigin.y)
    for child in node.children { visit(child, origin: start, clip: inner) }
  }

  private mutating func take(_ semantics: Semantics, of node: RenderNode, _ area: CGRect) {
    if semantics.isModal {
      // What is behind cannot be used.
      isModal = true
      places = []
    }
    if semantics.actions.contains(.activate), !semantics.state.contains(.disabled), !area.isNull {
      places.append(Place(node: node.id, area: area))
    }
  }

  /// The foremost thing in a cell that a tap would use.
  func actionableNode(at place: ScreenPlace) -> NodeID? {
    let point = CGPoint(x: (CGFloat(place.column) + 0.5) * 8, y: (CGFloat(place.row) + 0.5) * 16)
    return places.last { $0.area.contains(point) }?.node
  }
}

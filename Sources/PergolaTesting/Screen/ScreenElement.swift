import Foundation
import RenderTree

/// Something on the screen that a test can look for.
struct ScreenElement {
  let node: RenderNode
  /// In the window's coordinates, in points.
  let frame: CGRect
  /// The part of the frame that nothing cuts off or covers: the box around it.
  let visibleFrame: CGRect
  /// What it shows, whole: a text, or a field's value.
  let text: String?
  /// What it is called.
  let label: String?
  let role: Semantics.Role
  /// The node that acts when this one is tapped: the element itself, or the nearest ancestor that does.
  let acting: ActingNode?
  /// The product of the opacities from the root.
  let opacity: Double
  /// The middle of the first line, from the window's upper edge.
  let firstLineMiddle: CGFloat

  struct ActingNode {
    let node: RenderNode
    let frame: CGRect
    let visibleFrame: CGRect
  }

  /// What a match counts as: what acts, or the element.
  var identity: NodeID { acting?.node.id ?? node.id }

  func matches(_ query: Query) -> Bool {
    if let wanted = query.role {
      let actingRole = acting?.node.semantics?.role
      guard role.rawValue == wanted.rawValue || actingRole?.rawValue == wanted.rawValue else { return false }
    }
    return [text, label].contains { $0.map(query.matches) ?? false }
  }
}

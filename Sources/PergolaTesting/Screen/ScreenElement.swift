import Foundation
import RenderTree

/// Something on the screen that a test can look for.
struct ScreenElement {
  let node: RenderNode
  /// The smallest upright rectangle around it, in the window's coordinates, in points.
  let frame: CGRect
  /// The parts of it that nothing cuts off or covers; at least one.
  let visibleParts: [ConvexPolygon]
  /// What it shows, whole: a text, or a field's value.
  let text: String?
  /// What it is called.
  let label: String?
  let role: Semantics.Role
  /// The node that acts when this one is tapped: the element itself, or the nearest ancestor that does.
  let acting: RenderNode?
  /// The middle of the first line, from the window's upper edge.
  let firstLineMiddle: CGFloat

  /// What a match counts as: what acts, or the element.
  var identity: NodeID { acting?.id ?? node.id }

  /// Where a finger comes down on it: the middle of what is visible, or of its largest part where that is covered.
  var middle: CGPoint {
    let box = visibleParts.reduce(CGRect.null) { $0.union($1.bounds) }
    let middle = CGPoint(x: box.midX, y: box.midY)
    if visibleParts.contains(where: { $0.contains(middle) }) { return middle }
    return visibleParts.max { $0.area < $1.area }?.middle ?? middle
  }

  /// Whether it is there to be dragged.
  var isDragHandle: Bool { node.semantics?.isDragHandle ?? false || acting?.semantics?.isDragHandle ?? false }

  func matches(_ query: Query) -> Bool {
    if let wanted = query.role {
      let actingRole = acting?.semantics?.role
      guard role.rawValue == wanted.rawValue || actingRole?.rawValue == wanted.rawValue else { return false }
    }
    return [text, label].contains { $0.map(query.matches) ?? false }
  }
}

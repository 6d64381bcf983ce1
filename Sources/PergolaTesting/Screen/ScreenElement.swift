import Foundation
import RenderTree

/// An element on the screen that a query can find.
struct ScreenElement {
  let node: RenderNode
  /// The bounding box of the element, in the window's coordinates, in points.
  let frame: CGRect
  /// The parts of the element that are neither clipped nor covered; at least one.
  let visibleParts: [ConvexPolygon]
  /// The text or the field's value, not truncated.
  let text: String?
  /// The accessibility label.
  let label: String?
  let role: Semantics.Role
  /// The node that responds to a tap: the element itself, or its nearest ancestor that does.
  let acting: RenderNode?
  /// The distance of the first line's middle from the window's top edge.
  let firstLineMiddle: CGFloat

  /// The identity by which matches are counted: the acting node's, or otherwise the element's.
  var identity: NodeID { acting?.id ?? node.id }

  /// The point of a tap: the middle of the visible area, or, if that point is covered, of its largest part.
  var middle: CGPoint {
    let box = visibleParts.reduce(CGRect.null) { $0.union($1.bounds) }
    let middle = CGPoint(x: box.midX, y: box.midY)
    if visibleParts.contains(where: { $0.contains(middle) }) { return middle }
    return visibleParts.max { $0.area < $1.area }?.middle ?? middle
  }

  /// True if the element is a drag handle.
  var isDragHandle: Bool { node.semantics?.isDragHandle ?? false || acting?.semantics?.isDragHandle ?? false }

  func matches(_ query: Query) -> Bool {
    if let wanted = query.role {
      let actingRole = acting?.semantics?.role
      guard role.rawValue == wanted.rawValue || actingRole?.rawValue == wanted.rawValue else { return false }
    }
    return [text, label].contains { $0.map(query.matches) ?? false }
  }
}

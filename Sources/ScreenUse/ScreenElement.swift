import Foundation
import RenderTree

/// An element on the screen that a query can find.
package struct ScreenElement {
  /// The node that shows the element.
  package let node: RenderNode
  /// The bounding box of the element, in the window's coordinates, in points.
  package let frame: CGRect
  /// The parts of the element that are neither clipped nor covered; at least one.
  package let visibleParts: [ConvexPolygon]
  /// The text or the field's value, not truncated.
  package let text: String?
  /// The accessibility label.
  package let label: String?
  package let role: Semantics.Role
  /// The node that responds to a tap: the element itself, or its nearest ancestor that does.
  package let acting: RenderNode?
  /// The distance of the first line's middle from the window's top edge.
  package let firstLineMiddle: CGFloat
  /// The nearest ancestors that contain others for a user, such as lists and bars, the outermost first.
  package let containers: [RenderNode]

  /// The identity by which matches are counted: the acting node's, or otherwise the element's.
  package var identity: NodeID { acting?.id ?? node.id }

  /// The point of a tap: the middle of the visible area, or, if that point is covered, of its largest part.
  package var middle: CGPoint {
    let box = visibleParts.reduce(CGRect.null) { $0.union($1.bounds) }
    let middle = CGPoint(x: box.midX, y: box.midY)
    if visibleParts.contains(where: { $0.contains(middle) }) { return middle }
    return visibleParts.max { $0.area < $1.area }?.middle ?? middle
  }

  /// True if the element is a drag handle.
  package var isDragHandle: Bool { node.semantics?.isDragHandle ?? false || acting?.semantics?.isDragHandle ?? false }

  /// The name for tests: the element's own, or that of the node that acts for it.
  package var identifier: String? { node.semantics?.identifier ?? acting?.semantics?.identifier }

  /// Returns true if the element is one of those that a query describes.
  package func matches(_ query: ElementQuery) -> Bool {
    if let wanted = query.role, role != wanted, acting?.semantics?.role != wanted { return false }
    return switch query.match {
    case .whole(let whole): text?.reads(as: whole) ?? false || label?.reads(as: whole) ?? false
    case .part(let part): text?.reads(with: part) ?? false || label?.reads(with: part) ?? false
    case .identifier(let identifier): self.identifier == identifier
    }
  }
}

extension String {
  /// True if a user reads the text as another one: the spaces that formats write, which break no line, look like others.
  package func reads(as other: String) -> Bool {
    self == other || hasFixedSpaces != other.hasFixedSpaces && withPlainSpaces == other.withPlainSpaces
  }

  /// True if a user reads another text inside of this one.
  package func reads(with part: String) -> Bool {
    contains(part) || hasFixedSpaces && withPlainSpaces.contains(part.withPlainSpaces)
  }

  private var hasFixedSpaces: Bool { unicodeScalars.contains(where: Self.isFixedSpace) }

  private var withPlainSpaces: String {
    var plain = UnicodeScalarView()
    for scalar in unicodeScalars { plain.append(Self.isFixedSpace(scalar) ? " " : scalar) }
    return String(plain)
  }

  /// The no-break space and its narrow form.
  private static func isFixedSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{A0}" || scalar == "\u{202F}" }
}

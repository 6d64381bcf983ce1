/// The opaque boxes of a scene in the order in which they are drawn.
///
/// A visitor adds nodes as it enters them; nodes that are added later are in front. After the walk, the record tells
/// the visible parts of an area.
package struct Occlusion: Sendable {
  /// The visible parts of the opaque boxes, back to front.
  private var covers: [ConvexPolygon] = []

  /// An empty record.
  package init() {}

  /// The number of opaque boxes so far. The boxes that are added later cover what is drawn now.
  package var height: Int { covers.count }

  /// Adds a node's box if it is opaque.
  ///
  /// - Parameter visible: the part of the box inside the clips; nil for none.
  package mutating func add(_ visible: ConvexPolygon?, at place: NodeGeometry) {
    if place.isOpaque, let visible { covers.append(visible) }
  }

  /// Returns the parts of an area that no opaque box covers.
  ///
  /// - Parameter height: the number of opaque boxes that are behind the area or belong to it.
  /// - Complexity: O(*n*) in the boxes in front, if few of them intersect the area.
  package func visibleParts(of area: ConvexPolygon, at height: Int) -> [ConvexPolygon] {
    covers[height...].reduce([area]) { parts, cover in parts.flatMap { $0.subtracting(cover) } }
  }
}

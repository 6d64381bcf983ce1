/// The record of what lies in front of what: opaque boxes in the order in which they are drawn.
///
/// A visitor adds nodes as it enters them; all that is added later lies in front. Asked once the walk has ended, it
/// says what is left to see of an area.
package struct Occlusion: Sendable {
  /// Back to front.
  private var covers: [ConvexPolygon] = []

  /// A record of nothing.
  package init() {}

  /// The number of opaque boxes so far. What is drawn now is covered by those that come after them.
  package var height: Int { covers.count }

  /// Adds the box at a place, if it is opaque.
  ///
  /// - Parameter visible: the part of the box that clips leave; nil for none.
  package mutating func add(_ visible: ConvexPolygon?, at place: NodePlace) {
    if place.isOpaque, let visible { covers.append(visible) }
  }

  /// The parts of an area that nothing covers.
  ///
  /// - Parameter height: the number of opaque boxes that are behind the area, or belong to it.
  /// - Complexity: O(*n*) in the boxes in front, as long as few of them lie over the area.
  package func visibleParts(of area: ConvexPolygon, at height: Int) -> [ConvexPolygon] {
    covers[height...].reduce([area]) { parts, cover in parts.flatMap { $0.subtracting(cover) } }
  }
}

import Foundation

/// A convex area of the scene with an extent: a box that was turned, and the parts that clips and covers leave of it.
///
/// Areas are cut along the lines through an edge (Sutherland and Hodgman, *Reentrant polygon clipping*, CACM 17, 1974),
/// which leaves convex parts convex.
package struct ConvexPolygon: Sendable {
  /// At least three, so ordered that the inside of each edge is to its right on a screen.
  package let corners: [CGPoint]
  /// The smallest upright rectangle around the area.
  package let bounds: CGRect

  /// The area that a rectangle comes to lie on; nil if that has no extent.
  package init?(_ rect: CGRect, _ transform: Transform = .identity) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ].map(transform.apply(to:))
    self.init(corners: transform.determinant < 0 ? corners.reversed() : corners)
  }

  private init?(corners: [CGPoint]) {
    self.corners = corners
    bounds = CGRect(enclosing: corners)
    guard bounds.isDrawable, area > Self.leastArea else { return nil }
  }

  /// Less than this, in square points, is left by rounding.
  private static let leastArea: CGFloat = 1e-9

  /// The extent, in square points.
  package var area: CGFloat {
    guard let origin = corners.first else { return 0 }
    return zip(corners.dropFirst(), corners.dropFirst(2)).reduce(0) { $0 + Self.cross(origin, $1.0, $1.1) / 2 }
  }

  /// The point that the area would balance on, which is inside it.
  package var middle: CGPoint {
    guard let origin = corners.first else { return .zero }
    var (x, y, total) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for (a, b) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      let weight = Self.cross(origin, a, b)
      x += weight * (a.x + b.x - 2 * origin.x) / 3
      y += weight * (a.y + b.y - 2 * origin.y) / 3
      total += weight
    }
    return CGPoint(x: origin.x + x / total, y: origin.y + y / total)
  }

  /// True for a point inside the area and not on its edge.
  package func contains(_ point: CGPoint) -> Bool {
    edges.allSatisfy { Self.cross($0.start, $0.end, point) > 0 }
  }

  /// The part that lies in another area too; nil if there is none.
  package func intersection(_ other: ConvexPolygon) -> ConvexPolygon? {
    guard touches(other) else { return nil }
    var rest = self
    for edge in other.edges {
      guard let inside = rest.cut(along: edge.start, edge.end) else { return nil }
      rest = inside
    }
    return rest
  }

  /// The parts that another area does not cover: at most one for each of its edges.
  ///
  /// An upright rectangle leaves a part above it and one below it as wide as this area, then one to either side.
  package func subtracting(_ other: ConvexPolygon) -> [ConvexPolygon] {
    guard touches(other) else { return [self] }
    var parts: [ConvexPolygon] = []
    var rest: ConvexPolygon? = self
    for edge in other.edgesByPairs {
      if let outside = rest?.cut(along: edge.end, edge.start) { parts.append(outside) }
      rest = rest?.cut(along: edge.start, edge.end)
    }
    // Areas whose bounds meet need not meet themselves.
    return rest == nil ? [self] : parts
  }

  /// The part on the inside of the line from one point to another; nil if there is none.
  private func cut(along start: CGPoint, _ end: CGPoint) -> ConvexPolygon? {
    let sides = corners.map { Self.cross(start, end, $0) }
    if sides.allSatisfy({ $0 >= 0 }) { return self }
    var kept: [CGPoint] = []
    for (index, corner) in corners.enumerated() {
      let next = (index + 1) % corners.count
      if sides[index] >= 0 { kept.append(corner) }
      if (sides[index] < 0) != (sides[next] < 0) {
        let share = sides[index] / (sides[index] - sides[next])
        kept.append(
          CGPoint(
            x: corner.x + share * (corners[next].x - corner.x), y: corner.y + share * (corners[next].y - corner.y)))
      }
    }
    return kept.count < 3 ? nil : ConvexPolygon(corners: kept)
  }

  private func touches(_ other: ConvexPolygon) -> Bool {
    let shared = bounds.overlap(with: other.bounds)
    return !shared.isEmpty
  }

  private typealias Edge = (start: CGPoint, end: CGPoint)

  private var edges: [Edge] { corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) } }

  /// The edges with those that face each other in a rectangle together: top and bottom, then left and right.
  private var edgesByPairs: [Edge] {
    let edges = edges
    let even = edges.indices.filter { $0 % 2 == 0 }
    return (even + edges.indices.filter { $0 % 2 == 1 }.reversed()).map { edges[$0] }
  }

  /// Twice the area of the triangle of three points: positive if the third is to the right of the way from the first
  /// to the second on a screen.
  private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

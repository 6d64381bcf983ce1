import Foundation

/// A convex polygon in the scene with a non-zero area: a transformed box, or a part that clips and occluding boxes
/// leave of it.
///
/// Polygons are cut along the lines through an edge (Sutherland and Hodgman, *Reentrant polygon clipping*, CACM 17,
/// 1974), which keeps them convex.
package struct ConvexPolygon: Sendable {
  /// At least three corners, clockwise on the screen.
  package let corners: [CGPoint]
  /// The bounding box.
  package let bounds: CGRect
  /// True if the polygon is its bounding box, as nearly all are. Boxes are intersected by their sides, without cuts.
  private let isBox: Bool

  /// The image of a rectangle; nil if it has no area.
  package init?(_ rect: CGRect, _ transform: Transform = .identity) {
    if transform.isTranslation {
      self.init(
        box: CGRect(x: rect.minX + transform.tx, y: rect.minY + transform.ty, width: rect.width, height: rect.height))
      return
    }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ].map(transform.apply(to:))
    self.init(corners: transform.determinant < 0 ? corners.reversed() : corners)
  }

  private init?(corners: [CGPoint]) {
    self.corners = corners
    bounds = CGRect(enclosing: corners)
    isBox = false
    guard bounds.isDrawable, area > Self.leastArea else { return nil }
  }

  private init?(box: CGRect) {
    guard box.isDrawable, box.width * box.height > Self.leastArea else { return nil }
    corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY),
    ]
    bounds = box
    isBox = true
  }

  /// The area, in square points, below which a polygon is a rounding error.
  private static let leastArea: CGFloat = 1e-9

  /// The area, in square points.
  package var area: CGFloat {
    guard let origin = corners.first else { return 0 }
    return zip(corners.dropFirst(), corners.dropFirst(2)).reduce(0) { $0 + Self.cross(origin, $1.0, $1.1) / 2 }
  }

  /// The centroid, which is inside the polygon.
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

  /// True if the point is inside the polygon and not on its edge.
  package func contains(_ point: CGPoint) -> Bool {
    edges.allSatisfy { Self.cross($0.start, $0.end, point) > 0 }
  }

  /// Returns the intersection with another polygon; nil if it is empty.
  package func intersection(_ other: ConvexPolygon) -> ConvexPolygon? {
    let shared = bounds.overlap(with: other.bounds)
    if shared.isEmpty { return nil }
    if isBox && other.isBox { return shared == bounds ? self : ConvexPolygon(box: shared) }
    var rest = self
    for edge in other.edges {
      guard let inside = rest.cut(along: edge.start, edge.end) else { return nil }
      rest = inside
    }
    return rest
  }

  /// Returns the parts that another polygon does not cover: at most one for each of its edges.
  ///
  /// An axis-aligned rectangle leaves a part above it and a part below it, both as wide as this polygon, then a part on
  /// its left and one on its right.
  package func subtracting(_ other: ConvexPolygon) -> [ConvexPolygon] {
    let shared = bounds.overlap(with: other.bounds)
    if shared.isEmpty { return [self] }
    var parts: [ConvexPolygon] = []
    if isBox && other.isBox {
      func add(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) {
        let part = ConvexPolygon(box: CGRect(x: left, y: top, width: right - left, height: bottom - top))
        if let part { parts.append(part) }
      }
      add(bounds.minX, bounds.minY, bounds.maxX, shared.minY)
      add(bounds.minX, shared.maxY, bounds.maxX, bounds.maxY)
      add(bounds.minX, shared.minY, shared.minX, shared.maxY)
      add(shared.maxX, shared.minY, bounds.maxX, shared.maxY)
      return parts
    }
    var rest: ConvexPolygon? = self
    for edge in other.edgesByPairs {
      if let outside = rest?.cut(along: edge.end, edge.start) { parts.append(outside) }
      rest = rest?.cut(along: edge.start, edge.end)
    }
    // Polygons with intersecting bounding boxes may be disjoint.
    return rest == nil ? [self] : parts
  }

  /// Returns the part on the inner side of the line from one point to another; nil if it is empty.
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

  private typealias Edge = (start: CGPoint, end: CGPoint)

  private var edges: [Edge] { corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) } }

  /// The edges with opposite edges of a rectangle next to each other: top and bottom, then left and right.
  private var edgesByPairs: [Edge] {
    let edges = edges
    let even = edges.indices.filter { $0 % 2 == 0 }
    return (even + edges.indices.filter { $0 % 2 == 1 }.reversed()).map { edges[$0] }
  }

  /// Returns twice the signed area of a triangle: positive if, on the screen, the third point is to the right of the
  /// direction from the first to the second.
  private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

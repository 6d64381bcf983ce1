import Foundation
import RenderTree

/// The outline of a stroke with round ends, for cutting the stroke out of other shapes.
///
/// Each area is a simple polygon, so that a host can clip to its outside. A curve that is too tight for one polygon is
/// split.
struct StrokeOutline {
  let halfWidth: CGFloat

  /// Returns the outlines, which overlap at the joins of the path's pieces.
  func areas(of path: Path) -> [Path] {
    var areas: [Path] = []
    var start = CGPoint.zero
    var pen = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point): start = point
      case .line(let point): areas.append(ribbon([pen, point]))
      case .quad(let control, let end):
        let third = (pen + control * 2) * (1 / 3)
        areas += curve(pen, third, (end + control * 2) * (1 / 3), end)
      case .cubic(let control1, let control2, let end): areas += curve(pen, control1, control2, end)
      case .close: if pen.distance(to: start) > 0.001 { areas.append(ribbon([pen, start])) }
      }
      pen = element.end ?? start
    }
    return areas
  }

  private func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [Path] {
    let points = (0...Self.steps).map { step -> CGPoint in
      let t = CGFloat(step) / CGFloat(Self.steps)
      let u = 1 - t
      return a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t)
    }
    let isTight = zip(points, points.dropFirst()).enumerated().contains { index, pair in
      guard index + 2 < points.count else { return false }
      let first = (pair.1 - pair.0).normalized
      let second = (points[index + 2] - pair.1).normalized
      let turn = abs(atan2(first.x * second.y - first.y * second.x, first.x * second.x + first.y * second.y))
      return turn > 0.001 && pair.0.distance(to: pair.1) / turn < halfWidth * 1.1
    }
    guard isTight else { return [ribbon(points)] }
    return zip(points, points.dropFirst()).map { ribbon([$0, $1]) }
  }

  /// Returns the area within half the line's width of a polyline that turns gently.
  private func ribbon(_ points: [CGPoint]) -> Path {
    func direction(_ index: Int) -> CGPoint {
      (points[min(index + 1, points.count - 1)] - points[max(index - 1, 0)]).normalized
    }
    let sides = points.indices.map { direction($0).turned * halfWidth }
    guard let first = points.first, let last = points.last, let firstSide = sides.first, let lastSide = sides.last,
      firstSide != .zero
    else { return Path() }
    var elements: [Path.Element] = [.move(first + firstSide)]
    elements += zip(points, sides).dropFirst().map { .line($0 + $1) }
    let end = atan2(lastSide.y, lastSide.x)
    elements += Path.arc(center: last, radius: halfWidth, from: end, to: end - .pi)
    elements += zip(points, sides).reversed().dropFirst().map { .line($0 - $1) }
    let begin = atan2(-firstSide.y, -firstSide.x)
    elements += Path.arc(center: first, radius: halfWidth, from: begin, to: begin - .pi)
    return Path(elements + [.close])
  }

  /// The number of lines that approximate a curve: for a quarter arc with a radius of ten units, the error is a
  /// hundredth of a unit.
  private static let steps = 12
}

import Foundation

/// A line or curve of a path, with its start point.
struct PathSegment {
  var start: CGPoint
  /// The control points: none for a line, one for a quadratic curve, two for a cubic one.
  var controls: [CGPoint]
  var end: CGPoint

  init(start: CGPoint, controls: [CGPoint] = [], end: CGPoint) {
    self.start = start
    self.controls = controls
    self.end = end
  }

  private var points: [CGPoint] { [start] + controls + [end] }

  /// The path element that draws the segment.
  var element: Path.Element {
    switch controls.count {
    case 0: .line(end)
    case 1: .quad(control: controls[0], end: end)
    default: .cubic(control1: controls[0], control2: controls[1], end: end)
    }
  }

  var reversed: PathSegment { PathSegment(start: end, controls: controls.reversed(), end: start) }

  /// - Parameter t: from 0 at the start to 1 at the end.
  func point(at t: CGFloat) -> CGPoint {
    switch controls.count {
    case 0: return start.mixed(with: end, t)
    case 1:
      let (u, v) = (1 - t, t)
      let (a, b, c) = (u * u, 2 * u * v, v * v)
      return CGPoint(
        x: a * start.x + b * controls[0].x + c * end.x, y: a * start.y + b * controls[0].y + c * end.y)
    default:
      let (u, v) = (1 - t, t)
      let (a, b, c, d) = (u * u * u, 3 * u * u * v, 3 * u * v * v, v * v * v)
      return CGPoint(
        x: a * start.x + b * controls[0].x + c * controls[1].x + d * end.x,
        y: a * start.y + b * controls[0].y + c * controls[1].y + d * end.y)
    }
  }

  /// The parameters of the curve's extrema in x or y, between its ends.
  var turningPoints: [CGFloat] {
    guard !controls.isEmpty else { return [] }
    return [\CGPoint.x, \CGPoint.y].flatMap { axis in
      roots(points.map { $0[keyPath: axis] })
    }
    .filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the roots of the derivative of a Bézier polynomial of degree 2 or 3 with the given coefficients.
  private func roots(_ p: [CGFloat]) -> [CGFloat] {
    if p.count == 3 {
      let slope = p[0] - 2 * p[1] + p[2]
      return slope == 0 ? [] : [(p[0] - p[1]) / slope]
    }
    let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
    let b = 2 * (p[0] - 2 * p[1] + p[2])
    let c = p[1] - p[0]
    if a == 0 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // This form of the solution avoids cancellation for a large b.
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return q == 0 ? [0] : [q / a, c / q]
  }

  /// Returns the two parts before and after a parameter (de Casteljau).
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    var row = points
    var left = [row[0]]
    var right = [row[row.count - 1]]
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0.mixed(with: $1, t) }
      left.append(row[0])
      right.append(row[row.count - 1])
    }
    right.reverse()
    return (PathSegment(through: left), PathSegment(through: right))
  }

  private init(through points: [CGPoint]) {
    self.init(start: points[0], controls: Array(points[1..<(points.count - 1)]), end: points[points.count - 1])
  }

  /// Returns the number of lines that approximate the curve to within a tolerance (Wang 1984).
  func lineCount(tolerance: CGFloat) -> Int {
    guard !controls.isEmpty else { return 1 }
    let p = points
    let degree = CGFloat(p.count - 1)
    var bend: CGFloat = 0
    for i in 2..<p.count {
      bend = max(bend, hypot(p[i - 2].x - 2 * p[i - 1].x + p[i].x, p[i - 2].y - 2 * p[i - 1].y + p[i].y))
    }
    let count = (degree * (degree - 1) / 8 * bend / tolerance).squareRoot().rounded(.up)
    guard count.isFinite else { return 1 }
    return Int(min(max(count, 1), Self.maximumLineCount))
  }

  /// The maximum number of lines for a curve of any size.
  private static let maximumLineCount: CGFloat = 256
}

extension CGPoint {
  /// Returns the linear interpolation between two points, from 0 to 1.
  func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension Path {
  /// A connected part of a path.
  struct Subpath {
    var start: CGPoint
    /// The segments, including the closing line if there is one.
    var segments: [PathSegment] = []
    var isClosed = false
    /// True if the closing line has a length.
    var closesByLine = false
  }

  /// The subpaths in drawing order.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var pen: CGPoint?
    func extend(with controls: [CGPoint], _ end: CGPoint) {
      // Without a current point, the pen starts at the end point.
      guard let start = pen else {
        result.append(Subpath(start: end))
        pen = end
        return
      }
      if result[result.count - 1].isClosed { result.append(Subpath(start: start)) }
      result[result.count - 1].segments.append(PathSegment(start: start, controls: controls, end: end))
      pen = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        result.append(Subpath(start: point))
        pen = point
      case .line(let end): extend(with: [], end)
      case .quad(let control, let end): extend(with: [control], end)
      case .cubic(let control1, let control2, let end): extend(with: [control1, control2], end)
      case .close:
        guard let from = pen, var last = result.popLast() else { continue }
        if !last.isClosed {
          if from != last.start {
            last.segments.append(PathSegment(start: from, end: last.start))
            last.closesByLine = true
          }
          last.isClosed = true
        }
        pen = last.start
        result.append(last)
      }
    }
    return result
  }

  /// All lines and curves in drawing order.
  var segments: [PathSegment] { subpaths.flatMap(\.segments) }
}

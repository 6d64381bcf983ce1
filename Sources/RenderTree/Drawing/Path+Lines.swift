import Foundation

extension Path {
  /// A subpath that is approximated by straight lines.
  struct Polyline {
    var points: [CGPoint]
    var isClosed: Bool

    /// The edges between consecutive points, and back to the first one.
    var closedEdges: [(CGPoint, CGPoint)] {
      guard let first = points.first, points.count > 1 else { return [] }
      return Array(zip(points, points.dropFirst() + [first]))
    }

    /// The edges between consecutive points, and back to the first one if the subpath is closed.
    var edges: [(CGPoint, CGPoint)] { isClosed ? closedEdges : Array(zip(points, points.dropFirst())) }
  }

  /// The maximum distance between a curve and the lines that approximate it, in points.
  static let flatness: CGFloat = 0.05

  /// Returns the subpaths as straight lines whose distance from the path is at most a tolerance, in points.
  func polylines(tolerance: CGFloat = Path.flatness) -> [Polyline] {
    subpaths.map { subpath in
      var points = [subpath.start]
      for segment in subpath.segments {
        let count = segment.lineCount(tolerance: tolerance)
        for step in 1..<max(count, 1) { points.append(segment.point(at: CGFloat(step) / CGFloat(count))) }
        points.append(segment.end)
      }
      if subpath.isClosed, points.count > 1, points[points.count - 1] == points[0] { points.removeLast() }
      return Polyline(points: points, isClosed: subpath.isClosed)
    }
  }

  /// Returns the part of the path between two fractions of its length.
  ///
  /// - Parameters:
  ///   - start: from 0, the path's first point, to 1, its last.
  ///   - end: like `start`; the result is empty if it is not greater than `start`.
  /// - Complexity: O(*n*) in the number of elements and in the curvature of their curves.
  public func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let start = min(max(start, 0), 1)
    let end = min(max(end, 0), 1)
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return Path() }
    let subpaths = subpaths
    let measured = subpaths.map { $0.segments.map(MeasuredSegment.init) }
    let total = measured.joined().reduce(0) { $0 + $1.length }
    var result = Path()
    var position: CGFloat = 0
    for segments in measured {
      var isDrawing = false
      for segment in segments {
        let from = max(start * total - position, 0)
        let to = min(end * total - position, segment.length)
        position += segment.length
        guard from < to else { continue }
        let part = segment.part(from: from, to: to)
        if !isDrawing { result.elements.append(.move(part.start)) }
        result.elements.append(part.element)
        isDrawing = true
      }
    }
    return result
  }
}

/// A segment with a table of lengths along it.
private struct MeasuredSegment {
  let segment: PathSegment
  /// The length up to each of evenly spaced parameters, the last of which is the end.
  private let lengths: [CGFloat]

  var length: CGFloat { lengths[lengths.count - 1] }

  init(_ segment: PathSegment) {
    self.segment = segment
    let count = segment.lineCount(tolerance: Path.flatness / 10)
    var lengths: [CGFloat] = [0]
    var last = segment.start
    for step in 1...count {
      let next = segment.point(at: CGFloat(step) / CGFloat(count))
      lengths.append(lengths[step - 1] + last.distance(to: next))
      last = next
    }
    self.lengths = lengths
  }

  /// Returns the part between two lengths along the segment.
  func part(from start: CGFloat, to end: CGFloat) -> PathSegment {
    let (t0, t1) = (parameter(at: start), parameter(at: end))
    let upToEnd = t1 < 1 ? segment.split(at: t1).0 : segment
    return t0 > 0 ? upToEnd.split(at: t0 / t1).1 : upToEnd
  }

  private func parameter(at length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    guard length < self.length, let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else { return 1 }
    let step = lengths[next] - lengths[next - 1]
    let share = step > 0 ? (length - lengths[next - 1]) / step : 0
    return (CGFloat(next - 1) + share) / CGFloat(lengths.count - 1)
  }
}

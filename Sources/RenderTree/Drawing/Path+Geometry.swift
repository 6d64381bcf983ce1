import Foundation

extension Path {
  /// True if the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The current point of the pen; nil for an empty path.
  public var currentPoint: CGPoint? {
    for (index, element) in elements.enumerated().reversed() {
      switch element {
      case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): return end
      case .close: return startOfSubpath(before: index)
      }
    }
    return nil
  }

  private func startOfSubpath(before index: Int) -> CGPoint? {
    for element in elements[..<index].reversed() {
      if case .move(let start) = element { return start }
    }
    return nil
  }

  /// Returns the transformed path.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func applying(_ transform: Transform) -> Path {
    guard transform != .identity else { return self }
    func moved(_ point: CGPoint) -> CGPoint { transform.apply(to: point) }
    return Path(
      elements.map { element in
        switch element {
        case .move(let end): .move(moved(end))
        case .line(let end): .line(moved(end))
        case .quad(let control, let end): .quad(control: moved(control), end: moved(end))
        case .cubic(let control1, let control2, let end):
          .cubic(control1: moved(control1), control2: moved(control2), end: moved(end))
        case .close: .close
        }
      })
  }

  // MARK: Extent

  /// The bounding box of all points, including control points; null if there are none.
  public var controlBounds: CGRect {
    var points: [CGPoint] = []
    points.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quad(let control, let end): points += [control, end]
      case .cubic(let control1, let control2, let end): points += [control1, control2, end]
      case .close: break
      }
    }
    return CGRect(enclosing: points)
  }

  /// The bounding box of the lines and curves; null if there are none.
  public var bounds: CGRect {
    var points: [CGPoint] = []
    for segment in segments {
      points.append(segment.start)
      points.append(segment.end)
      for t in segment.turningPoints { points.append(segment.point(at: t)) }
    }
    for case .move(let point) in elements { points.append(point) }
    return CGRect(enclosing: points)
  }

  /// The rectangle of a path that is a single axis-aligned rectangle; nil for other paths.
  public var rectangle: CGRect? {
    guard elements.count == 5 || elements.count == 6, case .move(let first) = elements[0] else { return nil }
    var corners = [first]
    for element in elements.dropFirst() {
      switch element {
      case .line(let end): corners.append(end)
      case .close: break
      case .move, .quad, .cubic: return nil
      }
    }
    if corners.count == 5, corners[4] == first { corners.removeLast() }
    guard corners.count == 4, elements.last == .close || elements.count == 5 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let startsAlongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let startsAlongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return startsAlongX || startsAlongY ? CGRect(enclosing: corners) : nil
  }

  /// True if a point is inside. Open subpaths count as closed.
  ///
  /// - Complexity: O(*n*) in the number of elements and in the curvature of their curves.
  public func contains(_ point: CGPoint, rule: FillRule) -> Bool {
    var winding = 0
    for polyline in polylines() {
      for (a, b) in polyline.closedEdges {
        // Edges are half open, so that a corner counts once.
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  // MARK: Direction

  /// The path in the opposite direction.
  public var reversed: Path {
    var result: [Element] = []
    for subpath in subpaths.reversed() {
      guard let last = subpath.segments.last else {
        result.append(.move(subpath.start))
        continue
      }
      result.append(.move(last.end))
      // Closing the reversed subpath draws the closing line again.
      var segments = subpath.segments[...]
      if subpath.isClosed, subpath.closesByLine {
        segments = segments.dropLast()
        result[result.count - 1] = .move(subpath.start)
        if let before = segments.last { result.append(.line(before.end)) }
      }
      for segment in segments.reversed() { result.append(segment.reversed.element) }
      if subpath.isClosed { result.append(.close) }
    }
    return Path(result)
  }
}

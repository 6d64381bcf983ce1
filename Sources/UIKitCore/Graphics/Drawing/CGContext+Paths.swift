import Foundation
import RenderTree

extension CGContext {
  /// Clears the path.
  public func beginPath() { path = Path() }

  /// Begins a subpath.
  public func move(to point: CGPoint) { extendPath { $0.elements.append(.move(point)) } }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { extendPath { $0.elements.append(.line(point)) } }

  /// Begins a subpath at the first point and adds a straight line to each of the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extendPath { $0.elements.append(.cubic(control1: control1, control2: control2, end: end)) }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extendPath { $0.elements.append(.quad(control: control, end: end)) }
  }

  /// Closes the current subpath.
  public func closePath() { extendPath { $0.closeSubpath() } }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { extendPath { $0.elements += Path(rect: rect).elements } }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { extendPath { $0.elements += Path(ellipseIn: rect).elements } }

  /// Adds an arc, joined to the current point by a straight line if the path is not empty.
  ///
  /// - Parameters:
  ///   - startAngle: in radians, from the x axis clockwise on the screen.
  ///   - clockwise: the direction in coordinates whose y axis points up. On the screen it is the opposite, as in the
  ///     original. `UIBezierPath` uses the direction on the screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    extendPath {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isClockwise: !clockwise)
    }
  }

  /// Adds an arc that rounds the corner at `tangent1End`, towards `tangent2End`. An empty path stays empty.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extendPath { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { extendPath { $0.elements += path.path.elements } }

  /// A Boolean value that indicates whether the path has no elements.
  public var isPathEmpty: Bool { path.isEmpty }

  /// The current point; zero for an empty path.
  public var currentPointOfPath: CGPoint { path.currentPoint ?? .zero }

  /// The bounding box of all points, control points included; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.controlBounds }

  /// Returns true if a point is inside the area that a drawing mode fills; false for a mode that only strokes.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    mode.fillRule.map { path.contains(point, rule: $0) } ?? false
  }
}

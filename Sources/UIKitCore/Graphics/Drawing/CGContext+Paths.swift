import Foundation
import RenderTree

extension CGContext {
  /// Forgets the path.
  public func beginPath() { path = Path() }

  /// Begins a subpath.
  public func move(to point: CGPoint) { extendPath { $0.elements.append(.move(point)) } }

  /// A straight line.
  public func addLine(to point: CGPoint) { extendPath { $0.elements.append(.line(point)) } }

  /// Straight lines from the first point, where a subpath begins, to the next and on.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// A cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extendPath { $0.elements.append(.cubic(control1: control1, control2: control2, end: end)) }
  }

  /// A quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extendPath { $0.elements.append(.quad(control: control, end: end)) }
  }

  /// Back to where the subpath began.
  public func closePath() { extendPath { $0.closeSubpath() } }

  /// A rectangle.
  public func addRect(_ rect: CGRect) { extendPath { $0.elements += Path(rect: rect).elements } }

  /// Rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// The ellipse that touches a rectangle's sides.
  public func addEllipse(in rect: CGRect) { extendPath { $0.elements += Path(ellipseIn: rect).elements } }

  /// A part of a circle; straight to its start where the path has begun.
  ///
  /// - Parameters:
  ///   - startAngle: in radians, from the right downwards.
  ///   - clockwise: as in coordinates whose y grows upwards: on the screen it is the other way round, as in the
  ///     original. `UIBezierPath` means what is seen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    extendPath {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isClockwise: !clockwise)
    }
  }

  /// Rounds the corner on the way to one point and then towards another. A path that has not begun stays empty.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extendPath { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Everything of another path.
  public func addPath(_ path: CGPath) { extendPath { $0.elements += path.path.elements } }

  /// Whether the path has nothing in it.
  public var isPathEmpty: Bool { path.isEmpty }

  /// Where the pen is; zero before anything was drawn.
  public var currentPointOfPath: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all of the path's points, those that only pull curves included; null where there
  /// are none.
  public var boundingBoxOfPath: CGRect { path.controlBounds }

  /// Whether a point lies inside what a drawing mode would paint by filling. Nothing does where it only strokes.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    mode.fillRule.map { path.contains(point, rule: $0) } ?? false
  }
}

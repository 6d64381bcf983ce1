import Foundation
import RenderTree

/// A path that can be extended.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() { super.init(path: Path()) }

  private func add(_ added: Path, _ transform: CGAffineTransform) {
    path.elements += added.applying(transform).elements
  }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.move(point.applying(transform)))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.line(point.applying(transform)))
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.quad(control: control.applying(transform), end: end.applying(transform)))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.elements.append(
      .cubic(
        control1: control1.applying(transform), control2: control2.applying(transform), end: end.applying(transform)))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { add(Path(rect: rect), transform) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a subpath at the first point and adds a straight line to each of the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a rectangle with rounded corners, whose radii are limited to half of the sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, radii: CGSize(width: cornerWidth, height: cornerHeight)), transform)
  }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(ellipseIn: rect), transform)
  }

  /// Adds an arc, joined to the current point by a straight line if the path is not empty.
  ///
  /// - Parameters:
  ///   - startAngle: in radians from the x axis towards the y axis.
  ///   - clockwise: the direction in coordinates whose y axis points up; true decreases the angle. In a view's
  ///     coordinates, whose y axis points down, the direction on the screen is the opposite, as in the original.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addTransformed(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isClockwise: !clockwise)
    }
  }

  /// Adds an arc that begins at `startAngle` and spans `delta`, both in radians from the x axis towards the y axis.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addTransformed(transform) {
      $0.addArc(center: center, radii: CGSize(width: radius, height: radius), startAngle: startAngle, sweep: delta)
    }
  }

  /// Adds an arc that rounds the corner at `tangent1End`, towards `tangent2End`. An empty path stays empty.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addTransformed(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.path, transform) }

  /// Closes the current subpath.
  public func closeSubpath() { path.closeSubpath() }

  /// Extends the path from its current point, in the coordinates before the transform.
  private func addTransformed(_ transform: CGAffineTransform, _ extend: (inout Path) -> Void) {
    var added = Path()
    if let point = path.currentPoint { added.elements = [.move(point.applying(transform.inverted()))] }
    let old = added.elements.count
    extend(&added)
    path.elements += Path(Array(added.elements[old...])).applying(transform).elements
  }
}

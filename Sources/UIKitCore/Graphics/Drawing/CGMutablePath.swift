import Foundation
import RenderTree

/// Lines and curves that more can be added to.
public final class CGMutablePath: CGPath {
  /// A path with nothing in it.
  public init() { super.init(path: Path()) }

  private func add(_ added: Path, _ transform: CGAffineTransform) {
    path.elements += added.applying(transform).elements
  }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.move(point.applying(transform)))
  }

  /// A straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.line(point.applying(transform)))
  }

  /// A quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.elements.append(.quad(control: control.applying(transform), end: end.applying(transform)))
  }

  /// A cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.elements.append(
      .cubic(
        control1: control1.applying(transform), control2: control2.applying(transform), end: end.applying(transform)))
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { add(Path(rect: rect), transform) }

  /// Rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Straight lines from the first point, where a subpath begins, to the next and on.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A rectangle with round corners; never more of them than the sides have room for.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(Path(roundedRect: rect, radii: CGSize(width: cornerWidth, height: cornerHeight)), transform)
  }

  /// The ellipse that touches a rectangle's sides.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Path(ellipseIn: rect), transform)
  }

  /// A part of a circle; straight to its start where the path has begun.
  ///
  /// - Parameters:
  ///   - startAngle: in radians from the x axis towards the y axis.
  ///   - clockwise: as in coordinates whose y grows upwards. In those of a view, whose y grows downwards, it is the
  ///     other way round on the screen, as in the original: true lets the angles fall.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addTransformed(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isClockwise: !clockwise)
    }
  }

  /// A part of a circle from an angle, as far as another says: both in radians, growing from the x axis towards the y
  /// axis.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addTransformed(transform) {
      $0.addArc(center: center, radii: CGSize(width: radius, height: radius), startAngle: startAngle, sweep: delta)
    }
  }

  /// Rounds the corner on the way to one point and then towards another. A path that has not begun stays empty.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addTransformed(transform) { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Everything of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.path, transform) }

  /// Back to where the subpath began.
  public func closeSubpath() { path.closeSubpath() }

  /// Adds what goes on from the pen's place, in the coordinates before the transform.
  private func addTransformed(_ transform: CGAffineTransform, _ extend: (inout Path) -> Void) {
    var added = Path()
    if let point = path.currentPoint { added.elements = [.move(point.applying(transform.inverted()))] }
    let old = added.elements.count
    extend(&added)
    path.elements += Path(Array(added.elements[old...])).applying(transform).elements
  }
}

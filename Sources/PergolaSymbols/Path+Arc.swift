import Foundation
import RenderTree

extension Path {
  /// Returns the curves of an arc, without the move to its start; angles are in radians.
  static func arc(center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat) -> ArraySlice<Element> {
    var path = Path()
    path.addArc(
      center: center, radii: CGSize(width: radius, height: radius), startAngle: from, sweep: to - from)
    return path.elements.dropFirst()
  }

  static func + (a: Path, b: Path) -> Path { Path(a.elements + b.elements) }
}

extension Path.Element {
  var isMove: Bool { if case .move = self { true } else { false } }

  /// The end point; nil for a close.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quad(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }
}

extension CGPoint {
  /// The point of the unit circle at an angle, clockwise on the screen from the right.
  init(angle: CGFloat) { self.init(x: cos(angle), y: sin(angle)) }

  /// A quarter turn clockwise on the screen.
  var turned: CGPoint { CGPoint(x: -y, y: x) }

  /// The unit vector in the same direction; zero stays zero.
  var normalized: CGPoint {
    let length = hypot(x, y)
    return length > 0 ? self * (1 / length) : self
  }
}

extension CGFloat {
  var radians: CGFloat { self * .pi / 180 }
}

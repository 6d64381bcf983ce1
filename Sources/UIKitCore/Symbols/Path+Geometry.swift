import Foundation
import RenderTree

extension Path {
  /// Cubic curves along a circle, none longer than a quarter; the pen stands at the first point.
  ///
  /// The handles are those that touch the circle at the ends and in the middle.
  static func arc(center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat) -> [Element] {
    let count = max(1, Int((abs(to - from) / (.pi / 2) - 0.001).rounded(.up)))
    let step = (to - from) / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4) * radius
    return (0..<count).map { index in
      let a = CGPoint(angle: from + step * CGFloat(index))
      let b = CGPoint(angle: from + step * CGFloat(index + 1))
      return .cubic(
        control1: center + a * radius + a.turned * handle, control2: center + b * radius - b.turned * handle,
        end: center + b * radius)
    }
  }

  func mapped(_ transform: (CGPoint) -> CGPoint) -> Path { Path(elements.map { $0.mapped(transform) }) }

  static func + (a: Path, b: Path) -> Path { Path(a.elements + b.elements) }
}

extension Path.Element {
  var isMove: Bool { if case .move = self { true } else { false } }

  /// Where the pen is afterwards; nil for a close.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quad(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }

  func mapped(_ transform: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let point): .move(transform(point))
    case .line(let point): .line(transform(point))
    case .quad(let control, let end): .quad(control: transform(control), end: transform(end))
    case .cubic(let control1, let control2, let end):
      .cubic(control1: transform(control1), control2: transform(control2), end: transform(end))
    case .close: .close
    }
  }
}

extension CGPoint {
  /// The point of the unit circle at an angle, clockwise on the screen from the right.
  init(angle: CGFloat) { self.init(x: cos(angle), y: sin(angle)) }

  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: a.x * factor, y: a.y * factor) }

  /// A quarter turn clockwise on the screen.
  var turned: CGPoint { CGPoint(x: -y, y: x) }

  /// In the same direction, one long; zero stays as it is.
  var normalized: CGPoint {
    let length = hypot(x, y)
    return length > 0 ? self * (1 / length) : self
  }
}

extension CGFloat {
  var radians: CGFloat { self * .pi / 180 }
}

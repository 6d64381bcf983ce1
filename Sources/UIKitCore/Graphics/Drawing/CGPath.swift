import Foundation
import RenderTree

/// Lines and curves that do not change.
public class CGPath: Hashable, CustomStringConvertible {
  final var path: Path

  init(path: Path) { self.path = path }

  /// A rectangle, where a transform takes it.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(rect: rect).applying(transform?.pointee))
  }

  /// The ellipse that touches a rectangle's sides, where a transform takes it.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(ellipseIn: rect).applying(transform?.pointee))
  }

  /// A rectangle with round corners, where a transform takes it. The corners must not take more than the sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    precondition(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0 && 2 * cornerHeight <= rect.height,
      "corner of \(cornerWidth) x \(cornerHeight) in a rounded rectangle of \(rect.width) x \(rect.height)")
    let path = Path(roundedRect: rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(path: path.applying(transform?.pointee))
  }

  /// Whether there is nothing in it.
  public final var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, those that only pull curves included; null where there are none.
  public final var boundingBox: CGRect { path.controlBounds }

  /// The smallest rectangle around the lines and curves themselves; null where there are none.
  public final var boundingBoxOfPath: CGRect { path.bounds }

  /// Where the pen is; zero before anything was drawn.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether it is an upright rectangle, which is then written into `rect`.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = path.rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// Whether a point, taken to where a transform says, lies inside. Subpaths count as closed.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), rule: Path.FillRule(rule))
  }

  /// A path of the same lines that does not change.
  public final func copy() -> CGPath? { CGPath(path: path) }

  /// The same lines, where a transform takes them.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path: path.applying(transform?.pointee))
  }

  /// A path of the same lines that can be changed.
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// The same, where a transform takes the lines.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path.applying(transform?.pointee)
    return copy
  }

  /// Hands out the elements in the order of the pen. The points are valid during the call alone.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points: [CGPoint]
      let type: CGPathElementType
      switch element {
      case .move(let end): (type, points) = (.moveToPoint, [end])
      case .line(let end): (type, points) = (.addLineToPoint, [end])
      case .quad(let control, let end): (type, points) = (.addQuadCurveToPoint, [control, end])
      case .cubic(let control1, let control2, let end): (type, points) = (.addCurveToPoint, [control1, control2, end])
      // A pointer that can be read, though there is nothing to read.
      case .close: (type, points) = (.closeSubpath, [.zero])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }

  /// Whether both are drawn with the same steps.
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

  /// By the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// How many steps it has, and where it lies.
  public var description: String { "CGPath(\(path.elements.count) elements in \(boundingBoxOfPath))" }
}

/// What one step of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// One point: where a subpath begins.
  case moveToPoint = 0
  /// One point: the end.
  case addLineToPoint
  /// Two points: the control point and the end.
  case addQuadCurveToPoint
  /// Three points: two control points and the end.
  case addCurveToPoint
  /// No point.
  case closeSubpath
}

/// One step of a path.
public struct CGPathElement {
  /// What it does.
  public var type: CGPathElementType
  /// As many as the type says.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step by its type and its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension Path {
  func applying(_ transform: CGAffineTransform?) -> Path { transform.map { applying(Transform($0)) } ?? self }
}

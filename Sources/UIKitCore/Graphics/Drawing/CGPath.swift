import Foundation
import RenderTree

/// An immutable path of lines and curves.
public class CGPath: Hashable, CustomStringConvertible {
  package final var path: Path

  package init(path: Path) { self.path = path }

  /// A transformed rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(rect: rect).applying(transform?.pointee))
  }

  /// The ellipse inscribed in a rectangle, transformed.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path: Path(ellipseIn: rect).applying(transform?.pointee))
  }

  /// A transformed rectangle with rounded corners. Traps if a corner radius is negative or exceeds half of its side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    precondition(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0 && 2 * cornerHeight <= rect.height,
      "corner of \(cornerWidth) x \(cornerHeight) in a rounded rectangle of \(rect.width) x \(rect.height)")
    let path = Path(roundedRect: rect, radii: CGSize(width: cornerWidth, height: cornerHeight))
    self.init(path: path.applying(transform?.pointee))
  }

  /// A Boolean value that indicates whether the path has no elements.
  public final var isEmpty: Bool { path.isEmpty }

  /// The bounding box of all points, control points included; null for an empty path.
  public final var boundingBox: CGRect { path.controlBounds }

  /// The bounding box of the lines and curves themselves; null for an empty path.
  public final var boundingBoxOfPath: CGRect { path.bounds }

  /// The current point; zero for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns true if the path is an axis-aligned rectangle, and then writes it into `rect`.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = path.rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// Returns true if the transformed point is inside the path. Subpaths count as closed.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), rule: Path.FillRule(rule))
  }

  /// An immutable copy; never nil.
  public final func copy() -> CGPath? { CGPath(path: path) }

  /// A transformed immutable copy; never nil.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path: path.applying(transform?.pointee))
  }

  /// A mutable copy; never nil.
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// A transformed mutable copy; never nil.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path.applying(transform?.pointee)
    return copy
  }

  /// Calls a block with each element in order. The points are valid only during the call.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points: [CGPoint]
      let type: CGPathElementType
      switch element {
      case .move(let end): (type, points) = (.moveToPoint, [end])
      case .line(let end): (type, points) = (.addLineToPoint, [end])
      case .quad(let control, let end): (type, points) = (.addQuadCurveToPoint, [control, end])
      case .cubic(let control1, let control2, let end): (type, points) = (.addCurveToPoint, [control1, control2, end])
      // A valid pointer, although the element has no points.
      case .close: (type, points) = (.closeSubpath, [.zero])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }

  /// Returns true if both have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// The number of elements and the bounding box.
  public var description: String { "CGPath(\(path.elements.count) elements in \(boundingBoxOfPath))" }
}

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// One point: the start of a subpath.
  case moveToPoint = 0
  /// One point: the end.
  case addLineToPoint
  /// Two points: the control point and the end.
  case addQuadCurveToPoint
  /// Three points: two control points and the end.
  case addCurveToPoint
  /// No points.
  case closeSubpath
}

/// An element of a path.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points; `type` determines their number.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element with its type and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension Path {
  func applying(_ transform: CGAffineTransform?) -> Path { transform.map { applying(Transform($0)) } ?? self }
}

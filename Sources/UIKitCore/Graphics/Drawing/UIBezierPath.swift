import Foundation
import RenderTree

/// A path of lines and curves with its drawing style.
open class UIBezierPath: NSObject, NSCopying {
  final var path: Path

  /// The stroke style; the line is 1 point wide by default.
  final var style = StrokeStyle()

  /// An empty path.
  public override init() {
    path = Path()
    super.init()
  }

  // MARK: Shapes

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect: rect)) }

  /// The ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A rectangle with circular rounded corners, whose radius is limited to half of a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, radii: CGSize(width: cornerRadius, height: cornerRadius)))
  }

  /// A rectangle, some of whose corners are rounded; the radii are limited to half of a side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(Path(roundedRect: rect, radii: cornerRadii, corners: corners.rendered))
  }

  /// An arc.
  ///
  /// - Parameters:
  ///   - startAngle: in radians, from the x axis clockwise on the screen.
  ///   - clockwise: the direction on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path with the elements of another path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  private convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  /// A copy of the elements, without the drawing style.
  open var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = newValue.path }
  }

  // MARK: Elements

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.elements.append(.move(point)) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.elements.append(.line(point)) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.elements.append(.cubic(control1: controlPoint1, control2: controlPoint2, end: endPoint))
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.elements.append(.quad(control: controlPoint, end: endPoint))
  }

  /// Adds an arc, joined to the current point by a straight line if the path is not empty.
  ///
  /// - Parameters:
  ///   - startAngle: in radians, from the x axis clockwise on the screen.
  ///   - clockwise: the direction on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isClockwise: clockwise)
  }

  /// Closes the current subpath.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path.elements.removeAll() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.elements += bezierPath.path.elements }

  /// Transforms the elements.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// A copy with the elements in reverse order and the same drawing style.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(path.reversed)
    reversed.style = style
    reversed.usesEvenOddFillRule = usesEvenOddFillRule
    return reversed
  }

  // MARK: Geometry

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The bounding box of all points, control points included; null for an empty path.
  open var bounds: CGRect { path.controlBounds }

  /// The current point; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns true if a point is inside the path. Subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: fillRule) }

  // MARK: Drawing style

  /// The line width in points; 1 by default.
  open var lineWidth: CGFloat {
    get { style.width }
    set { style.width = newValue }
  }

  /// The style of the line's ends; `butt` by default.
  open var lineCapStyle: CGLineCap {
    get { CGLineCap(style.cap) }
    set { style.cap = StrokeStyle.Cap(newValue) }
  }

  /// The style of the line's corners; `miter` by default.
  open var lineJoinStyle: CGLineJoin {
    get { CGLineJoin(style.join) }
    set { style.join = StrokeStyle.Join(newValue) }
  }

  /// The maximum ratio of a mitered corner's length to the line width; 10 by default.
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }

  /// A Boolean value that indicates whether the path fills by the even-odd rule. If false, the default, it fills by the
  /// winding rule.
  open var usesEvenOddFillRule = false

  final var fillRule: Path.FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Sets the dash pattern: alternating lengths of dashes and gaps.
  ///
  /// - Parameters:
  ///   - pattern: lengths in points; nil for a solid line.
  ///   - count: the number of lengths.
  ///   - phase: the offset into the pattern at which the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    style.dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    style.dashPhase = phase
  }

  /// Writes the dash pattern. With a nil pattern, only the count and the phase.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in style.dash.enumerated() { pattern?[index] = length }
    count?.pointee = style.dash.count
    phase?.pointee = style.dashPhase
  }

  // MARK: Drawing

  /// Fills the path in the current context's fill colour. Does nothing without a current context.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(path, rule: fillRule) }

  /// Strokes the path in the current context's stroke colour. Does nothing without a current context.
  open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, style: style) }

  /// Fills the path with a blend mode and an opacity that replace the context's.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.with(blendMode, alpha: alpha) { context.fill(path, rule: fillRule) }
  }

  /// Strokes the path with a blend mode and an opacity that replace the context's.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.with(blendMode, alpha: alpha) { context.stroke(path, style: style) }
  }

  /// Clips the current context to the path until its state is restored.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, rule: fillRule) }

  // MARK: Copies

  /// A copy with the same elements and drawing style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path)
    copy.style = style
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  open override func copy() -> Any { copy(with: nil) }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit per member.
  public let rawValue: UInt
  /// The set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)

  var rendered: BoxStyle.Corners { BoxStyle.Corners(rawValue: UInt8(rawValue & 15)) }
}

import Foundation
import RenderTree

/// Lines and curves with how they are drawn.
open class UIBezierPath: NSObject, NSCopying {
  final var path: Path

  /// How the line is drawn: a point wide, by default.
  final var style = StrokeStyle()

  /// A path with nothing in it.
  public override init() {
    path = Path()
    super.init()
  }

  // MARK: Shapes

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect: rect)) }

  /// The ellipse that touches a rectangle's sides.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// A rectangle with round corners, which are quarters of circles; never more of them than half of a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, radii: CGSize(width: cornerRadius, height: cornerRadius)))
  }

  /// A rectangle, some of whose corners are round; never more of them than half of a side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(Path(roundedRect: rect, radii: cornerRadii, corners: corners.rendered))
  }

  /// A part of a circle.
  ///
  /// - Parameters:
  ///   - startAngle: in radians, from the right downwards.
  ///   - clockwise: as it is seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The lines and curves of another path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  private convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  /// The lines and curves alone.
  open var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = newValue.path }
  }

  // MARK: The pen

  /// Begins a subpath.
  open func move(to point: CGPoint) { path.elements.append(.move(point)) }

  /// A straight line.
  open func addLine(to point: CGPoint) { path.elements.append(.line(point)) }

  /// A cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.elements.append(.cubic(control1: controlPoint1, control2: controlPoint2, end: endPoint))
  }

  /// A quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.elements.append(.quad(control: controlPoint, end: endPoint))
  }

  /// A part of a circle; straight to its start where the path has begun.
  ///
  /// - Parameters:
  ///   - startAngle: in radians, from the right downwards.
  ///   - clockwise: as it is seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isClockwise: clockwise)
  }

  /// Back to where the subpath began.
  open func close() { path.closeSubpath() }

  /// Takes everything out.
  open func removeAllPoints() { path.elements.removeAll() }

  /// Adds everything of another path.
  open func append(_ bezierPath: UIBezierPath) { path.elements += bezierPath.path.elements }

  /// Takes the lines and curves to where a transform says.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// The same lines and curves from the end to the start, drawn in the same way.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(path.reversed)
    reversed.style = style
    reversed.usesEvenOddFillRule = usesEvenOddFillRule
    return reversed
  }

  // MARK: What it is

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, those that only pull curves included; null where there are none.
  open var bounds: CGRect { path.controlBounds }

  /// Where the pen is; zero before anything was drawn.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point lies inside. Subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: fillRule) }

  // MARK: How it is drawn

  /// In points; 1 by default.
  open var lineWidth: CGFloat {
    get { style.width }
    set { style.width = newValue }
  }

  /// Cut off by default.
  open var lineCapStyle: CGLineCap {
    get { CGLineCap(style.cap) }
    set { style.cap = StrokeStyle.Cap(newValue) }
  }

  /// Pointed by default.
  open var lineJoinStyle: CGLineJoin {
    get { CGLineJoin(style.join) }
    set { style.join = StrokeStyle.Join(newValue) }
  }

  /// How many widths a pointed corner may reach out before it is cut; 10 by default.
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { style.miterLimit = newValue }
  }

  /// Whether a point inside is one that a ray to the outside leaves an odd number of times. False, and by default: one
  /// that the path winds around.
  open var usesEvenOddFillRule = false

  final var fillRule: Path.FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Draws and leaves out lengths of the line by turns.
  ///
  /// - Parameters:
  ///   - pattern: lengths in points; nil for a whole line.
  ///   - count: how many lengths there are.
  ///   - phase: how far into the lengths the line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    style.dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    style.dashPhase = phase
  }

  /// Writes what `setLineDash(_:count:phase:)` set. With a nil pattern, only the count and the phase.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in style.dash.enumerated() { pattern?[index] = length }
    count?.pointee = style.dash.count
    phase?.pointee = style.dashPhase
  }

  // MARK: Drawing

  /// Paints the inside in the current context's fill colour. Nothing happens outside of any context.
  open func fill() { UIGraphicsGetCurrentContext()?.fill(path, rule: fillRule) }

  /// Paints along the path in the current context's stroke colour. Nothing happens outside of any context.
  open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, style: style) }

  /// The same with a blend mode and an opacity in the place of the context's.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.with(blendMode, alpha: alpha) { context.fill(path, rule: fillRule) }
  }

  /// The same with a blend mode and an opacity in the place of the context's.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.with(blendMode, alpha: alpha) { context.stroke(path, style: style) }
  }

  /// Leaves only what is inside, until the context's state is restored.
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, rule: fillRule) }

  // MARK: Copies

  /// A path with the same lines, drawn in the same way.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path)
    copy.style = style
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  open override func copy() -> Any { copy(with: nil) }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// The set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upper left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Upper right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Lower left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Lower right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)

  var rendered: BoxStyle.Corners { BoxStyle.Corners(rawValue: UInt8(rawValue & 15)) }
}

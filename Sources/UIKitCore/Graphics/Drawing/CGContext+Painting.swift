import Foundation
import RenderTree

extension CGContext {
  func fill(_ path: Path, rule: Path.FillRule) {
    guard !path.isEmpty else { return }
    paint(.fill(path, rule: rule, .color(RenderColor(state.fillColor))))
  }

  func stroke(_ path: Path, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    paint(.stroke(path, style, .color(RenderColor(state.strokeColor))))
  }

  // MARK: The path

  /// Paints the inside of the path, its line, or both. The path is forgotten.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if let rule = mode.fillRule { fill(path, rule: rule) }
    if mode.strokes { stroke(path, style: state.line) }
  }

  /// Paints the inside of the path. The path is forgotten.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule: Path.FillRule(rule)) }

  /// Paints along the path. The path is forgotten.
  public func strokePath() { drawPath(using: .stroke) }

  // MARK: Shapes

  // Each of them forgets the path, as the original's do.

  /// Paints a rectangle.
  public func fill(_ rect: CGRect) {
    path = Path(rect: rect)
    fillPath()
  }

  /// Paints rectangles.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects.map(\.standardized))
    fillPath()
  }

  /// Paints along a rectangle's sides.
  public func stroke(_ rect: CGRect) {
    path = Path(rect: rect)
    strokePath()
  }

  /// Paints along a rectangle's sides, with another line width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    var style = state.line
    style.width = width
    stroke(Path(rect: rect), style: style)
  }

  /// Paints the ellipse that touches a rectangle's sides.
  public func fillEllipse(in rect: CGRect) {
    path = Path(ellipseIn: rect)
    fillPath()
  }

  /// Paints along the ellipse that touches a rectangle's sides.
  public func strokeEllipse(in rect: CGRect) {
    path = Path(ellipseIn: rect)
    strokePath()
  }

  /// Paints lines from each point at an even place to the next one. A last point without another one counts for
  /// nothing.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    beginPath()
    guard hasPainted else { return }
    saveGState()
    setShadow(offset: .zero, blur: 0, color: nil)
    setAlpha(1)
    setBlendMode(.clear)
    fill(Path(rect: rect), rule: .winding)
    restoreGState()
  }

  // MARK: Gradients

  /// Paints all that clips have left in colours that run along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    paint(gradient, .linear(start: startPoint, end: endPoint), options)
  }

  /// Paints all that clips have left in colours that run from one circle to another; radii are in points.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let geometry = Gradient.Geometry.radial(
      startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius)
    paint(gradient, geometry, options)
  }

  /// Paints all that clips have left in colours that run once around a point, clockwise on the screen from an angle in
  /// radians.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    paint(gradient, .conic(center: center, angle: angle), [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  private func paint(_ gradient: CGGradient, _ geometry: Gradient.Geometry, _ options: CGGradientDrawingOptions) {
    let area = boundingBoxOfClipPath
    guard !area.isNull, !area.isEmpty else { return }
    let rendered = Gradient(
      stops: gradient.stops, geometry: geometry,
      extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
      extendsAfterEnd: options.contains(.drawsAfterEndLocation))
    paint(.fill(Path(rect: area), rule: .winding, .gradient(rendered)))
  }
}

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

  /// Fills the path, strokes it, or both, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if let rule = mode.fillRule { fill(path, rule: rule) }
    if mode.strokes { stroke(path, style: state.line) }
  }

  /// Fills the path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule: Path.FillRule(rule)) }

  /// Strokes the path and clears it.
  public func strokePath() { drawPath(using: .stroke) }

  // MARK: Shapes

  // Each of these clears the path, as in the original.

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    path = Path(rect: rect)
    fillPath()
  }

  /// Fills the union of rectangles, by the winding rule.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects.map(\.standardized))
    fillPath()
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    path = Path(rect: rect)
    strokePath()
  }

  /// Strokes a rectangle with another line width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    var style = state.line
    style.width = width
    stroke(Path(rect: rect), style: style)
  }

  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    path = Path(ellipseIn: rect)
    fillPath()
  }

  /// Strokes the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    path = Path(ellipseIn: rect)
    strokePath()
  }

  /// Strokes a line from each point at an even index to the next point. The last point of an odd count is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Clears a rectangle to transparent.
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

  /// Fills the clip with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    paint(gradient, .linear(start: startPoint, end: endPoint), options)
  }

  /// Fills the clip with a gradient from one circle to another; radii are in points.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let geometry = Gradient.Geometry.radial(
      startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius)
    paint(gradient, geometry, options)
  }

  /// Fills the clip with a gradient around a point, clockwise on the screen from an angle in radians.
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

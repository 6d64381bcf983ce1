import Foundation

/// Further drawings of a shape, each in front of the one before.
extension _ShapeView {
  /// Draws a line along the shape, half of which is outside.
  public nonisolated func stroke<Line: ShapeStyle>(_ content: Line, style: StrokeStyle) -> some View {
    let shape = shape
    return overlay { shape.stroke(content, style: style) }
  }

  /// Draws a line along the shape, half of which is outside.
  public nonisolated func stroke<Line: ShapeStyle>(_ content: Line, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Fills the shape whose line is drawn.
  public nonisolated func fill<Base: Shape, Filling: ShapeStyle>(
    _ content: Filling, style: FillStyle = FillStyle()
  ) -> some View where Content == _StrokedShape<Base> {
    let shape = shape.shape
    return overlay { shape.fill(content, style: style) }
  }
}

extension _ShapeView where Content: InsettableShape {
  /// Draws a line inside the shape.
  public nonisolated func strokeBorder<Line: ShapeStyle>(_ content: Line, style: StrokeStyle) -> some View {
    let shape = shape
    return overlay { shape.strokeBorder(content, style: style) }
  }

  /// Draws a line inside the shape.
  public nonisolated func strokeBorder<Line: ShapeStyle>(_ content: Line, lineWidth: CGFloat = 1) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  extension FramePainter {
    /// Fills a box with its rounded corners.
    func fill(_ box: CGRect, _ style: BoxStyle, with color: RenderColor) {
      guard color.alpha > 0, box.width > 0, box.height > 0 else { return }
      addShape(of: snapped(box), style)
      setColor(color)
      cairo_fill(context)
    }

    /// Clips to a box with its rounded corners.
    func clip(to box: CGRect, _ style: BoxStyle) {
      addShape(of: snapped(box), style)
      cairo_clip(context)
    }

    /// Draws a border inside the box's edge.
    func stroke(_ border: BoxStyle.Border, of box: CGRect, _ style: BoxStyle, opacity: Double) {
      let color = border.color.faded(opacity)
      guard color.alpha > 0, border.width > 0, box.width > 0, box.height > 0 else { return }
      let outer = snapped(box)
      addShape(of: outer, style)
      let inner = outer.insetBy(dx: border.width, dy: border.width)
      if !inner.isNull, inner.width > 0, inner.height > 0 {
        var innerStyle = style
        innerStyle.cornerRadius = max(0, style.cornerRadius - border.width)
        addShape(of: inner, innerStyle)
      }
      setColor(color)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    /// Adds a box with its rounded corners to the path.
    private func addShape(of box: CGRect, _ style: BoxStyle) {
      guard style.cornerRadius > 0, !style.roundedCorners.isEmpty else {
        cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
        return
      }
      let radius = min(style.cornerRadius, box.width / 2, box.height / 2)
      addPath(
        Path(
          roundedRect: box, radii: CGSize(width: radius, height: radius),
          corners: style.roundedCorners, isContinuous: style.hasContinuousCorners))
    }

    /// Returns the box with its edges moved to whole pixels, at least one pixel apart, so that all thin lines are
    /// equally sharp. A rotated box stays unchanged.
    func snapped(_ box: CGRect) -> CGRect {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 else { return box }
      func range(_ low: CGFloat, _ high: CGFloat, _ factor: CGFloat, _ offset: CGFloat) -> (CGFloat, CGFloat) {
        // Halves are rounded in the same direction despite rounding errors.
        let start = (low * factor + offset + 0.001).rounded(.toNearestOrAwayFromZero)
        var end = (high * factor + offset + 0.001).rounded(.toNearestOrAwayFromZero)
        if end <= start, high > low { end = start + 1 }
        return ((start - offset) / factor, (end - offset) / factor)
      }
      let (left, right) = range(box.minX, box.maxX, matrix.xx, matrix.x0)
      let (top, bottom) = range(box.minY, box.maxY, matrix.yy, matrix.y0)
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif

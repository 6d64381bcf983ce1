#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  extension FramePainter {
    /// Fills a box with its rounded corners.
    ///
    /// - Parameter parent: the box of the parent, in pixels.
    func fill(_ box: CGRect, _ style: BoxStyle, with color: RenderColor, in parent: CGRect = .infinite) {
      guard color.alpha > 0, box.width > 0, box.height > 0 else { return }
      addShape(of: snapped(box, in: parent), style)
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
    ///
    /// A line thinner than a pixel that lies in its parent gets one of the parent's pixels: the next row's background
    /// does not cover a separator at the lower edge.
    ///
    /// - Parameter parent: the box of the parent, in pixels.
    func snapped(_ box: CGRect, in parent: CGRect = .infinite) -> CGRect {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      guard matrix.isUprightScale else { return box }
      // Halves are rounded in the same direction despite rounding errors.
      func nearest(_ place: CGFloat) -> CGFloat { (place + 0.001).rounded(.toNearestOrAwayFromZero) }
      func range(
        _ low: CGFloat, _ high: CGFloat, _ factor: CGFloat, _ offset: CGFloat, _ parentLow: CGFloat,
        _ parentHigh: CGFloat
      ) -> (CGFloat, CGFloat) {
        let (first, last) = (low * factor + offset, high * factor + offset)
        var (start, end) = (nearest(first), nearest(last))
        if end <= start, high > low {
          start = ((first + last) / 2 + 0.001).rounded(.down)
          if first >= parentLow - 0.01, last <= parentHigh + 0.01 {
            start = max(min(start, nearest(parentHigh) - 1), nearest(parentLow))
          }
          end = start + 1
        }
        return ((start - offset) / factor, (end - offset) / factor)
      }
      let (left, right) = range(box.minX, box.maxX, matrix.xx, matrix.x0, parent.minX, parent.maxX)
      let (top, bottom) = range(box.minY, box.maxY, matrix.yy, matrix.y0, parent.minY, parent.maxY)
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns a box of the current coordinates in pixels; infinite if it is rotated.
    func inPixels(_ box: CGRect) -> CGRect {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      guard matrix.isUprightScale else { return .infinite }
      return CGRect(
        x: box.minX * matrix.xx + matrix.x0, y: box.minY * matrix.yy + matrix.y0, width: box.width * matrix.xx,
        height: box.height * matrix.yy)
    }
  }

  extension cairo_matrix_t {
    /// True for a matrix that neither rotates nor mirrors.
    fileprivate var isUprightScale: Bool { xy == 0 && yx == 0 && xx > 0 && yy > 0 }
  }
#endif

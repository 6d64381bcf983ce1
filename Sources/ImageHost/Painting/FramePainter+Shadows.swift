#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  extension FramePainter {
    /// The shadow of a node's box; where the box has no background, of what stands in it.
    func paintShadow(_ shadow: BoxStyle.Shadow, of node: RenderNode, in box: CGRect, opacity: Double) {
      let style = node.style
      if let background = style.background, background.alpha > 0 {
        let color = shadow.color.faded(background.alpha)
        cast(shadow, color: color.faded(opacity), bounds: box) { $0.fill(box, style, with: .black) }
      } else {
        cast(shadow, color: shadow.color.faded(opacity), bounds: node.reach) { painter in
          painter.paintInside(node, opacity: 1)
          if let border = style.border { painter.stroke(border, of: box, style, opacity: 1) }
        }
      }
    }

    /// Draws the blurred silhouette of what `draw` draws.
    ///
    /// - Parameter bounds: what `draw` draws in, in the current coordinates.
    func cast(_ shadow: BoxStyle.Shadow, color: RenderColor, bounds: CGRect, _ draw: (FramePainter) -> Void) {
      guard color.alpha > 0 else { return }
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      let magnification = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
      let deviation = max(0, shadow.radius) * magnification * resolution
      // What is farther away than three deviations is not seen.
      let margin = (3 * deviation).rounded(.up) / resolution + 1
      var offset = (x: Double(shadow.offset.width), y: Double(shadow.offset.height))
      cairo_matrix_transform_distance(&matrix, &offset.x, &offset.y)

      let seen = deviceClipExtents.offsetBy(dx: -offset.x, dy: -offset.y).insetBy(dx: -margin, dy: -margin)
      let area = Transform(matrix).apply(to: bounds).insetBy(dx: -margin, dy: -margin).intersection(seen)
      guard !area.isNull, area.width > 0, area.height > 0 else { return }
      let origin = CGPoint(x: area.minX.rounded(.down), y: area.minY.rounded(.down))
      let width = ((area.maxX - origin.x) * resolution).rounded(.up)
      let height = ((area.maxY - origin.y) * resolution).rounded(.up)
      guard let mask = PixelSurface(width: Int(width), height: Int(height), format: .mask) else { return }

      cairo_scale(mask.context, resolution, resolution)
      cairo_translate(mask.context, -origin.x, -origin.y)
      cairo_transform(mask.context, &matrix)
      draw(with(context: mask.context))
      mask.blur(deviation: deviation)

      cairo_save(context)
      cairo_identity_matrix(context)
      cairo_translate(context, origin.x + offset.x, origin.y + offset.y)
      cairo_scale(context, 1 / resolution, 1 / resolution)
      setColor(color)
      cairo_mask_surface(context, mask.surface, 0, 0)
      cairo_restore(context)
    }

    /// What can be seen, in the surface's own coordinates.
    private var deviceClipExtents: CGRect {
      cairo_save(context)
      defer { cairo_restore(context) }
      cairo_identity_matrix(context)
      return clipExtents
    }
  }

  extension RenderNode {
    /// What the node and all in it may draw on, in its own coordinates.
    fileprivate var reach: CGRect {
      var result = CGRect(origin: .zero, size: frame.size)
      if let content { result = result.union(content.reach) }
      for child in children {
        let box = child.frame.offsetBy(dx: -contentOrigin.x, dy: -contentOrigin.y)
        guard let transform = child.transform else {
          let own = child.style.clips ? CGRect(origin: .zero, size: box.size) : child.reach
          result = result.union(own.offsetBy(dx: box.minX, dy: box.minY))
          continue
        }
        let about = transform.apply(to: child.reach.offsetBy(dx: -box.width / 2, dy: -box.height / 2))
        result = result.union(about.offsetBy(dx: box.midX, dy: box.midY))
      }
      return result
    }
  }

  extension NodeContent {
    /// What the content may draw on.
    fileprivate var reach: CGRect {
      switch self {
      case .text(let content):
        CGRect(origin: content.origin, size: content.layout.size).insetBy(dx: -4, dy: -content.layout.size.height / 2)
      case .symbol(let content): content.drawing.paintedBounds
      case .image(let content): content.frame
      case .drawing(let drawing): drawing.paintedBounds
      }
    }
  }

  extension Transform {
    fileprivate init(_ matrix: cairo_matrix_t) {
      self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }
  }
#endif

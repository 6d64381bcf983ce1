#if Image
  import CPangoCairo
  import Foundation
  import PangoText
  import RenderTree

  /// One walk over a frame's tree, back to front, onto a Cairo context whose unit is a point.
  struct FramePainter {
    let context: OpaquePointer
    let fonts: UsedFonts
    let bitmaps: BitmapCache
    /// Pixels to a point.
    let scale: CGFloat
    /// Pixels to a unit of the surface: more than 1 where it has no pixels of its own, but parts of it must.
    let resolution: CGFloat
    let isDark: Bool
    let focusedNode: NodeID?

    /// The same painter on another context.
    func with(context: OpaquePointer) -> FramePainter {
      FramePainter(
        context: context, fonts: fonts, bitmaps: bitmaps, scale: scale, resolution: 1, isDark: isDark, focusedNode: nil)
    }

    /// Draws a node and all that is in it, in its parent's coordinates.
    func paint(_ node: RenderNode) {
      let opacity = min(max(node.style.opacity, 0), 1)
      guard opacity > 0, node.frame.isDrawable, node.transform?.isCollapsed != true else { return }
      cairo_save(context)
      defer { cairo_restore(context) }
      move(to: node)
      let box = CGRect(origin: .zero, size: node.frame.size)
      if opacity < 1, node.isMoreThanOneThing {
        asOneThing(opacity: opacity) { paint(node, in: box, opacity: 1) }
      } else {
        paint(node, in: box, opacity: opacity)
      }
    }

    /// Makes the node's upper left corner the origin, and turns the node about its middle.
    private func move(to node: RenderNode) {
      cairo_translate(context, node.frame.minX, node.frame.minY)
      guard let transform = node.transform else { return }
      let middle = CGPoint(x: node.frame.width / 2, y: node.frame.height / 2)
      var matrix = transform.cairoMatrix
      cairo_translate(context, middle.x, middle.y)
      cairo_transform(context, &matrix)
      cairo_translate(context, -middle.x, -middle.y)
    }

    /// What is drawn meanwhile comes onto the picture in one step.
    func asOneThing(opacity: Double, _ draw: () -> Void) {
      cairo_push_group(context)
      draw()
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }

    private func paint(_ node: RenderNode, in box: CGRect, opacity: Double) {
      guard let mask = node.style.mask else {
        paintUnmasked(node, in: box, opacity: opacity)
        return
      }
      cairo_push_group(context)
      paintUnmasked(node, in: box, opacity: opacity)
      let picture = cairo_pop_group(context)
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      paint(mask, opacity: 1)
      let shape = cairo_pop_group(context)
      cairo_set_source(context, picture)
      cairo_mask(context, shape)
      cairo_pattern_destroy(picture)
      cairo_pattern_destroy(shape)
    }

    private func paintUnmasked(_ node: RenderNode, in box: CGRect, opacity: Double) {
      let style = node.style
      if let shadow = style.shadow, !style.clips { paintShadow(shadow, of: node, in: box, opacity: opacity) }
      if let background = style.background { fill(box, style, with: background.faded(opacity)) }
      cairo_save(context)
      if style.clips { clip(to: box, style) }
      if isAnythingVisible { paintInside(node, opacity: opacity) }
      cairo_restore(context)
      if let border = style.border { stroke(border, of: box, style, opacity: opacity) }
      decorate(node, in: box)
    }

    func paintInside(_ node: RenderNode, opacity: Double) {
      switch node.content {
      case .text(let content): paint(content, opacity: opacity)
      case .symbol(let content): paint(content.drawing, opacity: opacity)
      case .image(let content): paint(content, opacity: opacity)
      case .drawing(let drawing): paint(drawing, opacity: opacity)
      case nil: break
      }
      guard !node.children.isEmpty else { return }
      cairo_translate(context, -node.contentOrigin.x, -node.contentOrigin.y)
      for child in node.children { paint(child) }
    }

    /// Whether the clip leaves anything.
    private var isAnythingVisible: Bool {
      let extents = clipExtents
      return extents.width > 0 && extents.height > 0
    }

    /// What of the current coordinates can be seen.
    var clipExtents: CGRect {
      var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &x1, &y1, &x2, &y2)
      return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    func setColor(_ color: RenderColor) {
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }
  }

  extension RenderNode {
    /// Whether parts of the node may lie over each other, so that a common opacity is not that of each.
    fileprivate var isMoreThanOneThing: Bool {
      let isBoxSeen = style.background != nil || style.border != nil || style.shadow != nil
      if !children.isEmpty || style.mask != nil { return true }
      switch content {
      case .drawing, .symbol: return true
      case .text, .image: return isBoxSeen
      case nil: return style.border != nil || style.shadow != nil
      }
    }
  }

  extension RenderColor {
    func faded(_ opacity: Double) -> RenderColor {
      RenderColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
    }
  }

  extension CGRect {
    /// Whether its edges are places that Cairo's arithmetic can hold.
    var isDrawable: Bool { minX.isPlace && minY.isPlace && maxX.isPlace && maxY.isPlace }
  }

  extension CGFloat {
    /// Whether it is a number that stays in Cairo's fixed-point numbers at a usual scale.
    var isPlace: Bool { magnitude < 1e6 }
  }

  extension Transform {
    var isCollapsed: Bool { !(determinant.magnitude > 1e-9) }

    var cairoMatrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
  }
#endif

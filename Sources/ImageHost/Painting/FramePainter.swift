#if Image
  import CPangoCairo
  import Foundation
  import PangoText
  import RenderTree

  /// The walk that paints a frame's tree onto a Cairo context whose unit is a point. Its context is the box of a node's
  /// parent, in pixels.
  struct FramePainter: NodeVisitor {
    let context: OpaquePointer
    let fonts: UsedFonts
    let bitmaps: BitmapCache
    /// The number of pixels per point.
    let scale: CGFloat
    /// The number of pixels per unit of the surface: more than 1 for a vector surface, some parts of which are drawn as
    /// bitmaps.
    let resolution: CGFloat
    let isDark: Bool
    let focusedNode: NodeID?

    /// Returns the painter for another context, at a resolution of 1.
    ///
    /// - Parameter focusedNode: the node with a focus ring; nil for no ring.
    func with(context: OpaquePointer, focusedNode: NodeID? = nil) -> FramePainter {
      FramePainter(
        context: context, fonts: fonts, bitmaps: bitmaps, scale: scale, resolution: 1, isDark: isDark,
        focusedNode: focusedNode)
    }

    /// Draws a node and its descendants, in the coordinates of the node's parent.
    ///
    /// - Parameter clip: the part of the scene to draw.
    func paint(_ node: RenderNode, clip: CGRect) {
      var painter = self
      node.walk(with: &painter, in: NodeGeometry.Inherited(clip: clip), context: .infinite)
    }

    /// Draws the parts of a node that are behind its children.
    func enter(_ node: RenderNode, at place: NodeGeometry, in parent: CGRect) -> CGRect? {
      cairo_save(context)
      var matrix = node.placement.cairoMatrix
      cairo_transform(context, &matrix)
      let opacity = beginGroups(node)
      let (style, box) = (node.style, drawableBox(of: node, at: place))
      guard style.compositing.effects.isEmpty else {
        paintWithEffects(node, at: place, opacity: opacity)
        cairo_save(context)
        return nil
      }
      beginBox(of: node, box, at: place, opacity: opacity, in: parent)
      guard isAnythingVisible else { return nil }
      paintContent(of: node, at: place, opacity: opacity)
      let pixels = inPixels(node.box)
      cairo_translate(context, -node.contentOrigin.x, -node.contentOrigin.y)
      return pixels
    }

    /// Draws shadow and background, and begins the clip of the content, which lasts until the state is restored.
    func beginBox(of node: RenderNode, _ box: CGRect, at place: NodeGeometry, opacity: Double, in parent: CGRect) {
      let style = node.style
      if let shadow = style.shadow, !style.clips { paintShadow(shadow, of: node, at: place, opacity: opacity) }
      if let background = style.background { fill(box, style, with: background.faded(opacity), in: parent) }
      cairo_save(context)
      if style.clips { clip(to: box, style) }
    }

    /// Draws the parts of a node that are in front of its children.
    func leave(_ node: RenderNode, at place: NodeGeometry, in _: CGRect) {
      cairo_restore(context)
      if node.style.compositing.effects.isEmpty {
        endBox(of: node, drawableBox(of: node, at: place), opacity: node.isGroup ? 1 : node.opacity)
      }
      endGroups(node)
      cairo_restore(context)
    }

    /// Draws the parts of a node's box that are in front of its children.
    func endBox(of node: RenderNode, _ box: CGRect, opacity: Double) {
      if let border = node.style.border { stroke(border, of: box, node.style, opacity: opacity) }
      decorate(node, in: box)
    }

    /// Begins the groups in which a node is composed before it is composited with the content behind it.
    ///
    /// - Returns: the opacity of each shape that is drawn from here on.
    private func beginGroups(_ node: RenderNode) -> Double {
      if node.isGroup { cairo_push_group(context) }
      if node.style.mask != nil { cairo_push_group(context) }
      return node.isGroup ? 1 : node.opacity
    }

    private func endGroups(_ node: RenderNode) {
      if let mask = node.style.mask { endMasked(mask) }
      if node.isGroup { endGroup(opacity: node.opacity, node.style.compositing.blendMode) }
    }

    /// Draws the current group through a mask.
    private func endMasked(_ mask: Drawing) {
      let picture = cairo_pop_group(context)
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      paint(mask, opacity: 1)
      let shape = cairo_pop_group(context)
      cairo_set_source(context, picture)
      cairo_mask(context, shape)
      cairo_pattern_destroy(picture)
      cairo_pattern_destroy(shape)
    }

    /// Draws the current group with an opacity and a blend mode.
    private func endGroup(opacity: Double, _ mode: Drawing.BlendMode) {
      guard let group = cairo_pop_group(context) else { return }
      defer { cairo_pattern_destroy(group) }
      blend(mode) {
        cairo_set_source(context, group)
        cairo_paint_with_alpha(context, opacity)
      }
    }

    /// Draws with a blend mode. A mode that also changes pixels outside of what is drawn is replaced by one that has the same
    /// effect for opaque colours.
    func blend(_ mode: Drawing.BlendMode, _ draw: () -> Void) {
      guard mode != .normal else { return draw() }
      cairo_save(context)
      defer { cairo_restore(context) }
      switch mode.mixing {
      case .plain(let mode), .everywhere(_, let mode):
        cairo_set_operator(context, mode)
        draw()
      case .plusDarker:
        cairo_push_group(context)
        draw()
        guard let thing = cairo_pop_group(context) else { return }
        PlusDarker.paint(thing, on: context)
        cairo_pattern_destroy(thing)
      }
    }

    private func paintContent(of node: RenderNode, at place: NodeGeometry, opacity: Double) {
      // Text is drawn in any case, because it skips the lines outside the clip.
      if case .text(let content) = node.content { paint(content, opacity: opacity) }
      guard place.box.isInCairoRange else { return }
      switch node.content {
      case .symbol(let content): paint(content.drawing, opacity: opacity)
      case .image(let content): paint(content, opacity: opacity)
      case .drawing(let drawing): paint(drawing, opacity: opacity)
      case .text, nil: break
      }
    }

    /// Draws the content and the descendants of a node, in the node's own coordinates.
    ///
    /// - Parameter clip: the part of the scene to draw; all of it by default.
    func paintInside(_ node: RenderNode, at place: NodeGeometry, clip: CGRect = .infinite) {
      paintContent(of: node, at: place, opacity: 1)
      cairo_translate(context, -node.contentOrigin.x, -node.contentOrigin.y)
      var inherited = place.inherited(from: node)
      inherited.clip = clip
      var painter = self
      node.walkChildren(with: &painter, in: inherited, context: .infinite)
      cairo_translate(context, node.contentOrigin.x, node.contentOrigin.y)
    }

    /// Returns the node's box in its own coordinates. If that is too large for Cairo, returns the part inside the clip,
    /// with a margin for edges and corners.
    func drawableBox(of node: RenderNode, at place: NodeGeometry) -> CGRect {
      guard !place.box.isInCairoRange else { return node.box }
      let margin = max(node.style.cornerRadius, 0) + max(node.style.border?.width ?? 0, 0) + 2
      let part = node.box.overlap(with: clipExtents.insetBy(dx: -margin, dy: -margin))
      return part.isNull ? .zero : part
    }

    /// True if the clip is not empty.
    private var isAnythingVisible: Bool {
      let extents = clipExtents
      return extents.width > 0 && extents.height > 0
    }

    /// The clip's bounding box in the current coordinates.
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
    /// The opacity, clamped to 0...1.
    var opacity: Double { min(max(style.opacity, 0), 1) }

    /// True if the node must be composed before its opacity is applied: its parts may overlap, so that an opacity of
    /// the whole differs from that of each part.
    var isGroup: Bool {
      if style.compositing.isComposed { return true }
      guard opacity < 1, style.compositing.effects.isEmpty else { return false }
      let isBoxSeen = style.background != nil || style.border != nil || style.shadow != nil
      if !children.isEmpty || style.mask != nil { return true }
      switch content {
      case .drawing, .symbol: return true
      case .text, .image: return isBoxSeen
      case nil: return style.border != nil || style.shadow != nil
      }
    }
  }

  extension CGRect {
    /// True if Cairo's fixed-point numbers can represent all edges at a usual scale.
    var isInCairoRange: Bool {
      [minX, minY, maxX, maxY].allSatisfy { $0.magnitude < 1e6 }
    }
  }

  extension Transform {
    var cairoMatrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
  }
#endif

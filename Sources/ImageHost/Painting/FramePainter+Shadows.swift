#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  extension FramePainter {
    /// Draws the shadow of a node's box, or of its content if the box has no background.
    func paintShadow(_ shadow: BoxStyle.Shadow, of node: RenderNode, at place: NodeGeometry, opacity: Double) {
      guard place.box.isInCairoRange else { return }
      let (style, box) = (node.style, node.box)
      if let background = style.background, background.alpha > 0 {
        let color = shadow.color.faded(background.alpha)
        cast(shadow, color: color.faded(opacity), bounds: box) { $0.fill(box, style, with: .black) }
      } else {
        cast(shadow, color: shadow.color.faded(opacity), bounds: node.reach) { painter in
          painter.paintInside(node, at: place)
          if let border = style.border { painter.stroke(border, of: box, style, opacity: 1) }
        }
      }
    }

    /// Draws the blurred silhouette of a drawing.
    ///
    /// - Parameter bounds: the bounding box of the drawing, in the current coordinates.
    func cast(_ shadow: BoxStyle.Shadow, color: RenderColor, bounds: CGRect, _ draw: (FramePainter) -> Void) {
      guard color.alpha > 0 else { return }
      let deviation = max(0, shadow.radius) * magnification * resolution
      var matrix = matrix
      var distance = (x: Double(shadow.offset.width), y: Double(shadow.offset.height))
      cairo_matrix_transform_distance(&matrix, &distance.x, &distance.y)
      let offset = CGSize(width: distance.x, height: distance.y)
      // Beyond three standard deviations the shadow is invisible.
      guard let mask = SurfacePart(of: self, bounds, spread: 3 * deviation, offset: offset, format: .mask) else {
        return
      }
      draw(with(context: mask.pixels.context))
      mask.pixels.blur(deviation: deviation)
      mask.paint { surface in
        setColor(color)
        cairo_mask_surface(context, surface, 0, 0)
      }
    }
  }

  extension RenderNode {
    /// The bounding box of everything that the node and its descendants may draw on, in the node's own coordinates.
    var reach: CGRect {
      var walk = ReachWalk(bounds: content.map { box.union($0.reach) } ?? box)
      let origin = contentOrigin
      walkChildren(
        with: &walk, in: NodeGeometry.Inherited(transform: .translation(x: -origin.x, y: -origin.y)), context: 0)
      return walk.bounds
    }
  }

  /// The walk that computes the reach of nodes. Its context is the distance that the shadows of ancestors reach.
  private struct ReachWalk: NodeVisitor {
    private(set) var bounds: CGRect

    init(bounds: CGRect) { self.bounds = bounds }

    mutating func enter(_ node: RenderNode, at place: NodeGeometry, in margin: CGFloat) -> CGFloat? {
      var margin = margin
      if let shadow = node.style.shadow { margin += shadow.reach * max(1, place.transform.scale) }
      for effect in node.style.compositing.effects { margin += effect.reach * max(1, place.transform.scale) }
      add(place.box, margin)
      guard !node.style.clips else { return nil }
      if let content = node.content { add(place.transform.apply(to: content.reach), margin) }
      return margin
    }

    private mutating func add(_ box: CGRect, _ margin: CGFloat) {
      if !box.isNull { bounds = bounds.union(box.insetBy(dx: -margin, dy: -margin)) }
    }
  }

  extension BoxStyle.Shadow {
    /// The distance to which the shadow is visible beside its box: three standard deviations.
    fileprivate var reach: CGFloat { max(offset.width.magnitude, offset.height.magnitude) + 3 * max(0, radius) + 1 }
  }

  extension NodeContent {
    /// The bounding box of the area that the content may draw on.
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
#endif

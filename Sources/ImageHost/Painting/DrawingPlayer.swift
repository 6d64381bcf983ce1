#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  /// A player of one recording.
  struct DrawingPlayer {
    private let painter: FramePainter
    private var state: State
    private var saved: [Saved] = []

    /// The part of the graphics state that Cairo does not store.
    private struct State {
      var opacity = 1.0
      var blendMode = Drawing.BlendMode.normal
      var shadow: BoxStyle.Shadow?
      var effects: [PixelEffect] = []
      /// The opacity of the whole recording; 1 inside layers.
      var common: Double
    }

    private enum Saved {
      case state(State)
      case layer(State)
    }

    /// - Parameter opacity: the opacity of the whole recording.
    init(painter: FramePainter, opacity: Double) {
      self.painter = painter
      state = State(common: opacity)
    }

    private var context: OpaquePointer { painter.context }
    private var opacity: Double { min(max(state.opacity, 0), 1) * state.common }

    mutating func play(_ drawing: Drawing) {
      cairo_save(context)
      for operation in drawing.operations { play(operation) }
      while let last = saved.last {
        if case .layer = last { endLayer() } else { restore() }
      }
      cairo_restore(context)
      cairo_new_path(context)
    }

    private mutating func play(_ operation: Drawing.Operation) {
      switch operation {
      case .fill(let path, let rule, let paint): fill(path, rule, paint)
      case .stroke(let path, let style, let paint): stroke(path, style, paint)
      case .text(let layout, let origin):
        let box = CGRect(origin: origin, size: layout.size).insetBy(dx: -4, dy: -layout.size.height / 2)
        put(box, area: nil) { $0.paint(layout, at: origin, opacity: $1) }
      case .image(let bitmap, let box, let interpolation):
        put(box, area: (Path(rect: box), .winding)) {
          $0.paint(bitmap, in: box, tint: nil, isSmooth: interpolation == .smooth, opacity: $1)
        }
      case .clip(let path, let rule):
        painter.addPath(path)
        cairo_set_fill_rule(context, rule.cairo)
        cairo_clip(context)
      case .transform(let transform):
        // A singular matrix puts a Cairo context into an error state. Nothing would be visible anyway.
        guard !transform.isCollapsed else {
          cairo_new_path(context)
          cairo_clip(context)
          return
        }
        var matrix = transform.cairoMatrix
        cairo_transform(context, &matrix)
      case .save:
        cairo_save(context)
        saved.append(.state(state))
      case .restore: restore()
      case .opacity(let opacity): state.opacity = opacity
      case .blendMode(let mode): state.blendMode = mode
      case .shadow(let shadow): state.shadow = shadow
      case .effects(let effects): state.effects = effects
      case .beginLayer:
        cairo_push_group(context)
        saved.append(.layer(state))
        state = State(common: 1)
      case .endLayer: endLayer()
      case .drawing(let drawing):
        // The opacity of the inner recording multiplies with the outer one.
        var player = DrawingPlayer(painter: painter, opacity: opacity)
        player.state.blendMode = state.blendMode
        player.state.shadow = state.shadow
        player.state.effects = state.effects
        player.play(drawing)
      }
    }

    /// Restores the saved state. Without one it does nothing.
    private mutating func restore() {
      guard case .state(let last) = saved.last else { return }
      saved.removeLast()
      state = last
      cairo_restore(context)
    }

    private mutating func endLayer() {
      guard saved.contains(where: { if case .layer = $0 { true } else { false } }) else { return }
      while case .state = saved.last { restore() }
      guard case .layer(let outer) = saved.popLast(), let layer = cairo_pop_group(context) else { return }
      defer { cairo_pattern_destroy(layer) }
      state = outer
      let box = painter.clipExtents
      put(box, area: (Path(rect: box), .winding)) { painter, opacity in
        cairo_set_source(painter.context, layer)
        cairo_paint_with_alpha(painter.context, opacity)
      }
    }

    // MARK: Painting

    private func fill(_ path: Path, _ rule: Path.FillRule, _ paint: Paint) {
      painter.addPath(path)
      let box = painter.takePathExtents { cairo_path_extents($0, $1, $2, $3, $4) }
      put(box, area: (path, rule)) { painter, opacity in
        painter.addPath(path)
        cairo_set_fill_rule(painter.context, rule.cairo)
        painter.setSource(paint, opacity: opacity)
        cairo_fill(painter.context)
      }
    }

    private func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
      painter.setStroke(style)
      painter.addPath(path)
      let box = painter.takePathExtents { cairo_stroke_extents($0, $1, $2, $3, $4) }
      put(box, area: nil) { painter, opacity in
        painter.setStroke(style)
        painter.addPath(path)
        painter.setSource(paint, opacity: opacity)
        cairo_stroke(painter.context)
      }
    }

    /// Draws a shape with the current opacity, blend mode and shadow.
    ///
    /// - Parameters:
    ///   - box: the bounding box of the shape.
    ///   - area: the path that the shape covers; nil if it is unknown.
    private func put(
      _ box: CGRect, area: (Path, Path.FillRule)?, _ draw: (FramePainter, _ opacity: Double) -> Void
    ) {
      if let shadow = state.shadow, shadow.color.alpha > 0 {
        mix(area: nil) { painter.cast(shadow, color: shadow.color.faded(opacity), bounds: box) { draw($0, 1) } }
      }
      guard state.effects.isEmpty else {
        return mix(area: nil) {
          painter.paint(with: state.effects, bounds: box, opacity: opacity) { draw($0, 1) }
        }
      }
      mix(area: area) { draw(painter, opacity) }
    }

    /// Draws a shape with the current blend mode.
    ///
    /// Some modes also change pixels outside the shape; these are clipped to its area, as in Core Graphics. If the area
    /// is unknown, a mode with the same effect for opaque colours is used that changes nothing outside.
    private func mix(area: (Path, Path.FillRule)?, _ draw: () -> Void) {
      guard case .everywhere(let mode, _) = state.blendMode.mixing, let (path, rule) = area else {
        return painter.blend(state.blendMode, draw)
      }
      cairo_save(context)
      painter.addPath(path)
      cairo_set_fill_rule(context, rule.cairo)
      cairo_clip(context)
      cairo_set_operator(context, mode)
      draw()
      cairo_restore(context)
    }
  }

  extension FramePainter {
    /// Returns the extents of the current path by a given measure, and clears the path.
    fileprivate func takePathExtents(
      _ measure: (
        OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>,
        UnsafeMutablePointer<Double>
      ) -> Void
    ) -> CGRect {
      var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
      measure(context, &x1, &y1, &x2, &y2)
      cairo_new_path(context)
      return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }
  }
#endif

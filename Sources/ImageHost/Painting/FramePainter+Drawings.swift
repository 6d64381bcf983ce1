#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  extension FramePainter {
    /// Plays a recording back in the current coordinates.
    func paint(_ drawing: Drawing, opacity: Double) {
      var player = DrawingPlayer(painter: self, opacity: opacity)
      player.play(drawing)
    }

    func addPath(_ path: Path) {
      for element in path.elements {
        switch element {
        case .move(let place): cairo_move_to(context, place.x, place.y)
        case .line(let place): cairo_line_to(context, place.x, place.y)
        case .quad(let control, let end): addQuad(control, end)
        case .cubic(let control1, let control2, let end):
          cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        case .close: cairo_close_path(context)
        }
      }
    }

    /// Adds a quadratic curve as a cubic one, whose control points are two thirds of the way to the quadratic one's.
    private func addQuad(_ control: CGPoint, _ end: CGPoint) {
      var (x, y) = (Double(control.x), Double(control.y))
      if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &x, &y) }
      cairo_curve_to(
        context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3, end.x + (control.x - end.x) * 2 / 3,
        end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
    }

    /// Makes a paint the source.
    func setSource(_ paint: Paint, opacity: Double) {
      switch paint {
      case .color(let color): setColor(color.faded(opacity))
      case .gradient(let gradient):
        let pattern = gradient.pattern(opacity: opacity)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
      }
    }

    func setStroke(_ style: StrokeStyle) {
      cairo_set_line_width(context, max(0, style.width))
      cairo_set_line_cap(context, style.cap.cairo)
      cairo_set_line_join(context, style.join.cairo)
      cairo_set_miter_limit(context, max(1, style.miterLimit))
      // Cairo rejects dash patterns without a positive length.
      let dash = style.dash.map(Double.init)
      let isUsable = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
      cairo_set_dash(context, dash, isUsable ? Int32(dash.count) : 0, style.dashPhase.isFinite ? style.dashPhase : 0)
    }
  }

  extension StrokeStyle.Cap {
    fileprivate var cairo: cairo_line_cap_t {
      switch self {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    }
  }

  extension StrokeStyle.Join {
    fileprivate var cairo: cairo_line_join_t {
      switch self {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    }
  }

  extension Path.FillRule {
    var cairo: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
  }
#endif

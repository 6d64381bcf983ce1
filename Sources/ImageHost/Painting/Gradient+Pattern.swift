#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  extension Gradient {
    /// Returns a Cairo pattern of the gradient. The caller releases it.
    func pattern(opacity: Double) -> OpaquePointer {
      let stops = drawnStops(opacity: opacity)
      switch geometry {
      case .linear(let start, let end):
        return Self.filled(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), with: stops)
      case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
        let pattern: OpaquePointer = cairo_pattern_create_radial(
          startCenter.x, startCenter.y, max(0, startRadius), endCenter.x, endCenter.y, max(0, endRadius))
        return Self.filled(pattern, with: stops)
      case .conic(let center, let angle): return Self.conic(center, angle, stops)
      }
    }

    private static func filled(_ pattern: OpaquePointer, with stops: [Stop]) -> OpaquePointer {
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      for stop in stops {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
      }
      return pattern
    }

    /// Returns the stops by location, with transparent ones at the ends beyond which the gradient does not extend.
    private func drawnStops(opacity: Double) -> [Stop] {
      // The sorting is stable: stops at one location form a sharp edge.
      var result = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
        .map { Stop(color: $0.element.color.faded(opacity), location: min(max($0.element.location, 0), 1)) }
      guard let first = result.first, let last = result.last else { return [] }
      if !extendsBeforeStart {
        result.insert(
          contentsOf: [Stop(color: first.color.faded(0), location: 0), Stop(color: first.color, location: 0)], at: 0)
      }
      if !extendsAfterEnd {
        result += [Stop(color: last.color, location: 1), Stop(color: last.color.faded(0), location: 1)]
      }
      return result
    }

    // MARK: Conic gradients

    /// Returns a mesh of narrow triangles, each between two colours.
    private static func conic(_ center: CGPoint, _ angle: CGFloat, _ stops: [Stop]) -> OpaquePointer {
      let pattern: OpaquePointer = cairo_pattern_create_mesh()
      let steps = 180
      // The radius exceeds every screen; the mesh is clipped to the painted shape.
      let radius = 40_000.0
      var places = (0...steps).map { Double($0) / Double(steps) } + stops.map { Double($0.location) }
      places.sort()
      for (start, end) in zip(places, places.dropFirst()) where end > start {
        func corner(_ place: Double) -> (x: Double, y: Double) {
          let turn = angle + place * 2 * .pi
          return (center.x + radius * cos(turn), center.y + radius * sin(turn))
        }
        let (from, to) = (corner(start), corner(end))
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, center.x, center.y)
        cairo_mesh_pattern_line_to(pattern, from.x, from.y)
        cairo_mesh_pattern_line_to(pattern, to.x, to.y)
        cairo_mesh_pattern_line_to(pattern, center.x, center.y)
        let colors = (color(at: start, in: stops, after: true), color(at: end, in: stops, after: false))
        for (number, color) in [colors.0, colors.0, colors.1, colors.1].enumerated() {
          cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(number), color.red, color.green, color.blue, color.alpha)
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
      return pattern
    }

    /// Returns the colour at a location. If several stops are there, it is the colour after or before the edge between
    /// them.
    private static func color(at place: Double, in stops: [Stop], after: Bool) -> RenderColor {
      guard let first = stops.first, let last = stops.last else { return .clear }
      let index = after ? stops.lastIndex { $0.location <= place } : stops.lastIndex { $0.location < place }
      guard let index else { return first.color }
      guard index + 1 < stops.count else { return last.color }
      let (low, high) = (stops[index], stops[index + 1])
      guard high.location > low.location else { return low.color }
      let share = (place - low.location) / (high.location - low.location)
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
      return RenderColor(
        red: mix(low.color.red, high.color.red), green: mix(low.color.green, high.color.green),
        blue: mix(low.color.blue, high.color.blue), alpha: mix(low.color.alpha, high.color.alpha))
    }
  }
#endif

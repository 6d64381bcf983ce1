#if Image
  import CPangoCairo
  import RenderTree

  extension Drawing.BlendMode {
    /// The implementation of a blend mode in Cairo.
    enum Mixing {
      /// An operator that changes nothing outside the drawn shape.
      case plain(cairo_operator_t)
      /// An operator that changes the whole clip. `opaque` has the same effect for opaque shapes, and changes nothing
      /// outside them.
      case everywhere(cairo_operator_t, opaque: cairo_operator_t)
      /// A pixel loop.
      case plusDarker
    }

    var mixing: Mixing {
      switch self {
      case .normal: .plain(CAIRO_OPERATOR_OVER)
      case .multiply: .plain(CAIRO_OPERATOR_MULTIPLY)
      case .screen: .plain(CAIRO_OPERATOR_SCREEN)
      case .overlay: .plain(CAIRO_OPERATOR_OVERLAY)
      case .darken: .plain(CAIRO_OPERATOR_DARKEN)
      case .lighten: .plain(CAIRO_OPERATOR_LIGHTEN)
      case .colorDodge: .plain(CAIRO_OPERATOR_COLOR_DODGE)
      case .colorBurn: .plain(CAIRO_OPERATOR_COLOR_BURN)
      case .softLight: .plain(CAIRO_OPERATOR_SOFT_LIGHT)
      case .hardLight: .plain(CAIRO_OPERATOR_HARD_LIGHT)
      case .difference: .plain(CAIRO_OPERATOR_DIFFERENCE)
      case .exclusion: .plain(CAIRO_OPERATOR_EXCLUSION)
      case .hue: .plain(CAIRO_OPERATOR_HSL_HUE)
      case .saturation: .plain(CAIRO_OPERATOR_HSL_SATURATION)
      case .color: .plain(CAIRO_OPERATOR_HSL_COLOR)
      case .luminosity: .plain(CAIRO_OPERATOR_HSL_LUMINOSITY)
      case .clear: .plain(CAIRO_OPERATOR_CLEAR)
      case .copy: .plain(CAIRO_OPERATOR_SOURCE)
      case .sourceIn: .everywhere(CAIRO_OPERATOR_IN, opaque: CAIRO_OPERATOR_ATOP)
      case .sourceOut: .everywhere(CAIRO_OPERATOR_OUT, opaque: CAIRO_OPERATOR_XOR)
      case .sourceAtop: .plain(CAIRO_OPERATOR_ATOP)
      case .destinationOver: .plain(CAIRO_OPERATOR_DEST_OVER)
      case .destinationIn: .everywhere(CAIRO_OPERATOR_DEST_IN, opaque: CAIRO_OPERATOR_DEST)
      case .destinationOut: .plain(CAIRO_OPERATOR_DEST_OUT)
      case .destinationAtop: .everywhere(CAIRO_OPERATOR_DEST_ATOP, opaque: CAIRO_OPERATOR_DEST_OVER)
      case .xor: .plain(CAIRO_OPERATOR_XOR)
      case .plusDarker: .plusDarker
      case .plusLighter: .plain(CAIRO_OPERATOR_ADD)
      }
    }
  }

  /// The blend mode without a Cairo operator: the distances of two colours from white add up.
  enum PlusDarker {
    /// Paints a group that was popped. On a surface without pixels it uses the darken operator instead.
    static func paint(_ group: OpaquePointer, on context: OpaquePointer) {
      var source: OpaquePointer?
      cairo_pattern_get_surface(group, &source)
      guard let source, let target = cairo_get_group_target(context),
        cairo_surface_get_type(source) == CAIRO_SURFACE_TYPE_IMAGE,
        cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
        cairo_image_surface_get_format(source) == CAIRO_FORMAT_ARGB32,
        let from = Pixels(source), let to = Pixels(target)
      else {
        cairo_set_source(context, group)
        cairo_set_operator(context, CAIRO_OPERATOR_DARKEN)
        cairo_paint(context)
        return
      }
      for row in 0..<from.height {
        let targetRow = row - from.top + to.top
        guard (0..<to.height).contains(targetRow) else { continue }
        for column in 0..<from.width {
          let targetColumn = column - from.left + to.left
          guard (0..<to.width).contains(targetColumn) else { continue }
          mix(from.pixel(row, column), into: to.pixel(targetRow, targetColumn), isOpaque: to.isOpaque)
        }
      }
      cairo_surface_mark_dirty(target)
    }

    /// Blends premultiplied pixels: `R = Ra - ((Da - D) + (Sa - S))`, at least 0, where `Ra` is the sum of the alphas.
    private static func mix(
      _ source: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, isOpaque: Bool
    ) {
      let sourceAlpha = Int(source[3])
      guard sourceAlpha > 0 else { return }
      let targetAlpha = isOpaque ? 255 : Int(target[3])
      let alpha = min(255, sourceAlpha + targetAlpha)
      for part in 0..<3 {
        let missing = (targetAlpha - Int(target[part])) + (sourceAlpha - Int(source[part]))
        target[part] = UInt8(max(0, alpha - missing))
      }
      target[3] = UInt8(alpha)
    }

    private struct Pixels {
      let data: UnsafeMutablePointer<UInt8>
      let stride: Int
      let width: Int
      let height: Int
      /// The position of the device's origin in the pixels.
      let left: Int
      let top: Int
      let isOpaque: Bool

      init?(_ surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        self.data = data
        stride = Int(cairo_image_surface_get_stride(surface))
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        left = Int(x)
        top = Int(y)
        isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
      }

      func pixel(_ row: Int, _ column: Int) -> UnsafeMutablePointer<UInt8> { data + row * stride + column * 4 }
    }
  }
#endif

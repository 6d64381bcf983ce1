#if Image
  import CPangoCairo
  import Foundation

  /// A pixel buffer with a context for drawing on it.
  final class PixelSurface {
    /// A pixel format.
    enum Format {
      /// Blue, green, red and an unused byte.
      case opaque
      /// Blue, green, red and alpha, premultiplied.
      case transparent
      /// Only alpha.
      case mask
    }

    let surface: OpaquePointer
    let context: OpaquePointer
    let width: Int
    let height: Int

    /// An empty surface with a size in pixels; nil if it is too large for Cairo or for the memory.
    init?(width: Int, height: Int, format: Format) {
      guard (1...Self.maximumLength).contains(width), (1...Self.maximumLength).contains(height) else { return nil }
      let format: cairo_format_t =
        switch format {
        case .opaque: CAIRO_FORMAT_RGB24
        case .transparent: CAIRO_FORMAT_ARGB32
        case .mask: CAIRO_FORMAT_A8
        }
      guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
        cairo_surface_destroy(surface)
        return nil
      }
      self.surface = surface
      self.context = context
      self.width = width
      self.height = height
    }

    deinit {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }

    /// The maximum width and height, in pixels: a limit of Cairo's file format and arithmetic.
    static let maximumLength = 32_767

    /// Calls a closure with the bytes and the number of bytes per row. Rows are in order from the top.
    func withPixels<Result>(_ body: (UnsafeMutableRawBufferPointer, _ stride: Int) throws -> Result) rethrows -> Result
    {
      cairo_surface_flush(surface)
      defer { cairo_surface_mark_dirty(surface) }
      let stride = Int(cairo_image_surface_get_stride(surface))
      let bytes = UnsafeMutableRawBufferPointer(
        start: cairo_image_surface_get_data(surface), count: stride * height)
      return try body(bytes, stride)
    }
  }
#endif

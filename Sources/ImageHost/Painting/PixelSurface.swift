#if Image
  import CPangoCairo
  import Foundation

  /// A rectangle of pixels with the context that draws on it.
  final class PixelSurface {
    /// What a pixel is made of.
    enum Format {
      /// Blue, green, red and a byte that means nothing.
      case opaque
      /// Blue, green, red and alpha, the colours multiplied by it.
      case transparent
      /// Alpha alone.
      case mask
    }

    let surface: OpaquePointer
    let context: OpaquePointer
    let width: Int
    let height: Int

    /// A surface of nothing; nil where it is larger than Cairo can have, or than there is memory.
    ///
    /// - Parameters: in pixels.
    init?(width: Int, height: Int, format: Format) {
      guard (1...Self.greatestLength).contains(width), (1...Self.greatestLength).contains(height) else { return nil }
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

    /// In pixels: what Cairo's own file format and its arithmetic allow.
    static let greatestLength = 32_767

    /// The bytes, and how many of them a row takes; the rows go from top to bottom.
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

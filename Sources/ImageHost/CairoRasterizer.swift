#if Image
  import CPangoCairo
  import Foundation
  import PangoText
  import RenderTree

  /// A rasterizer of drawings that uses Cairo.
  public struct CairoRasterizer: Rasterizer {
    /// A rasterizer. All rasterizers are alike.
    public init() {}

    /// Returns a PNG file of a drawing; nil if it would have no pixels or more than 67 million.
    public func png(of drawing: Drawing, size: CGSize, scale: CGFloat, isOpaque: Bool) -> Data? {
      guard let surface = surface(size: size, scale: scale, format: isOpaque ? .opaque : .transparent) else {
        return nil
      }
      let fonts = paint(drawing, on: surface, scale: scale)
      return PNGWriter.data(surface, isOpaque: isOpaque, info: PNGInfo(fonts: fonts.records))
    }

    /// Returns a JPEG file of a drawing on white; nil if it would have no pixels or more than 67 million.
    public func jpeg(of drawing: Drawing, size: CGSize, scale: CGFloat, quality: CGFloat) -> Data? {
      guard let surface = surface(size: size, scale: scale, format: .opaque) else { return nil }
      cairo_set_source_rgb(surface.context, 1, 1, 1)
      cairo_paint(surface.context)
      _ = paint(drawing, on: surface, scale: scale)
      return JPEGWriter.data(surface, quality: quality)
    }

    private func surface(size: CGSize, scale: CGFloat, format: PixelSurface.Format) -> PixelSurface? {
      let width = (size.width * scale - 0.001).rounded(.up)
      let height = (size.height * scale - 0.001).rounded(.up)
      guard width >= 1, height >= 1, width * height <= CGFloat(Picture.maximumArea) else { return nil }
      return PixelSurface(width: Int(width), height: Int(height), format: format)
    }

    /// Paints a drawing, and returns the fonts of its texts.
    private func paint(_ drawing: Drawing, on surface: PixelSurface, scale: CGFloat) -> UsedFonts {
      let fonts = UsedFonts()
      cairo_scale(surface.context, scale, scale)
      let painter = FramePainter(
        context: surface.context, fonts: fonts, bitmaps: .shared, scale: scale, resolution: 1, isDark: false,
        focusedNode: nil)
      painter.paint(drawing, opacity: 1)
      return fonts
    }
  }
#endif

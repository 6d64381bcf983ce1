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
      let width = (size.width * scale - 0.001).rounded(.up)
      let height = (size.height * scale - 0.001).rounded(.up)
      guard width >= 1, height >= 1, width * height <= CGFloat(Picture.maximumArea),
        let surface = PixelSurface(
          width: Int(width), height: Int(height), format: isOpaque ? .opaque : .transparent)
      else { return nil }
      let fonts = UsedFonts()
      cairo_scale(surface.context, scale, scale)
      let painter = FramePainter(
        context: surface.context, fonts: fonts, bitmaps: .shared, scale: scale, resolution: 1, isDark: false,
        focusedNode: nil)
      painter.paint(drawing, opacity: 1)
      return PNGWriter.data(surface, isOpaque: isOpaque, info: PNGInfo(fonts: fonts.records))
    }
  }
#endif

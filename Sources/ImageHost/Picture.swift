#if Image
  import CPangoCairo
  import Foundation
  import PangoText
  import RenderTree

  /// A frame that can be written as an image.
  public struct Picture {
    private let frame: Frame
    private let appearance: SceneConfiguration.Appearance

    /// An image of a frame that was made for an appearance.
    ///
    /// Areas where the frame draws nothing are white, or black in dark appearance.
    public init(_ frame: Frame, appearance: SceneConfiguration.Appearance) {
      self.frame = frame
      self.appearance = appearance
    }

    /// Returns a PNG file without transparency. The same frame gives the same bytes as long as its `PNGInfo` is the
    /// same.
    ///
    /// - Parameter scale: the number of pixels per point; nil for the frame's.
    public func png(scale: CGFloat? = nil) throws(PictureError) -> Data {
      let scale = scale ?? frame.scale
      let width = try Self.pixels(frame.size.width, scale)
      let height = try Self.pixels(frame.size.height, scale)
      guard width * height <= Self.maximumArea else { throw .tooLarge(width: width, height: height) }
      guard let surface = PixelSurface(width: width, height: height, format: .opaque) else { throw .outOfMemory }
      let fonts = UsedFonts()
      cairo_scale(surface.context, scale, scale)
      paint(on: surface.context, scale: scale, resolution: 1, fonts: fonts)
      guard let data = PNGWriter.data(surface, isOpaque: true, info: PNGInfo(fonts: fonts.records)) else {
        throw .outOfMemory
      }
      return data
    }

    /// Returns an SVG file in points. Shadows and some gradients in it are bitmaps.
    ///
    /// - Parameter scale: the number of pixels per point of these bitmaps; nil for the frame's.
    public func svg(scale: CGFloat? = nil) throws(PictureError) -> Data {
      let scale = scale ?? frame.scale
      _ = try Self.pixels(frame.size.width, scale)
      _ = try Self.pixels(frame.size.height, scale)
      let data = SVGWriter.data(size: frame.size) { context in
        paint(on: context, scale: scale, resolution: scale, fonts: UsedFonts())
      }
      guard let data else { throw .outOfMemory }
      return data
    }

    /// The maximum number of pixels, which take 256 MB.
    public static let maximumArea = 1 << 26

    /// Returns the number of pixels of a length.
    private static func pixels(_ length: CGFloat, _ scale: CGFloat) throws(PictureError) -> Int {
      let pixels = (length * scale - 0.001).rounded(.up)
      guard pixels >= 1 else { throw .empty }
      guard pixels <= CGFloat(PixelSurface.maximumLength) else { throw .tooLong(points: length, scale: scale) }
      return Int(pixels)
    }

    private func paint(on context: OpaquePointer, scale: CGFloat, resolution: CGFloat, fonts: UsedFonts) {
      let painter = FramePainter(
        context: context, fonts: fonts, bitmaps: .shared, scale: scale, resolution: resolution,
        isDark: appearance == .dark, focusedNode: frame.focusedNode)
      painter.setColor(appearance == .dark ? .black : .white)
      cairo_paint(context)
      // A pixel at the edge may extend beyond the frame.
      painter.paint(frame.root, clip: CGRect(origin: .zero, size: frame.size).insetBy(dx: -1, dy: -1))
    }
  }

  /// An error in making an image.
  public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The image has no pixels.
    case empty
    /// A side has more than 32,767 pixels.
    case tooLong(points: CGFloat, scale: CGFloat)
    /// The image has too many pixels; the sides are in pixels.
    case tooLarge(width: Int, height: Int)
    /// Not enough memory is available for the pixels.
    case outOfMemory

    /// The problem, with the allowed values.
    public var description: String {
      switch self {
      case .empty: "A picture needs a size of at least one pixel."
      case .tooLong(let points, let scale):
        "A picture of \(points) points at a scale of \(scale) is too long: a side has at most 32,767 pixels."
      case .tooLarge(let width, let height):
        "A picture of \(width) x \(height) pixels is too large: there may be \(Picture.maximumArea) of them."
      case .outOfMemory: "There is not enough memory for the picture."
      }
    }
  }
#endif

#if Image
  import CPangoCairo
  import Foundation

  extension PixelGrid {
    /// Returns the image faded to grey with some pixels in red, as a PNG file; nil if memory is short.
    func marking(_ places: [PixelPosition]) -> Data? {
      guard let surface = PixelSurface(width: width, height: height, format: .opaque) else { return nil }
      surface.withPixels { pixels, stride in
        for y in 0..<height {
          let source = row(y)
          let target = pixels.baseAddress?.advanced(by: y * stride).assumingMemoryBound(to: UInt32.self)
          for x in 0..<width { target?[x] = Self.faded(source[x]) }
        }
        for place in places {
          pixels.storeBytes(of: Self.mark, toByteOffset: place.y * stride + place.x * 4, as: UInt32.self)
        }
      }
      return PNGWriter.data(surface, isOpaque: true, info: nil)
    }

    private static let mark: UInt32 = 0xFF_FF00_40

    /// Returns a light grey with a third of the pixel's darkness, by the coefficients of ITU-R BT.601.
    private static func faded(_ pixel: UInt32) -> UInt32 {
      let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
      let grey = 170 + (red * 299 + green * 587 + blue * 114) / 3000
      return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
  }
#endif

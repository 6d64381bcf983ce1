#if Image
  import CPangoCairo
  import CTurboJPEG
  import Foundation

  /// A writer of JPEG files through TurboJPEG.
  enum JPEGWriter {
    /// Returns the file of an opaque surface; nil if memory is short.
    ///
    /// - Parameter quality: from 0, the smallest file, to 1, the best picture. From 0.9 the colours are as sharp as the
    ///   brightness; below, they have half the resolution.
    static func data(_ surface: PixelSurface, quality: CGFloat) -> Data? {
      guard let handle = tjInitCompress() else { return nil }
      defer { tjDestroy(handle) }
      // A number that is not one counts as 0.
      let quality = quality > 0 ? min(quality, 1) : 0
      let samples = quality >= 0.9 ? TJSAMP_444 : TJSAMP_420
      var bytes: UnsafeMutablePointer<UInt8>?
      var count: UInt = 0
      defer { tjFree(bytes) }
      let status = surface.withPixels { pixels, stride in
        tjCompress2(
          handle, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(surface.width), Int32(stride),
          Int32(surface.height), Int32(TurboPixels.format.rawValue), &bytes, &count, Int32(samples.rawValue),
          1 + Int32((quality * 99).rounded()), 0)
      }
      guard status == 0, let bytes else { return nil }
      return Data(bytes: bytes, count: Int(count))
    }
  }
#endif

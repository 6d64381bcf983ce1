#if Image
  import CPangoCairo
  import CTurboJPEG
  import Foundation
  import RenderTree

  /// A reader of JPEG files through TurboJPEG.
  enum JPEGReader {
    /// Decodes a file to a surface; nil if its header is damaged or memory is short. Damaged pixels stay as they are.
    ///
    /// Colour profiles are ignored. Memory is limited by the size in the file's header, and time by the number of scans
    /// of a progressive file.
    static func surface(_ bitmap: Bitmap) -> OpaquePointer? {
      guard let file = try? JPEGStructure(bitmap.data), let handle = tjInitDecompress() else { return nil }
      defer { tjDestroy(handle) }
      let (width, height) = (Int32(file.width), Int32(file.height))
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height) else { return nil }
      guard let pixels = cairo_image_surface_get_data(surface), decode(bitmap.data, file, to: pixels, surface, handle)
      else {
        cairo_surface_destroy(surface)
        return nil
      }
      cairo_surface_mark_dirty(surface)
      return surface
    }

    private static func decode(
      _ data: Data, _ file: JPEGStructure, to pixels: UnsafeMutablePointer<UInt8>, _ surface: OpaquePointer,
      _ handle: tjhandle
    ) -> Bool {
      let stride = cairo_image_surface_get_stride(surface)
      let format = file.hasFourInks ? TJPF_CMYK : TurboPixels.format
      let status = data.withUnsafeBytes { bytes in
        tjDecompress2(
          handle, bytes.bindMemory(to: UInt8.self).baseAddress, UInt(bytes.count), pixels, Int32(file.width), stride,
          Int32(file.height), Int32(format.rawValue), tjLimitScans)
      }
      guard status == 0 || Int(tjGetErrorCode(handle)) == Int(TJERR_WARNING.rawValue) else { return false }
      if file.hasFourInks {
        for row in 0..<file.height {
          convertInks(pixels + row * Int(stride), count: file.width, isInverted: file.hasAdobeSegment)
        }
      }
      return true
    }

    /// Replaces a row's cyan, magenta, yellow and black by pixels of Cairo's opaque format.
    private static func convertInks(_ row: UnsafeMutablePointer<UInt8>, count: Int, isInverted: Bool) {
      let flip: UInt8 = isInverted ? 0 : 0xFF
      row.withMemoryRebound(to: UInt32.self, capacity: count) { words in
        for index in 0..<count {
          let light = UInt32(row[index * 4 + 3] ^ flip)
          func part(_ ink: Int) -> UInt32 { (UInt32(row[index * 4 + ink] ^ flip) * light + 127) / 255 }
          words[index] = part(0) << 16 | part(1) << 8 | part(2)
        }
      }
    }
  }

  /// The layout of Cairo's opaque pixels: 32-bit numbers of which the highest byte is unused.
  enum TurboPixels {
    static var format: TJPF { 1.littleEndian == 1 ? TJPF_BGRX : TJPF_XRGB }
  }
#endif

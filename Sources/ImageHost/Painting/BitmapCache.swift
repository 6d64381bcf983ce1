#if Image
  import CPangoCairo
  import Foundation
  import RenderTree
  import Synchronization

  /// A decoded bitmap.
  final class DecodedBitmap: @unchecked Sendable {
    // Unchecked because of the surface, which is only read. Cairo's reference counts are atomic.

    let surface: OpaquePointer
    /// The width, in pixels.
    let width: Int
    let height: Int

    /// Decodes a bitmap; nil if the file is damaged or too large.
    init?(_ bitmap: Bitmap) {
      guard bitmap.pixelWidth <= PixelSurface.maximumLength, bitmap.pixelHeight <= PixelSurface.maximumLength,
        bitmap.pixelWidth * bitmap.pixelHeight <= Self.maximumArea
      else { return nil }
      let surface =
        switch bitmap.format {
        case .png: Self.pngSurface(bitmap)
        case .jpeg: JPEGReader.surface(bitmap)
        // Vector graphics have no pixels of their own.
        case .svg: nil as OpaquePointer?
        }
      guard let surface else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(surface)
        return nil
      }
      self.surface = surface
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
    }

    private static func pngSurface(_ bitmap: Bitmap) -> OpaquePointer? {
      var reader = Reader(rest: bitmap.data[...])
      return withUnsafeMutablePointer(to: &reader) { reader in
        cairo_image_surface_create_from_png_stream(
          { reader, target, length in
            // Cairo passes the reader and a buffer for the requested number of bytes.
            let reader = reader!.assumingMemoryBound(to: Reader.self)
            guard reader.pointee.read(Int(length), to: target!) else { return CAIRO_STATUS_READ_ERROR }
            return CAIRO_STATUS_SUCCESS
          }, reader)
      }
    }

    deinit { cairo_surface_destroy(surface) }

    /// The maximum number of pixels, which take 256 MB.
    static let maximumArea = 1 << 26

    /// The size of the pixels in memory, in bytes.
    var byteCount: Int { width * height * 4 }

    private struct Reader {
      var rest: Data.SubSequence

      mutating func read(_ length: Int, to target: UnsafeMutablePointer<UInt8>) -> Bool {
        guard rest.count >= length else { return false }
        rest.copyBytes(to: target, count: length)
        rest = rest.dropFirst(length)
        return true
      }
    }
  }

  /// An image file that is ready for painting.
  enum DecodedPicture {
    case pixels(DecodedBitmap)
    case vector(VectorPicture)

    /// Decodes a file; nil if it is damaged or too large.
    init?(_ bitmap: Bitmap) {
      if bitmap.format == .svg {
        guard let picture = VectorPicture(bitmap) else { return nil }
        self = .vector(picture)
      } else {
        guard let picture = DecodedBitmap(bitmap) else { return nil }
        self = .pixels(picture)
      }
    }

    /// The size of the pixels in memory, in bytes. The elements of vector graphics take several times the bytes of the
    /// file.
    func byteCount(of bitmap: Bitmap) -> Int {
      switch self {
      case .pixels(let picture): picture.byteCount
      case .vector: 8 * bitmap.data.count
      }
    }
  }

  /// A cache of recently decoded bitmaps with limited memory.
  final class BitmapCache: Sendable {
    /// The cache of the process.
    static let shared = BitmapCache()

    fileprivate struct Contents {
      /// The decoded bitmaps; nil for files that cannot be decoded.
      var pictures: [Bitmap: DecodedPicture?] = [:]
      /// The bitmaps from the least to the most recently used.
      var order: [Bitmap] = []
      var byteCount = 0
    }

    private let contents = Mutex(Contents())
    private static let limit = 64 << 20

    /// Returns the decoded bitmap; nil if the file is damaged or too large.
    func decoded(_ bitmap: Bitmap) -> DecodedPicture? {
      let known = contents.withLock { contents -> DecodedPicture?? in
        guard let known = contents.pictures[bitmap] else { return nil }
        if contents.order.last != bitmap {
          contents.order.removeAll { $0 == bitmap }
          contents.order.append(bitmap)
        }
        return known
      }
      if let known { return known }
      let picture = DecodedPicture(bitmap)
      contents.withLock { $0.keep(picture, for: bitmap, limit: Self.limit) }
      return picture
    }
  }

  extension BitmapCache.Contents {
    fileprivate mutating func keep(_ picture: DecodedPicture?, for bitmap: Bitmap, limit: Int) {
      guard pictures.updateValue(picture, forKey: bitmap) == nil else { return }
      order.append(bitmap)
      byteCount += (picture?.byteCount(of: bitmap) ?? 0) + bitmap.data.count
      while byteCount > limit, order.count > 1 {
        let oldest = order.removeFirst()
        byteCount -= ((pictures.removeValue(forKey: oldest) ?? nil)?.byteCount(of: oldest) ?? 0) + oldest.data.count
      }
    }
  }
#endif

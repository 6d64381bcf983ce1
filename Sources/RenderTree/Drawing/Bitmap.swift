import Foundation

/// A bitmap image as an encoded file, which hosts decode or pass on.
///
/// Its content hash identifies it, so that a page receives each image once.
public final class Bitmap: Sendable {
  /// A file format.
  public enum Format: String, Hashable, Sendable { case png }

  /// The encoded file.
  public let data: Data
  /// The format of the file.
  public let format: Format
  /// The width in pixels, from the file's header.
  public let pixelWidth: Int
  /// The height in pixels, from the file's header.
  public let pixelHeight: Int
  /// A hash of the file's bytes.
  public let contentHash: UInt64

  /// A bitmap from a PNG file. Throws if the file is incomplete, damaged or too large.
  ///
  /// - Complexity: O(*n*) in the number of bytes; nothing is decoded.
  public init(validatingPNG data: Data) throws(PNGStructure.Problem) {
    let file = try PNGStructure(data)
    self.data = data
    format = .png
    pixelWidth = file.width
    pixelHeight = file.height
    contentHash = Self.hash(of: data)
  }

  /// A bitmap from a PNG file; nil if the file is incomplete, damaged or too large.
  public convenience init?(png data: Data) {
    do throws(PNGStructure.Problem) { try self.init(validatingPNG: data) } catch { return nil }
  }

  /// The 64-bit FNV-1a hash (Fowler, Noll and Vo).
  private static func hash(of data: Data) -> UInt64 {
    data.withUnsafeBytes { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash
    }
  }
}

extension Bitmap: Hashable {
  /// True if both have the same bytes.
  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    a === b || (a.contentHash == b.contentHash && a.data == b.data)
  }
  /// Feeds the content hash to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}

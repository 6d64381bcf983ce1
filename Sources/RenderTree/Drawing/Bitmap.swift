import Foundation

/// A picture made of pixels, as an encoded file: hosts decode it, or pass it on.
///
/// Named by a hash of its content, so that a page is sent each picture once.
public final class Bitmap: Sendable {
  /// How the file is encoded.
  public enum Format: String, Hashable, Sendable { case png }

  /// The file's bytes.
  public let data: Data
  /// How they are encoded.
  public let format: Format
  /// The extent in pixels, as the file's head says.
  public let pixelWidth: Int
  /// The extent in pixels, as the file's head says.
  public let pixelHeight: Int
  /// A name that follows from the bytes.
  public let contentHash: UInt64

  /// A picture in a PNG file that is whole and not larger than pictures may be, or what is wrong with it.
  ///
  /// - Complexity: O(n) in the number of bytes; nothing is decoded.
  public init(checkingPNG data: Data) throws(PNGStructure.Problem) {
    let file = try PNGStructure(data)
    self.data = data
    format = .png
    pixelWidth = file.width
    pixelHeight = file.height
    contentHash = Self.hash(of: data)
  }

  /// The same; nil where anything is wrong.
  public convenience init?(png data: Data) {
    do throws(PNGStructure.Problem) { try self.init(checkingPNG: data) } catch { return nil }
  }

  /// FNV-1a with 64 bits (Fowler, Noll and Vo).
  private static func hash(of data: Data) -> UInt64 {
    data.withUnsafeBytes { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash
    }
  }
}

extension Bitmap: Hashable {
  /// Whether both hold the same bytes.
  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    a === b || (a.contentHash == b.contentHash && a.data == b.data)
  }
  /// Hashes the content's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}

import Foundation

/// An image as an encoded file, which hosts decode or pass on: pixels, or vector graphics, whose points count as pixels.
///
/// Its content hash identifies it, so that a page receives each image once.
public final class Bitmap: Sendable {
  /// A file format.
  public enum Format: String, Hashable, Sendable {
    case png, jpeg, svg

    /// The type of the content, for web pages.
    public var mediaType: String {
      switch self {
      case .png: "image/png"
      case .jpeg: "image/jpeg"
      case .svg: "image/svg+xml"
      }
    }
  }

  /// The encoded file.
  public let data: Data
  /// The format of the file.
  public let format: Format
  /// The width in pixels, from the file's header.
  public let pixelWidth: Int
  /// The height in pixels, from the file's header.
  public let pixelHeight: Int
  /// The size in pixels, or in the points of vector graphics, which may have parts of one.
  package let size: CGSize
  /// The orientation that the file's Exif data name, from 1 to 8 (Exif 2.32, 4.6.4); 1, upright, for a file without.
  ///
  /// Hosts show the pixels as they are stored, because the views' drawings include the rotation.
  public let exifOrientation: Int
  /// A hash of the file's bytes.
  public let contentHash: UInt64

  /// A bitmap from a PNG file. Throws if the file is incomplete, damaged or too large.
  ///
  /// - Complexity: O(*n*) in the number of bytes; nothing is decoded.
  public init(validatingPNG data: Data) throws(BitmapProblem) {
    let file = try PNGStructure(data)
    self.data = data
    format = .png
    pixelWidth = file.width
    pixelHeight = file.height
    size = CGSize(width: file.width, height: file.height)
    exifOrientation = 1
    contentHash = Self.hash(of: data)
  }

  /// A bitmap from a JPEG file. Throws if the file is incomplete, too large or of an unusual kind.
  ///
  /// - Complexity: O(*n*) in the number of bytes; nothing is decoded.
  public init(validatingJPEG data: Data) throws(BitmapProblem) {
    let file = try JPEGStructure(data)
    self.data = data
    format = .jpeg
    pixelWidth = file.width
    pixelHeight = file.height
    size = CGSize(width: file.width, height: file.height)
    exifOrientation = file.orientation
    contentHash = Self.hash(of: data)
  }

  /// An image from an SVG file. Throws if the file has no root element, no size, or is too large.
  ///
  /// - Complexity: O(*n*) in the number of bytes; nothing but the size is read.
  public init(validatingSVG data: Data) throws(BitmapProblem) {
    let file = try VectorStructure(data)
    self.data = data
    format = .svg
    pixelWidth = file.width
    pixelHeight = file.height
    size = file.size
    exifOrientation = 1
    contentHash = Self.hash(of: data)
  }

  /// A bitmap from a PNG or JPEG file. Throws if the file is incomplete, damaged, too large or of another format.
  ///
  /// - Complexity: O(*n*) in the number of bytes; nothing is decoded.
  public convenience init(validating data: Data) throws(BitmapProblem) {
    if data.starts(with: JPEGStructure.signature) {
      try self.init(validatingJPEG: data)
    } else if data.starts(with: PNGStructure.signature) {
      try self.init(validatingPNG: data)
    } else {
      throw BitmapProblem(description: data.isEmpty ? "it is empty" : "it is neither a PNG nor a JPEG file")
    }
  }

  /// A bitmap from a PNG file; nil if the file is incomplete, damaged or too large.
  public convenience init?(png data: Data) {
    do throws(BitmapProblem) { try self.init(validatingPNG: data) } catch { return nil }
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

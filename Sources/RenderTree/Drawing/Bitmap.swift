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

  /// A picture in a PNG file; nil where the data does not begin as one, or its head tells of no pixels.
  ///
  /// - Complexity: O(n) in the number of bytes; nothing is decoded.
  public init?(png data: Data) {
    guard let size = Self.pixelSize(ofPNG: data) else { return nil }
    self.data = data
    format = .png
    pixelWidth = size.width
    pixelHeight = size.height
    contentHash = Self.hash(of: data)
  }

  /// What the head of a PNG file says (PNG specification, 5.2 and 11.2.2).
  private static func pixelSize(ofPNG data: Data) -> (width: Int, height: Int)? {
    let head = [UInt8](data.prefix(24))
    let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
    guard head.count == 24, Array(head[0..<8]) == signature, Array(head[12..<16]) == Array("IHDR".utf8) else {
      return nil
    }
    func number(at start: Int) -> Int { head[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let size = (width: number(at: 16), height: number(at: 20))
    let allowed = 1...Int(Int32.max)
    return allowed.contains(size.width) && allowed.contains(size.height) ? size : nil
  }

  /// FNV-1a with 64 bits (Fowler, Noll and Vo).
  private static func hash(of data: Data) -> UInt64 {
    data.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
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

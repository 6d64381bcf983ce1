import Foundation

/// The structure of a PNG file: its header and its chunks (PNG specification, third edition). Pixels are not decoded.
public struct PNGStructure {
  /// A chunk of the file.
  private struct Chunk {
    let type: String
    let content: Data
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// The first bytes of every PNG file.
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// Reads a file's structure. Throws if the file is incomplete, damaged or too large.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ data: Data) throws(BitmapProblem) {
    // The indices of a slice need not start at 0.
    let data = data.startIndex == 0 ? data : Data(data)
    guard data.starts(with: Self.signature) else {
      throw BitmapProblem(description: data.isEmpty ? "it is empty" : "it is not a PNG file")
    }
    var offset = 8
    var head: Data?
    var hasPixels = false
    while true {
      let chunk = try Self.chunk(of: data, at: &offset)
      switch chunk.type {
      case "IHDR" where head == nil: head = chunk.content
      case "IDAT": hasPixels = true
      default: break
      }
      guard head != nil else { throw BitmapProblem(description: "it does not begin with a header") }
      if chunk.type == "IEND" { break }
    }
    guard let head else { throw BitmapProblem(description: "it has no header") }
    guard hasPixels else { throw BitmapProblem(description: "it has no pixels") }
    (width, height) = try Self.size(from: head)
  }

  /// Returns the chunk at an offset, and moves the offset behind it.
  private static func chunk(of data: Data, at offset: inout Int) throws(BitmapProblem) -> Chunk {
    guard data.count - offset >= 12 else { throw BitmapProblem(description: "it is cut off after \(data.count) bytes") }
    let length = data.bigEndian(at: offset)
    guard length <= data.count - offset - 12 else {
      throw BitmapProblem(description: "it is cut off after \(data.count) bytes")
    }
    let type = String(decoding: data[(offset + 4)..<(offset + 8)], as: UTF8.self)
    let end = offset + 8 + length
    guard CRC32.of(data[(offset + 4)..<end]) == UInt32(data.bigEndian(at: end)) else {
      throw BitmapProblem(description: "its chunk \(type) at byte \(offset) is damaged")
    }
    offset = end + 4
    return Chunk(type: type, content: data[(end - length)..<end])
  }

  /// Returns the size in pixels from the IHDR chunk (11.2.1 of the specification).
  private static func size(from head: Data) throws(BitmapProblem) -> (width: Int, height: Int) {
    let head = Data(head)
    guard head.count == 13 else { throw BitmapProblem(description: "its header has \(head.count) bytes instead of 13") }
    let (width, height) = (head.bigEndian(at: 0), head.bigEndian(at: 4))
    try BitmapProblem.check(width: width, height: height)
    let depths: [UInt8: [UInt8]] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    guard depths[head[9]]?.contains(head[8]) == true, head[10] == 0, head[11] == 0, head[12] <= 1 else {
      throw BitmapProblem(description: "its header has a pixel format that PNG does not define")
    }
    return (width, height)
  }
}

/// The checksum of PNG chunks (ISO 3309; annex D of the PNG specification).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  static func of(_ data: Data) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      data.withUnsafeBytes { bytes in
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
        return ~value
      }
    }
  }
}

extension Data {
  /// Returns four bytes as a big-endian number.
  ///
  /// - Precondition: The data begins at index 0 and contains the bytes.
  fileprivate func bigEndian(at offset: Int) -> Int {
    self[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}

import Foundation

/// The structure of a JPEG file: its frame header, its orientation, and its markers up to the last one (ITU-T T.81,
/// annex B). Pixels are not decoded.
public struct JPEGStructure {
  /// The width in pixels, as stored.
  public private(set) var width = 0
  /// The height in pixels, as stored.
  public private(set) var height = 0
  /// The orientation that the Exif data name, from 1 to 8; 1, upright, without.
  public private(set) var orientation = 1
  /// True if the file has Adobe's segment. Its inks, if it has four, are then stored inverted.
  public private(set) var hasAdobeSegment = false

  /// The number of colour components; 0 until the frame header has been read.
  private var componentCount = 0

  /// True if the pixels are of cyan, magenta, yellow and black.
  public var hasFourInks: Bool { componentCount == 4 }

  /// The first bytes of every JPEG file.
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// Reads a file's structure. Throws if the file is incomplete, too large or of an unusual kind. Bytes after the last
  /// marker are ignored.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ data: Data) throws(BitmapProblem) {
    guard data.starts(with: Self.signature) else {
      throw BitmapProblem(description: data.isEmpty ? "it is empty" : "it is not a JPEG file")
    }
    var reader = Reader(Array(data))
    var hasPixels = false
    reader.place = 2
    while let marker = reader.marker() {
      switch marker {
      case 0xD9:
        guard componentCount > 0, hasPixels else { throw BitmapProblem(description: "it has no pixels") }
        return
      case 0x01, 0xD0...0xD8: continue
      default:
        guard let content = reader.segment() else { throw reader.cutOff }
        try read(content, marker: marker)
        guard marker == 0xDA else { continue }
        guard componentCount > 0 else { throw BitmapProblem(description: "its pixels come before its header") }
        hasPixels = true
        reader.skipEntropyCodedData()
      }
    }
    throw reader.cutOff
  }

  private mutating func read(_ content: ArraySlice<UInt8>, marker: UInt8) throws(BitmapProblem) {
    switch marker {
    // The baseline, extended and progressive frames with Huffman coding.
    case 0xC0, 0xC1, 0xC2: try readFrameHeader(Array(content))
    case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      throw BitmapProblem(description: "its compression, number \(marker - 0xC0), is not supported")
    case 0xE1 where orientation == 1: orientation = ExifOrientation.read(Array(content)) ?? 1
    case 0xEE where content.starts(with: Array("Adobe".utf8)): hasAdobeSegment = true
    default: break
    }
  }

  private mutating func readFrameHeader(_ content: [UInt8]) throws(BitmapProblem) {
    guard componentCount == 0 else { throw BitmapProblem(description: "it has several frames") }
    guard content.count >= 6, content.count == 6 + 3 * Int(content[5]) else {
      throw BitmapProblem(description: "its header is damaged")
    }
    guard content[0] == 8 else { throw BitmapProblem(description: "it has \(content[0]) bits per sample instead of 8") }
    height = Int(content[1]) << 8 | Int(content[2])
    width = Int(content[3]) << 8 | Int(content[4])
    try BitmapProblem.check(width: width, height: height)
    guard [1, 3, 4].contains(content[5]) else {
      throw BitmapProblem(description: "it has \(content[5]) colour components")
    }
    componentCount = Int(content[5])
  }

  /// A reader of markers and segments.
  private struct Reader {
    let bytes: [UInt8]
    var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var cutOff: BitmapProblem { BitmapProblem(description: "it is cut off after \(bytes.count) bytes") }

    /// The next marker, after any number of fill bytes; nil at the end. Other bytes between segments are skipped.
    mutating func marker() -> UInt8? {
      while place + 1 < bytes.count {
        let (first, second) = (bytes[place], bytes[place + 1])
        if first == 0xFF, second != 0, second != 0xFF {
          place += 2
          return second
        }
        place += 1
      }
      return nil
    }

    /// The content of a segment, without its length; nil if the file ends before it does.
    mutating func segment() -> ArraySlice<UInt8>? {
      guard place + 2 <= bytes.count else { return nil }
      let length = Int(bytes[place]) << 8 | Int(bytes[place + 1])
      guard length >= 2, place + length <= bytes.count else { return nil }
      defer { place += length }
      return bytes[(place + 2)..<(place + length)]
    }

    /// Moves to the first marker after a scan's data. A zero byte after 0xFF belongs to the data, as do the markers
    /// that restart the coding.
    mutating func skipEntropyCodedData() {
      while place + 1 < bytes.count {
        if bytes[place] == 0xFF {
          let next = bytes[place + 1]
          if next != 0, next != 0xFF, !(0xD0...0xD7).contains(next) { return }
        }
        place += 1
      }
    }
  }
}

/// The orientation in the Exif segment of a JPEG file (Exif 2.32, 4.5 and 4.6.4; TIFF 6.0, section 2).
enum ExifOrientation {
  /// The orientation, from 1 to 8; nil if the segment has none.
  static func read(_ segment: [UInt8]) -> Int? {
    guard segment.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
    return TIFF(bytes: Array(segment.dropFirst(6)))?.orientation
  }

  private struct TIFF {
    let bytes: [UInt8]
    let isLittleEndian: Bool

    init?(bytes: [UInt8]) {
      switch bytes.prefix(2) {
      case [0x49, 0x49]: isLittleEndian = true
      case [0x4D, 0x4D]: isLittleEndian = false
      default: return nil
      }
      self.bytes = bytes
      guard number(at: 2, length: 2) == 42 else { return nil }
    }

    /// A number of 2 or 4 bytes; nil beyond the end.
    private func number(at place: Int, length: Int) -> Int? {
      guard place >= 0, place + length <= bytes.count else { return nil }
      let part = bytes[place..<(place + length)]
      return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }

    /// The value of tag 0x0112, a short number, in the first directory.
    var orientation: Int? {
      guard let directory = number(at: 4, length: 4), let count = number(at: directory, length: 2) else { return nil }
      for index in 0..<count {
        let entry = directory + 2 + 12 * index
        guard let tag = number(at: entry, length: 2) else { return nil }
        guard tag == 0x0112 else { continue }
        guard number(at: entry + 2, length: 2) == 3, let value = number(at: entry + 8, length: 2) else { return nil }
        return (1...8).contains(value) ? value : nil
      }
      return nil
    }
  }
}

#if Image
  import CPangoCairo
  import Foundation

  /// A PNG file as its chunks (PNG specification, second edition, 5.3).
  struct PNGFile {
    struct Chunk {
      /// The type: four letters.
      let type: String
      let data: Data
    }

    static let signature = Data([137, 80, 78, 71, 13, 10, 26, 10])

    var chunks: [Chunk] = []

    init(chunks: [Chunk]) { self.chunks = chunks }

    /// The chunks up to the first damaged one; nil if the data does not begin with the PNG signature.
    init?(_ data: Data) {
      let bytes = Data(data)
      guard bytes.starts(with: Self.signature) else { return nil }
      var place = Self.signature.count
      while place + 12 <= bytes.count {
        let length = Int(Self.number(bytes, at: place))
        let end = place + 8 + length
        guard end + 4 <= bytes.count else { break }
        let named = bytes[(place + 4)..<end]
        guard Self.number(bytes, at: end) == Self.checksum(named) else { break }
        let type = String(decoding: named.prefix(4), as: UTF8.self)
        chunks.append(Chunk(type: type, data: Data(named.dropFirst(4))))
        place = end + 4
      }
    }

    /// The file's bytes.
    var data: Data {
      var result = Self.signature
      for chunk in chunks {
        let named = Data(chunk.type.utf8) + chunk.data
        result.append(Self.bytes(of: UInt32(chunk.data.count)))
        result.append(named)
        result.append(Self.bytes(of: Self.checksum(named)))
      }
      return result
    }

    /// Returns the CRC-32 of a chunk's type and data (PNG specification, 5.5).
    private static func checksum(_ bytes: Data) -> UInt32 {
      bytes.withUnsafeBytes {
        UInt32(truncatingIfNeeded: crc32_z(0, $0.bindMemory(to: UInt8.self).baseAddress, $0.count))
      }
    }

    static func bytes(of number: UInt32) -> Data {
      Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) })
    }

    private static func number(_ bytes: Data, at place: Int) -> UInt32 {
      bytes[place..<(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
#endif

/// A way of compressing data.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  /// The number of the algorithm.
  public var rawValue: UInt32

  /// Makes the algorithm with a number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes the algorithm with a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// LZ4 in blocks with headers, which is fast.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// One block of LZ4 without a header. There are no streams of it.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// Deflate of level 5, as in RFC 1951: without the header of zlib.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZMA of level 6 in a file of the format xz.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Brotli of level 2, as in RFC 7932.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

import Expectations
import Foundation
import PergolaCompression
import Testing

/// Data that compress, but not to nothing.
private let sample: [UInt8] = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 % 97 &* ($0 / 1000)) }

private func encoded(
  _ bytes: [UInt8], _ algorithm: compression_algorithm, capacity: Int = 400_000
) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: max(capacity, 1)) { buffer, count in
    // An array of at least one byte has an address.
    count = compression_encode_buffer(buffer.baseAddress!, capacity, bytes, bytes.count, nil, algorithm)
  }
}

private func decoded(
  _ bytes: [UInt8], _ algorithm: compression_algorithm, capacity: Int = 400_000
) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: max(capacity, 1)) { buffer, count in
    // An array of at least one byte has an address.
    count = compression_decode_buffer(buffer.baseAddress!, capacity, bytes, bytes.count, nil, algorithm)
  }
}

private let algorithms = [
  COMPRESSION_ZLIB, COMPRESSION_LZMA, COMPRESSION_LZ4, COMPRESSION_LZ4_RAW, COMPRESSION_BROTLI,
]

@Suite("Compression of buffers")
struct BufferCompressionTests {
  @Test("The numbers of the algorithms are those of the original")
  func numbers() {
    expectEqual(algorithms.map(\.rawValue), [0x205, 0x306, 0x100, 0x101, 0xB02])
    expectEqual(Algorithm.allCases.map(\.rawValue.rawValue), [0x205, 0x100, 0x306, 0xB02])
  }

  @Test("A buffer is smaller when it is compressed, and is the same after decompression", arguments: algorithms)
  func roundTrip(algorithm: compression_algorithm) {
    let compressed = encoded(sample, algorithm)
    #expect(!compressed.isEmpty && compressed.count < sample.count)
    expectEqual(decoded(compressed, algorithm), sample)
    expectEqual(compression_encode_scratch_buffer_size(algorithm), 0)
    expectEqual(compression_decode_scratch_buffer_size(algorithm), 0)
  }

  @Test("What doesn't fit is not compressed; of what is decompressed, the first bytes are given", arguments: algorithms)
  func fit(algorithm: compression_algorithm) {
    expectEqual(encoded(sample, algorithm, capacity: 20), [])
    expectEqual(decoded(encoded(sample, algorithm), algorithm, capacity: 1000), Array(sample.prefix(1000)))
  }

  @Test("Data that are not valid, and those that end too early, give nothing", arguments: algorithms)
  func invalid(algorithm: compression_algorithm) {
    expectEqual(decoded(Array(repeating: 0xff, count: 50), algorithm), [])
    if algorithm != COMPRESSION_LZ4_RAW { expectEqual(decoded(encoded(sample, algorithm).dropLast(9), algorithm), []) }
  }

  @Test("An algorithm that isn't known gives nothing")
  func unknown() {
    expectEqual(encoded(sample, compression_algorithm(0x801)), [])
    expectEqual(decoded(sample, compression_algorithm(0x801)), [])
  }

  @Test("Zlib is deflate without a header")
  func deflate() {
    let stored: [UInt8] = [43, 72, 45, 74, 207, 207, 73, 84, 40, 64, 165, 1]
    expectEqual(decoded(stored, COMPRESSION_ZLIB), Array("pergola pergola pergola".utf8))
    expectEqual(encoded(Array("pergola pergola pergola".utf8), COMPRESSION_ZLIB), stored)
  }

  @Test("LZMA is a file of the format xz")
  func xz() throws {
    let text = "/Td6WFoAAAFpIt42AgAhARYAAAB0L+WjAQAGcGVyZ29sYQAA0RSovAABGwcS69QXkEKZDQEAAAAAAVla"
    expectEqual(decoded(try #require(Data(base64Encoded: text)).map(\.self), COMPRESSION_LZMA), Array("pergola".utf8))
    expectEqual(encoded([1, 2], COMPRESSION_LZMA).prefix(6), [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0])
  }

  @Test("Brotli is that of RFC 7932")
  func brotli() {
    expectEqual(decoded([0x0b, 0x02, 0x80] + "hello".utf8 + [0x03], COMPRESSION_BROTLI), Array("hello".utf8))
  }

  @Test("LZ4 has blocks with sizes, plain ones and an end, and a block may refer to those before it")
  func lz4() {
    expectEqual(encoded(Array("ab".utf8), COMPRESSION_LZ4), Array("bv4-".utf8) + [2, 0, 0, 0] + "abbv4$".utf8)
    // No literals, a match of 5 bytes that are 8 bytes back, and 12 literals, as the end of a block must have.
    let referring: [UInt8] = [0x01, 8, 0, 0xc0] + Array("123456789012".utf8)
    let first = Array("bv4-".utf8) + [8, 0, 0, 0] + Array("pergolas".utf8)
    let second = Array("bv41".utf8) + [17, 0, 0, 0] + [UInt8(referring.count), 0, 0, 0] + referring
    expectEqual(decoded(first + second + "bv4$".utf8, COMPRESSION_LZ4), Array("pergolaspergo123456789012".utf8))
    expectEqual(decoded(Array("bv41".utf8) + [255, 255, 255, 255, 1, 0, 0, 0, 0], COMPRESSION_LZ4), [])
  }
}

@Suite("Compression of streams")
struct StreamCompressionTests {
  private static let streaming = algorithms.filter { $0 != COMPRESSION_LZ4_RAW }

  /// Runs a stream with small parts of input and output.
  private func run(
    _ bytes: [UInt8], _ operation: compression_stream_operation, _ algorithm: compression_algorithm
  ) -> [UInt8]? {
    var place = [UInt8](repeating: 0, count: 700)
    var result: [UInt8] = []
    return place.withUnsafeMutableBufferPointer { place in
      bytes.withUnsafeBufferPointer { bytes in
        // Both are not empty, so they have addresses.
        let (source, target) = (bytes.baseAddress!, place.baseAddress!)
        var stream = compression_stream(dst_ptr: target, dst_size: 700, src_ptr: source, src_size: 0, state: nil)
        guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else { return nil }
        defer { compression_stream_destroy(&stream) }
        var taken = 0
        while true {
          let part = min(1000, bytes.count - taken)
          (stream.src_ptr, stream.src_size) = (source + taken, part)
          (stream.dst_ptr, stream.dst_size) = (target, 700)
          let isLast = taken + part == bytes.count
          let status = compression_stream_process(
            &stream, isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
          taken += part - stream.src_size
          expectEqual(stream.src_ptr, source + taken)
          result += place.prefix(700 - stream.dst_size)
          if status == COMPRESSION_STATUS_END { return result }
          if status == COMPRESSION_STATUS_ERROR { return nil }
        }
      }
    }
  }

  @Test("A stream takes and gives parts of any size", arguments: streaming)
  func parts(algorithm: compression_algorithm) throws {
    let compressed = try #require(run(sample, COMPRESSION_STREAM_ENCODE, algorithm))
    expectEqual(decoded(compressed, algorithm), sample)
    expectEqual(run(compressed, COMPRESSION_STREAM_DECODE, algorithm), sample)
  }

  @Test("Invalid data, and data that end too early, are an error", arguments: streaming)
  func invalid(algorithm: compression_algorithm) {
    expectEqual(run(Array(repeating: 0xff, count: 50), COMPRESSION_STREAM_DECODE, algorithm), nil)
    expectEqual(run(encoded(sample, algorithm).dropLast(9), COMPRESSION_STREAM_DECODE, algorithm), nil)
  }

  @Test("There are no streams of raw LZ4, and a stream that was not begun is an error")
  func errors() {
    expectEqual(run([1], COMPRESSION_STREAM_ENCODE, COMPRESSION_LZ4_RAW), nil)
    var bytes: [UInt8] = [0]
    bytes.withUnsafeMutableBufferPointer { bytes in
      // An array of one byte has an address.
      let address = bytes.baseAddress!
      var stream = compression_stream(
        dst_ptr: address, dst_size: 1, src_ptr: UnsafePointer(address), src_size: 1, state: nil)
      expectEqual(compression_stream_process(&stream, 0), COMPRESSION_STATUS_ERROR)
      expectEqual(compression_stream_destroy(&stream), COMPRESSION_STATUS_ERROR)
      expectEqual(
        compression_stream_init(&stream, compression_stream_operation(5), COMPRESSION_ZLIB), COMPRESSION_STATUS_ERROR)
    }
  }
}

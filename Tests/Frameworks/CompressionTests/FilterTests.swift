import Expectations
import Foundation
import PergolaCompression
import Testing

@Suite("Filters")
struct FilterTests {
  private let sample = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 % 89 &* ($0 / 2000)) })

  /// The output of a filter that is given parts of data.
  private func output(
    _ data: Data, _ operation: FilterOperation, _ algorithm: Algorithm, capacity: Int = 65536
  ) throws -> Data {
    var result = Data()
    var ends = 0
    let filter = try OutputFilter(operation, using: algorithm, bufferCapacity: capacity) { part in
      expectEqual(ends, 0)
      if let part {
        #expect(!part.isEmpty && part.count <= capacity)
        result += part
      } else {
        ends += 1
      }
    }
    var rest = data
    while !rest.isEmpty {
      try filter.write(rest.prefix(1234))
      rest = rest.dropFirst(1234)
    }
    try filter.finalize()
    try filter.finalize()
    expectEqual(ends, 1)
    return result
  }

  @Test("An output filter gives parts to its function, and nil once at the end", arguments: Algorithm.allCases)
  func outputFilter(algorithm: Algorithm) throws {
    let compressed = try output(sample, .compress, algorithm)
    #expect(compressed.count < sample.count)
    expectEqual(try output(compressed, .decompress, algorithm, capacity: 500), sample)
  }

  @Test("An input filter reads from its function until it returns nothing", arguments: Algorithm.allCases)
  func inputFilter(algorithm: Algorithm) throws {
    func filter(_ data: Data, _ operation: FilterOperation) throws -> Data {
      var rest = data
      var result = Data()
      let filter = try InputFilter<Data>(operation, using: algorithm, bufferCapacity: 999) { count in
        #expect(count <= 999)
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
      }
      while let part = try filter.readData(ofLength: 4000) {
        #expect(part.count <= 4000)
        result += part
      }
      #expect(try filter.readData(ofLength: 1) == nil)
      return result
    }
    expectEqual(try filter(filter(sample, .compress), .decompress), sample)
  }

  @Test("Data that are not valid, or that end too early, are an error", arguments: Algorithm.allCases)
  func invalid(algorithm: Algorithm) throws {
    let wrong = Data(repeating: 0xff, count: 60)
    #expect(throws: FilterError.invalidData) { try output(wrong, .decompress, algorithm) }
    let compressed = try output(sample, .compress, algorithm)
    #expect(throws: FilterError.invalidData) { try output(compressed.dropLast(9), .decompress, algorithm) }
    let input = try InputFilter<Data>(.decompress, using: algorithm) { _ in nil }
    #expect(throws: FilterError.invalidData) { try input.readData(ofLength: 10) }
  }

  @Test("After its end, a filter takes no more")
  func ended() throws {
    let filter = try OutputFilter(.compress, using: .zlib) { _ in }
    try filter.write(Data?.none)
    #expect(throws: FilterError.invalidState) { try filter.write(sample) }
  }

  @Test("The end may be told to a filter that has ended by itself", arguments: Algorithm.allCases)
  func endedByItself(algorithm: Algorithm) throws {
    let compressed = try output(sample, .compress, algorithm)
    var ends = 0
    let filter = try OutputFilter(.decompress, using: algorithm) { if $0 == nil { ends += 1 } }
    try filter.write(compressed)
    try filter.write(Data())
    try filter.write(Data?.none)
    expectEqual(ends, 1)
    #expect(throws: FilterError.invalidState) { try filter.write(compressed) }
  }

  @Test("An input filter that is read in small parts, or at once, gives the same", arguments: Algorithm.allCases)
  func partsOfInput(algorithm: Algorithm) throws {
    let compressed = try output(sample, .compress, algorithm)
    func filter(capacity: Int) throws -> InputFilter<Data> {
      var rest = compressed
      return try InputFilter(.decompress, using: algorithm, bufferCapacity: capacity) { count in
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
      }
    }
    let large = try filter(capacity: 1 << 20)
    var result = Data()
    while let part = try large.readData(ofLength: 7) { result += part }
    expectEqual(result, sample)
    // Nobody has so much memory: the output is made in parts of the capacity.
    expectEqual(try filter(capacity: 100).readData(ofLength: .max), sample)
  }

  @Test("Blocks of LZ4 refer to the output before them, as far back as they may")
  func references() throws {
    let head = { (kind: String, sizes: [Int]) in
      Array(kind.utf8) + sizes.flatMap { size in (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) } }
    }
    var expected = (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* $0 / 77) }
    var data = head("bv4-", [expected.count]) + expected
    for index in 0..<2000 {
      let distance = 65535 - index
      let last = [UInt8](repeating: UInt8(index % 251), count: 5)
      // 219 bytes from the distance, and 5 bytes.
      let block = [0x0f, UInt8(distance & 0xff), UInt8(distance >> 8), 200, 0x50] + last
      data += head("bv41", [224, block.count]) + block
      let start = expected.count - distance
      expected += Array(expected[start..<(start + 219)]) + last
    }
    expectEqual(try output(Data(data + Array("bv4$".utf8)), .decompress, .lz4), Data(expected))
  }

  @Test("A filter that goes away ends its output")
  func release() throws {
    var parts: [Data?] = []
    do {
      let filter = try OutputFilter(.compress, using: .lz4) { parts.append($0) }
      try filter.write(Data("pergola".utf8))
      expectEqual(parts, [])
    }
    expectEqual(parts.last, .some(nil))
    expectEqual(parts.count, 2)
  }

  @Test("The error of the function is passed on")
  func functionError() throws {
    let filter = try OutputFilter(.compress, using: .zlib) { _ in throw CocoaError(.fileWriteOutOfSpace) }
    #expect(throws: CocoaError.self) { try filter.finalize() }
    let input = try InputFilter<Data>(.compress, using: .zlib) { _ in throw CocoaError(.fileReadUnknown) }
    #expect(throws: CocoaError.self) { try input.readData(ofLength: 1) }
  }
}

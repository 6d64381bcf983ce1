import Foundation

/// A way of compressing data.
public enum Algorithm: CaseIterable, Sendable {
  /// Deflate without a header.
  case zlib
  /// LZ4 in blocks with headers.
  case lz4
  /// LZMA in the format xz.
  case lzma
  /// Brotli.
  case brotli

  /// The algorithm of the functions of C.
  public var rawValue: compression_algorithm {
    switch self {
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .brotli: COMPRESSION_BROTLI
    }
  }
}

/// An error of a filter.
public enum FilterError: Error {
  /// The filter has ended, or can't be made.
  case invalidState
  /// The data are not valid.
  case invalidData
}

/// The direction of a filter.
public enum FilterOperation: Sendable {
  case compress, decompress

  /// The direction of the functions of C.
  public var rawValue: compression_stream_operation {
    self == .compress ? COMPRESSION_STREAM_ENCODE : COMPRESSION_STREAM_DECODE
  }
}

/// A filter that gives its output to a function.
public class OutputFilter {
  private let coder: any Coder
  private let capacity: Int
  private let write: (Data?) throws -> Void
  private var hasEnded = false

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - operation: The direction.
  ///   - algorithm: The way of compressing.
  ///   - bufferCapacity: The size of the parts of output.
  ///   - writingTo: Takes the parts of the output, and nil at its end.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    writingTo: @escaping (Data?) throws -> Void
  ) throws {
    guard let coder = makeCoder(operation.rawValue, algorithm.rawValue) else { throw FilterError.invalidState }
    self.coder = coder
    capacity = max(bufferCapacity, 1)
    write = writingTo
  }

  deinit { try? finalize() }

  /// Takes a part of the input; nil or an empty one is the end.
  ///
  /// - Throws: `FilterError.invalidData`; `FilterError.invalidState` for data after the end; the error of the function.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard !hasEnded else { throw FilterError.invalidState }
    for region in data.regions { try process(Array(region), isLast: false) }
  }

  /// Ends the input: gives the rest of the output, and nil. Nothing happens if that has been done.
  ///
  /// - Throws: `FilterError.invalidData` if the input is not complete; the error of the function.
  public func finalize() throws {
    guard !hasEnded else { return }
    try process([], isLast: true)
  }

  private func process(_ bytes: [UInt8], isLast: Bool) throws {
    try bytes.withUnsafeBufferPointer { bytes in
      var input = bytes[...]
      while !hasEnded {
        var status = COMPRESSION_STATUS_OK
        let part = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
          // The array may have more place than was asked for.
          var output = buffer.prefix(capacity)
          status = coder.process(&input, &output, isLast: isLast)
          count = capacity - output.count
        }
        if status == COMPRESSION_STATUS_ERROR {
          hasEnded = true
          throw FilterError.invalidData
        }
        if !part.isEmpty { try write(Data(part)) }
        if status == COMPRESSION_STATUS_END {
          hasEnded = true
          try write(nil)
        } else if part.count < capacity, input.isEmpty, !isLast {
          return
        }
      }
    }
  }
}

/// A filter that takes its input from a function.
public class InputFilter<D: DataProtocol> {
  private let coder: any Coder
  private let capacity: Int
  private let read: (Int) throws -> D?
  private var input: [UInt8] = []
  /// The number of bytes of the input that have been used.
  private var start = 0
  private var hasAllInput = false
  private var hasEnded = false

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - operation: The direction.
  ///   - algorithm: The way of compressing.
  ///   - bufferCapacity: The size of the parts of input, and of those in which the output is made.
  ///   - readingFrom: Returns at most a number of bytes of input, and nil or none at its end.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    readingFrom: @escaping (Int) throws -> D?
  ) throws {
    guard let coder = makeCoder(operation.rawValue, algorithm.rawValue) else { throw FilterError.invalidState }
    self.coder = coder
    capacity = max(bufferCapacity, 1)
    read = readingFrom
  }

  /// Returns the next part of the output.
  ///
  /// - Parameter count: The number of bytes, of which the last part has fewer.
  /// - Returns: Nil at the end.
  /// - Throws: `FilterError.invalidData`; the error of the function.
  public func readData(ofLength count: Int) throws -> Data? {
    precondition(count > 0, "readData(ofLength:) needs a positive number of bytes, and got \(count).")
    var result: [UInt8] = []
    while !hasEnded, result.count < count {
      if start == input.count, !hasAllInput {
        let next = try read(capacity)
        (input, start) = (next.map { Array($0) } ?? [], 0)
        hasAllInput = input.isEmpty
      }
      var status = COMPRESSION_STATUS_OK
      let wanted = min(count - result.count, capacity)
      input.withUnsafeBufferPointer { bytes in
        var rest = bytes[start...]
        result += [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
          var output = buffer.prefix(wanted)
          status = coder.process(&rest, &output, isLast: hasAllInput)
          filled = wanted - output.count
        }
        start = bytes.count - rest.count
      }
      if status == COMPRESSION_STATUS_ERROR { throw FilterError.invalidData }
      hasEnded = status == COMPRESSION_STATUS_END
    }
    return result.isEmpty ? nil : Data(result)
  }
}

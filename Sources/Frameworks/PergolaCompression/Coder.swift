/// A compression or a decompression that runs in steps.
protocol Coder: AnyObject {
  /// Takes input and gives output until one of both is used up.
  ///
  /// - Parameters:
  ///   - input: The input, from which what was taken is removed.
  ///   - output: The place for the output, from which what was filled is removed.
  ///   - isLast: True if there is no more input.
  func process(
    _ input: inout Slice<UnsafeBufferPointer<UInt8>>, _ output: inout Slice<UnsafeMutableBufferPointer<UInt8>>,
    isLast: Bool
  ) -> compression_status
}

/// Makes a coder; nil if there are no streams of the algorithm.
func makeCoder(_ operation: compression_stream_operation, _ algorithm: compression_algorithm) -> (any Coder)? {
  guard operation == COMPRESSION_STREAM_ENCODE || operation == COMPRESSION_STREAM_DECODE else { return nil }
  let encodes = operation == COMPRESSION_STREAM_ENCODE
  switch algorithm {
  case COMPRESSION_ZLIB: return DeflateCoder(encodes: encodes)
  case COMPRESSION_LZMA: return LzmaCoder(encodes: encodes)
  case COMPRESSION_LZ4: return encodes ? LZ4Encoder() : LZ4Decoder()
  case COMPRESSION_BROTLI: return encodes ? BrotliEncoder() : BrotliDecoder()
  default: return nil
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The address of the first byte; nil without any.
  var address: UnsafePointer<UInt8>? { isEmpty ? nil : base.baseAddress.map { $0 + startIndex } }
}

extension Slice<UnsafeMutableBufferPointer<UInt8>> {
  /// The address of the first byte; nil without any.
  var address: UnsafeMutablePointer<UInt8>? { isEmpty ? nil : base.baseAddress.map { $0 + startIndex } }
}

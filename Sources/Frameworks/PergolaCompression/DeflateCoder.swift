import CZlib

/// Deflate without a header, by zlib.
final class DeflateCoder: Coder {
  private let encodes: Bool
  private var hasEnded = false
  /// In memory of its own, because zlib keeps its address.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  init?(encodes: Bool) {
    self.encodes = encodes
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    // A negative number of bits means no header.
    let status =
      encodes
      ? deflateInit2_(stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
      : inflateInit2_(stream, -15, ZLIB_VERSION, size)
    guard status == Z_OK else { return nil }
  }

  deinit {
    _ = encodes ? deflateEnd(stream) : inflateEnd(stream)
    stream.deallocate()
  }

  func process(
    _ input: inout Slice<UnsafeBufferPointer<UInt8>>, _ output: inout Slice<UnsafeMutableBufferPointer<UInt8>>,
    isLast: Bool
  ) -> compression_status {
    while !hasEnded {
      // The counts of zlib have 32 bits.
      let inputCount = min(input.count, Int(UInt32.max))
      let outputCount = min(output.count, Int(UInt32.max))
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.address)
      stream.pointee.avail_in = uInt(inputCount)
      stream.pointee.next_out = output.address
      stream.pointee.avail_out = uInt(outputCount)
      guard outputCount > 0 else { return COMPRESSION_STATUS_OK }
      let flush = isLast && inputCount == input.count ? Z_FINISH : Z_NO_FLUSH
      let status = encodes ? deflate(stream, flush) : inflate(stream, Z_NO_FLUSH)
      let taken = inputCount - Int(stream.pointee.avail_in)
      let filled = outputCount - Int(stream.pointee.avail_out)
      input = input.dropFirst(taken)
      output = output.dropFirst(filled)
      switch status {
      case Z_STREAM_END: hasEnded = true
      case Z_OK where taken + filled > 0: if input.isEmpty && !isLast { return COMPRESSION_STATUS_OK }
      // Nothing can be done without more input or more place. The end of the input inside the data is an error.
      case Z_OK, Z_BUF_ERROR: return isLast && input.isEmpty ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
      default: return COMPRESSION_STATUS_ERROR
      }
    }
    return COMPRESSION_STATUS_END
  }
}

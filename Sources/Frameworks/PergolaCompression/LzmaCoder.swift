import CLzma

/// LZMA in the format xz, by liblzma.
final class LzmaCoder: Coder {
  private var hasEnded = false
  private let stream = UnsafeMutablePointer<lzma_stream>.allocate(capacity: 1)

  init?(encodes: Bool) {
    stream.initialize(to: lzma_stream())
    let status =
      encodes
      ? lzma_easy_encoder(stream, 6, LZMA_CHECK_CRC32)
      // Files of one stream; the memory is limited by that of level 9.
      : lzma_stream_decoder(stream, 128 << 20, 0)
    guard status == LZMA_OK else { return nil }
  }

  deinit {
    lzma_end(stream)
    stream.deallocate()
  }

  func process(
    _ input: inout Slice<UnsafeBufferPointer<UInt8>>, _ output: inout Slice<UnsafeMutableBufferPointer<UInt8>>,
    isLast: Bool
  ) -> compression_status {
    while !hasEnded {
      guard !output.isEmpty else { return COMPRESSION_STATUS_OK }
      stream.pointee.next_in = input.address
      stream.pointee.avail_in = input.count
      stream.pointee.next_out = output.address
      stream.pointee.avail_out = output.count
      let status = lzma_code(stream, isLast ? LZMA_FINISH : LZMA_RUN)
      let taken = input.count - stream.pointee.avail_in
      let filled = output.count - stream.pointee.avail_out
      input = input.dropFirst(taken)
      output = output.dropFirst(filled)
      switch status {
      case LZMA_STREAM_END: hasEnded = true
      case LZMA_OK where taken + filled > 0: if input.isEmpty && !isLast { return COMPRESSION_STATUS_OK }
      case LZMA_OK, LZMA_BUF_ERROR:
        return isLast && input.isEmpty ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
      default: return COMPRESSION_STATUS_ERROR
      }
    }
    return COMPRESSION_STATUS_END
  }
}

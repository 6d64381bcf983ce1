import CLZ4

/// Returns the size of the memory that a compression of a whole buffer needs: none, because the libraries have their own.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns the size of the memory that a decompression of a whole buffer needs: none, because the libraries have their
/// own.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses a buffer.
///
/// - Parameter scratch_buffer: Memory of the size that is needed, which is 0.
/// - Returns: The number of bytes; 0 if they don't fit, or if the algorithm is not known.
@discardableResult
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  if algorithm == COMPRESSION_LZ4_RAW {
    guard let (source, size, place, capacity) = blocks(src_buffer, src_size, dst_buffer, dst_size) else { return 0 }
    return Int(LZ4_compress_default(source, place, size, capacity))
  }
  guard let coder = makeCoder(COMPRESSION_STREAM_ENCODE, algorithm) else { return 0 }
  var input = UnsafeBufferPointer(start: src_buffer, count: src_size)[...]
  var output = UnsafeMutableBufferPointer(start: dst_buffer, count: dst_size)[...]
  let status = coder.process(&input, &output, isLast: true)
  return status == COMPRESSION_STATUS_END ? dst_size - output.count : 0
}

/// Decompresses a buffer.
///
/// - Parameter scratch_buffer: Memory of the size that is needed, which is 0.
/// - Returns: The number of bytes, of which the first ones are written if they don't fit; 0 if the data are not valid, or
///   if the algorithm is not known.
@discardableResult
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  if algorithm == COMPRESSION_LZ4_RAW {
    guard let (source, size, place, capacity) = blocks(src_buffer, src_size, dst_buffer, dst_size) else { return 0 }
    return max(0, Int(LZ4_decompress_safe_partial(source, place, size, capacity, capacity)))
  }
  guard let coder = makeCoder(COMPRESSION_STREAM_DECODE, algorithm) else { return 0 }
  var input = UnsafeBufferPointer(start: src_buffer, count: src_size)[...]
  var output = UnsafeMutableBufferPointer(start: dst_buffer, count: dst_size)[...]
  let status = coder.process(&input, &output, isLast: true)
  return status == COMPRESSION_STATUS_ERROR ? 0 : dst_size - output.count
}

/// The buffers as LZ4 takes them; nil if their sizes have more than 31 bits.
private func blocks(
  _ source: UnsafePointer<UInt8>, _ size: Int, _ place: UnsafeMutablePointer<UInt8>, _ capacity: Int
) -> (UnsafePointer<CChar>, Int32, UnsafeMutablePointer<CChar>, Int32)? {
  guard let size = Int32(exactly: size), let capacity = Int32(exactly: capacity) else { return nil }
  // CChar has the size of UInt8.
  return (
    UnsafeRawPointer(source).assumingMemoryBound(to: CChar.self), size,
    UnsafeMutableRawPointer(place).assumingMemoryBound(to: CChar.self), capacity
  )
}

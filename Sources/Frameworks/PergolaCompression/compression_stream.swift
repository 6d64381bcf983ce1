/// A compression that takes its input in parts, and gives its output in parts.
public struct compression_stream {
  /// The place of the next byte of output.
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// The number of bytes for which there is place.
  public var dst_size: Int
  /// The next byte of input.
  public var src_ptr: UnsafePointer<UInt8>
  /// The number of bytes of input.
  public var src_size: Int
  /// The state of the compression, which `compression_stream_init` makes.
  public var state: UnsafeMutableRawPointer?

  /// Makes a stream.
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
    state: UnsafeMutableRawPointer?
  ) {
    (self.dst_ptr, self.dst_size, self.src_ptr, self.src_size) = (dst_ptr, dst_size, src_ptr, src_size)
    self.state = state
  }
}

/// The direction of a stream.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  /// The number of the direction.
  public var rawValue: UInt32

  /// Makes the direction with a number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes the direction with a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The stream compresses.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
/// The stream decompresses.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// The bits of a step of a stream.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt32

  /// Makes flags with the given bits.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes flags with the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// There is no more input than that of this step.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// The result of a step of a stream.
public struct compression_status: RawRepresentable, Hashable, Sendable {
  /// The number of the result.
  public var rawValue: Int32

  /// Makes the result with a number.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// Makes the result with a number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The stream goes on.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// The data are not valid, or the stream can't be made.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// The stream has ended, and all its output has been given.
public let COMPRESSION_STATUS_END = compression_status(1)

/// The state of a stream: an object whose pointer the structure keeps.
private final class StreamState {
  let coder: any Coder
  init(_ coder: any Coder) { self.coder = coder }
}

/// Begins a stream. Its pointers and sizes may be set afterwards.
///
/// - Returns: `COMPRESSION_STATUS_ERROR` for an algorithm without streams.
@discardableResult
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard let coder = makeCoder(operation, algorithm) else { return COMPRESSION_STATUS_ERROR }
  stream.pointee.state = Unmanaged.passRetained(StreamState(coder)).toOpaque()
  return COMPRESSION_STATUS_OK
}

/// Takes input and gives output until one of both is used up, and moves the stream's pointers.
///
/// - Parameter flags: `COMPRESSION_STREAM_FINALIZE` if there is no more input, or 0.
@discardableResult
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let pointer = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let state = Unmanaged<StreamState>.fromOpaque(pointer).takeUnretainedValue()
  var input = UnsafeBufferPointer(start: stream.pointee.src_ptr, count: stream.pointee.src_size)[...]
  var output = UnsafeMutableBufferPointer(start: stream.pointee.dst_ptr, count: stream.pointee.dst_size)[...]
  let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
  let status = state.coder.process(&input, &output, isLast: isLast)
  stream.pointee.src_ptr += stream.pointee.src_size - input.count
  stream.pointee.src_size = input.count
  stream.pointee.dst_ptr += stream.pointee.dst_size - output.count
  stream.pointee.dst_size = output.count
  return status
}

/// Ends a stream, and frees its state.
///
/// - Returns: `COMPRESSION_STATUS_ERROR` if it was not begun.
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
  guard let pointer = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<StreamState>.fromOpaque(pointer).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}

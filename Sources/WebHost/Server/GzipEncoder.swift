#if Web
  import CZlib
  import NIOCore

  /// The compression of one response as gzip (RFC 1952), a part at a time.
  final class GzipEncoder {
    /// The work and the memory that a compression takes.
    struct Effort: Sendable {
      let level: Int32
      /// The logarithm of the number of bytes behind which repetitions are found.
      let window: Int32
      /// The size of the table of repetitions, from 1 to 9.
      let memory: Int32

      /// For files that are compressed once: 270 KB of memory meanwhile.
      static let file = Effort(level: 9, window: 15, memory: 9)
      /// For documents: 140 KB of memory meanwhile.
      static let document = Effort(level: 6, window: 15, memory: 7)
      /// For streams, which keep their memory as long as the page is open: 18 KB.
      static let stream = Effort(level: 6, window: 11, memory: 3)
    }

    /// The amount that a part's end lets the receiver read.
    private enum End {
      /// All of it, and more will follow.
      case ofPart
      /// All of it, and nothing follows.
      case ofResponse
    }

    /// The number that makes zlib write the head and the tail of gzip.
    private static let gzip: Int32 = 16
    private static let blockSize = 4096

    /// The state of zlib, which must stay at its address.
    private let state: UnsafeMutablePointer<z_stream>

    /// A compression; nil if there is not enough memory for it.
    init?(_ effort: Effort) {
      state = .allocate(capacity: 1)
      state.initialize(to: z_stream())
      let status = deflateInit2_(
        state, effort.level, Z_DEFLATED, effort.window + Self.gzip, effort.memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size))
      guard status == Z_OK else {
        state.deallocate()
        return nil
      }
    }

    deinit {
      deflateEnd(state)
      state.deallocate()
    }

    /// Returns the whole response for some bytes; nil if there is not enough memory.
    static func compressed(_ bytes: some Collection<UInt8>, _ effort: Effort) -> ByteBuffer? {
      GzipEncoder(effort)?.encode(Array(bytes), .ofResponse)
    }

    /// Returns the next part of the response, with which the receiver can read the whole text.
    func part(_ text: String) -> ByteBuffer { encode(Array(text.utf8), .ofPart) }

    /// Returns the end of the response. Nothing follows.
    func end() -> ByteBuffer { encode([], .ofResponse) }

    private func encode(_ bytes: [UInt8], _ end: End) -> ByteBuffer {
      var result = ByteBuffer()
      var bytes = bytes
      bytes.withUnsafeMutableBufferPointer { input in
        state.pointee.next_in = input.baseAddress
        state.pointee.avail_in = UInt32(input.count)
        var room: UInt32 = 0
        // The compression has more to write as long as it fills what it gets.
        while room == 0 {
          result.writeWithUnsafeMutableBytes(minimumWritableBytes: Self.blockSize) { output in
            state.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
            state.pointee.avail_out = UInt32(output.count)
            deflate(state, end == .ofPart ? Z_SYNC_FLUSH : Z_FINISH)
            room = state.pointee.avail_out
            return output.count - Int(room)
          }
        }
      }
      return result
    }
  }
#endif

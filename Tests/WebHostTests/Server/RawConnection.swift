#if Web
  import CZlib
  import Foundation
  import Synchronization

  /// A connection that keeps the bytes of responses as they are, for compressed ones. A read takes five minutes at most.
  final class RawConnection: Sendable {
    private let socket: Int32

    init(port: Int) throws {
      socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      var patience = timeval(tv_sec: 300, tv_usec: 0)
      setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let status = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
      }
      guard status == 0 else { throw WebClientError.closed }
    }

    deinit { close(socket) }

    func write(_ text: String) { _ = send(socket, text, text.utf8.count, 0) }

    /// Returns the next bytes; empty at the end.
    func read() async -> [UInt8] {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { [self] in
          var bytes = [UInt8](repeating: 0, count: 1 << 16)
          let count = recv(socket, &bytes, bytes.count, 0)
          continuation.resume(returning: Array(bytes.prefix(max(0, count))))
        }
      }
    }

    /// Returns the head of a response, and what has arrived of its body.
    func readHead() async throws -> (head: String, rest: [UInt8]) {
      var bytes: [UInt8] = []
      let end = Array("\r\n\r\n".utf8)
      while true {
        let more = await read()
        guard !more.isEmpty else { throw WebClientError.closed }
        bytes += more
        if let index = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) {
          return (String(decoding: bytes[..<index], as: UTF8.self), Array(bytes[(index + 4)...]))
        }
      }
    }

    /// Returns a response whose length is known.
    func readReply() async throws -> (head: String, body: [UInt8]) {
      var (head, body) = try await readHead()
      let length = head.lowercased().part(after: "content-length: ", until: "\r\n") ?? "0"
      while body.count < Int(length) ?? 0 {
        let more = await read()
        guard !more.isEmpty else { throw WebClientError.closed }
        body += more
      }
      return (head, body)
    }
  }

  /// A reader of gzip, which gives each part as soon as its bytes are there.
  final class Gunzip {
    private let state = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    /// True if the end of the text was read.
    private(set) var isAtEnd = false

    init() {
      state.initialize(to: z_stream())
      inflateInit2_(state, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    }

    deinit {
      inflateEnd(state)
      state.deallocate()
    }

    /// Returns the text of some bytes; throws if they are not gzip.
    func text(_ bytes: [UInt8]) throws -> String {
      var input = bytes
      var output = [UInt8](repeating: 0, count: 1 << 20)
      let (status, room) = input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          (state.pointee.next_in, state.pointee.avail_in) = (input.baseAddress, UInt32(input.count))
          (state.pointee.next_out, state.pointee.avail_out) = (output.baseAddress, UInt32(output.count))
          return (inflate(state, Z_SYNC_FLUSH), Int(state.pointee.avail_out))
        }
      }
      guard [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(status) else { throw WebClientError.closed }
      isAtEnd = status == Z_STREAM_END
      return String(decoding: output.dropLast(room), as: UTF8.self)
    }
  }
#endif

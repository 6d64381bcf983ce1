import Foundation

/// A stream socket with a path, closed when it is deallocated.
final class UnixSocket: Sendable {
  /// The error of a system call.
  struct Failure: Error, CustomStringConvertible {
    let code: Int32
    var description: String { String(cString: strerror(code)) }
  }

  let file: Int32

  /// - Throws: `Failure` if the process has no file descriptor left.
  init() throws {
    file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard file >= 0 else { throw Failure(code: errno) }
  }

  private init(accepted: Int32) { file = accepted }

  deinit { close(file) }

  // MARK: Connecting

  /// Listens for connections at a path. The socket appears at the path only when it is ready.
  func listen(at path: String) throws {
    let early = path + ".new"
    unlink(early)
    try withAddress(early) { try Self.check(bind(file, $0, $1)) }
    do {
      try Self.check(Foundation.listen(file, 16))
      try Self.check(rename(early, path))
    } catch {
      unlink(early)
      throw error
    }
  }

  /// Accepts the next connection; nil if none is waiting.
  func accept() -> UnixSocket? {
    let caller = Foundation.accept(file, nil, nil)
    guard caller >= 0 else { return nil }
    _ = fcntl(caller, F_SETFD, FD_CLOEXEC)
    return UnixSocket(accepted: caller)
  }

  /// - Parameter seconds: The time limit for the other side to accept.
  func connect(to path: String, seconds: Int) throws {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    try withAddress(path) { try Self.check(Foundation.connect(file, $0, $1)) }
  }

  private static func check(_ result: Int32) throws {
    guard result == 0 else { throw Failure(code: errno) }
  }

  private func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) throws -> Void) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8) + [0]
    try withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard bytes.count <= room.count else { throw Failure(code: ENAMETOOLONG) }
      room.copyBytes(from: bytes)
    }
    try withUnsafePointer(to: &address) { pointer in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        try body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  // MARK: Bytes

  /// Sends the whole text and closes this side for writing. False if the other side is gone or does not read.
  func send(_ text: String, until deadline: ContinuousClock.Instant) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      guard isReady(POLLOUT, until: deadline) else { return false }
      let count = rest.withUnsafeBytes { Foundation.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return shutdown(file, Int32(SHUT_WR)) == 0
  }

  /// Reads until the other side closes. Nil if that takes too long, or if more than the limit was sent; the excess is
  /// read too, because otherwise the other side would not receive the answer.
  func receive(atMost limit: Int, until deadline: ContinuousClock.Instant) -> [UInt8]? {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      guard isReady(POLLIN, until: deadline) else { return nil }
      let count = recv(file, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return received.count > limit ? nil : received }
      if received.count <= limit { received += buffer[..<count] }
    }
  }

  private func isReady(_ what: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let (seconds, attoseconds) = (deadline - .now).components
      let milliseconds = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
      guard milliseconds > 0 else { return false }
      var request = pollfd(fd: file, events: Int16(what), revents: 0)
      let count = poll(&request, 1, Int32(clamping: milliseconds))
      if count > 0 { return true }
      guard count < 0, errno == EINTR else { return false }
    }
  }
}

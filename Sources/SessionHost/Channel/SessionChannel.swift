import Foundation
import Synchronization

/// The descriptor of a session: requests come in and answers go out, a line of JSON each. What the app prints goes
/// elsewhere.
package final class SessionChannel: Sendable {
  /// The largest request, in bytes.
  package static let largestRequest = 16 << 20

  private let descriptor: Int32
  private let writing = Mutex(())

  /// The channel of a descriptor that the process inherited.
  ///
  /// - Throws: `SessionHostError` if the descriptor is not open, or not one to read from and to write to.
  package init(descriptor: Int32) throws(SessionHostError) {
    let flags = fcntl(descriptor, F_GETFL)
    guard flags >= 0, flags & O_ACCMODE == O_RDWR, descriptor > 2 else { throw .noChannel(descriptor) }
    // The app's own child processes must not hold the channel open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.descriptor = descriptor
  }

  /// Writes an answer as one line. An answer for a reader that is gone is dropped.
  package func write(_ answer: SessionAnswer) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    guard var line = try? encoder.encode(answer) else {
      preconditionFailure("an answer has texts, data and finite numbers only")
    }
    line.append(UInt8(ascii: "\n"))
    writing.withLock { _ in
      var rest = line[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Reads lines until the other side closes, and calls a function with each. Blocks the thread.
  ///
  /// - Parameter line: Called with a line; nil for one that is longer than ``largestRequest``, which is skipped.
  package func readLines(_ line: (Data?) -> Void) {
    var kept = Data()
    var isTooLong = false
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      var rest = buffer[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        kept.append(contentsOf: rest[..<end])
        line(isTooLong || kept.count > Self.largestRequest ? nil : kept)
        kept = Data()
        isTooLong = false
        rest = rest[(end + 1)...]
      }
      if !isTooLong { kept.append(contentsOf: rest) }
      if kept.count > Self.largestRequest {
        isTooLong = true
        kept = Data()
      }
    }
  }
}

/// The error of a session that cannot begin.
package enum SessionHostError: Error, Equatable, CustomStringConvertible {
  /// The descriptor is not a channel.
  case noChannel(Int32)

  package var description: String {
    switch self {
    case .noChannel(let descriptor):
      "Descriptor \(descriptor) is not open to read and write. --host session is for `pergola launch` and `pergola mcp`, "
        + "which start the app themselves"
    }
  }
}

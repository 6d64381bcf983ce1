import FoundationEssentials
import Glibc
import PreviewExpansion

/// The connection to the compiler, over standard input and output.
struct CompilerConnection {
  /// Returns the next message; nil after the last one.
  func nextMessage() throws -> CompilerMessage? {
    guard let header = read(MemoryLayout<UInt64>.size) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0, let content = read(Int(length)) else { return nil }
    return try JSONDecoder().decode(CompilerMessage.self, from: Data(content))
  }

  /// Sends a reply.
  func send(_ reply: PluginReply) throws {
    let content = try JSONEncoder().encode(reply)
    var bytes = withUnsafeBytes(of: UInt64(content.count).littleEndian) { Array($0) } + content
    while !bytes.isEmpty {
      let count = write(STDOUT_FILENO, bytes, bytes.count)
      guard count > 0 else { throw ConnectionError.lost }
      bytes.removeFirst(count)
    }
  }

  /// Returns a number of bytes; nil if the input ends before.
  private func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let missing = count - bytes.count
      let part = [UInt8](unsafeUninitializedCapacity: missing) { buffer, initialized in
        initialized = max(0, Glibc.read(STDIN_FILENO, buffer.baseAddress, missing))
      }
      guard !part.isEmpty else { return nil }
      bytes += part
    }
    return bytes
  }
}

/// The error of a connection.
enum ConnectionError: Error {
  /// The compiler is gone.
  case lost
}

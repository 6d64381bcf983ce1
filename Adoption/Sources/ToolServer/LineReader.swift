import Foundation

/// The lines that come in on a descriptor.
public struct LineReader: Sendable {
  /// The largest line, in bytes.
  public static let largestLine = 64 << 20

  private let descriptor: Int32

  /// The lines of a descriptor.
  public init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Reads until the end, and calls a function with each line, without its end. Blocks the thread.
  ///
  /// - Parameter line: Called with a line; nil for one that is longer than ``largestLine``, which is skipped.
  public func read(_ line: (Data?) -> Void) {
    var kept = Data()
    var isTooLong = false
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      var rest = buffer[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        kept.append(contentsOf: rest[..<end])
        line(isTooLong ? nil : kept)
        kept = Data()
        isTooLong = false
        rest = rest[(end + 1)...]
      }
      if !isTooLong { kept.append(contentsOf: rest) }
      if kept.count > Self.largestLine {
        isTooLong = true
        kept = Data()
      }
    }
    if !kept.isEmpty { line(kept) }
  }
}

/// The lines that go out on a descriptor. Any thread may write; a line is written whole.
public final class LineWriter: Sendable {
  private let descriptor: Int32
  private let lock = NSLock()

  /// The lines of a descriptor.
  public init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Writes a line. Returns false if nobody reads any more.
  @discardableResult
  public func write(_ line: Data) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    var rest = (line + Data("\n".utf8))[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

import Foundation

/// A file that another process writes lines into.
package final class GrowingFile {
  private let handle: FileHandle
  /// The bytes behind the last end of a line.
  private var rest = Data()

  /// Makes an empty file.
  package init(creating url: URL) throws {
    try Data().write(to: url)
    handle = try FileHandle(forReadingFrom: url)
  }

  deinit { try? handle.close() }

  /// The lines that were completed since the last call.
  package func read() -> [String] {
    guard let data = try? handle.readToEnd(), !data.isEmpty else { return [] }
    rest += data
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = rest[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Data(rest[rest.index(after: end)...])
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The lines that are left, the last one without its end.
  package func readToEnd() -> [String] {
    let lines = read()
    guard !rest.isEmpty else { return lines }
    defer { rest = Data() }
    return lines + [String(decoding: rest, as: UTF8.self)]
  }
}

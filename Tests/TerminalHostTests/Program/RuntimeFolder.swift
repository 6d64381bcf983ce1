import Foundation

/// A folder in which running programs find each other; it goes when nobody uses it any more.
final class RuntimeFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/terminal-tests.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw PseudoTerminal.Failure(description: "There is no temporary folder: errno \(errno).")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The programs' sockets.
  var sockets: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path + "/pergola")) ?? [] }
}

import Foundation

/// A folder in which running programs find each other, removed with its last owner.
final class RuntimeFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/terminal-tests.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw PseudoTerminal.Failure(description: "Creating a temporary folder failed: errno \(errno).")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of the programs' sockets.
  var sockets: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path + "/pergola")) ?? [] }
}

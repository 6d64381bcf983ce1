import Foundation
import XcodeProjects

/// A program, library or font that building and testing apps needs: a line of `.ci/requirements`.
package struct Requirement: Equatable, Sendable {
  /// The kinds of what is needed.
  package enum Kind: String, Encodable, Sendable {
    case program
    case library
    case font
  }

  /// The kind.
  package let kind: Kind
  /// The name by which it is looked for; several libraries are separated by spaces.
  package let name: String
  /// The names of Debian's packages that contain it.
  package let packages: [String]
  /// The work that needs it.
  package let purpose: String

  /// The requirements of apps in the list of a checkout.
  ///
  /// - Throws: `ProjectError` if the list is not there, or a line has another form.
  package static func all(in checkout: URL) throws(ProjectError) -> [Requirement] {
    let file = checkout.appending(path: ".ci/requirements")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ProjectError(
        file: file.path, reason: "cannot be read; expected: the checkout that this command was built from")
    }
    return try all(text, file: file.path)
  }

  static func all(_ text: String, file: String) throws(ProjectError) -> [Requirement] {
    var result: [Requirement] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.hasPrefix("#"), !line.isEmpty else { continue }
      let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      // Work on Pergola itself needs more.
      guard fields.first == "apps" || fields.count != 5 else { continue }
      guard fields.count == 5, let kind = Kind(rawValue: fields[1]) else {
        throw ProjectError(
          file: file, line: index + 1, reason: "expected: group | program, library or font | name | packages | used for"
        )
      }
      result.append(
        Requirement(
          kind: kind, name: fields[2], packages: fields[3].split(separator: " ").map(String.init), purpose: fields[4]))
    }
    return result
  }

  /// The machine has it.
  package var isThere: Bool {
    switch kind {
    case .program: Command.run("sh", ["-c", "command -v \"$0\"", name], timeout: 10).status == 0
    case .library:
      Command.run("pkg-config", ["--exists"] + name.split(separator: " ").map(String.init), timeout: 10).status == 0
    case .font:
      // `fc-list` succeeds without a font, too.
      !Command.run("fc-list", [name], timeout: 30).text.split(separator: "\n").filter { $0.contains(":") }.isEmpty
    }
  }
}

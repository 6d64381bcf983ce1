import Foundation

/// An error or a warning of a build, at the line of the original: translated sources name it.
package struct BuildProblem: Equatable, Sendable {
  /// The seriousness.
  package enum Severity: String, Encodable, Sendable {
    case error
    case warning
  }

  struct Key: Hashable {
    var place: SourcePlace?
    var column: Int?
    var message: String
  }

  /// The seriousness.
  package let severity: Severity
  /// The line; nil for problems of no source.
  package let place: SourcePlace?
  /// The column in UTF-8, from 1; nil for problems of no source.
  package let column: Int?
  /// The words of the compiler.
  package let message: String
  /// The notes of the compiler about the problem.
  package internal(set) var notes: [String] = []

  var key: Key { Key(place: place, column: column, message: message) }

  /// Reads a line; nil for one that names no problem.
  init?(line: String) {
    if let match = line.wholeMatch(of: #/(/.*?):(\d+):(\d+): (error|warning): (.*)/#), let number = Int(match.2) {
      severity = match.4 == "error" ? .error : .warning
      place = SourcePlace(file: String(match.1), line: number)
      column = Int(match.3)
      message = String(match.5)
    } else if let match = line.wholeMatch(of: #/(?:.*: )?error: (.*)/#) {
      // Warnings of no source are the package manager's, of packages that belong to others.
      severity = .error
      (place, column) = (nil, nil)
      message = String(match.1)
    } else {
      return nil
    }
  }

  /// The problem for people, with its line in the original. The compiler shows translated lines, with their numbers.
  package var text: String {
    let start = place.map { "\($0.text)\(column.map { ":\($0)" } ?? ""): " } ?? ""
    return (["\(start)\(severity.rawValue): \(message)"] + excerpt + notes.map { "  note: \($0)" })
      .joined(separator: "\n")
  }

  /// The line of the source, with a mark below the column.
  private var excerpt: [String] {
    guard let place, let text = try? String(contentsOfFile: place.file, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return [] }
    let line = lines[place.line - 1]
    let margin = "  \(place.line) | "
    guard let column, (1...line.utf8.count + 1).contains(column) else { return [margin + line] }
    let before = String(decoding: line.utf8.prefix(column - 1), as: UTF8.self).map { $0 == "\t" ? "\t" : " " }
    let bar = String(repeating: " ", count: margin.count - 2) + "| "
    return [margin + line, bar + before.joined() + "^"]
  }
}

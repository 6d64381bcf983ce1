import Foundation

/// An error that the compiler reports.
struct CompilerMessage: Hashable, Sendable {
  /// The path of the file; empty for errors without a place.
  let path: String
  /// The line, counted from 1.
  let line: Int
  /// The column in UTF-8, counted from 1.
  let column: Int
  /// The words of the compiler.
  let text: String

  /// The errors in the output of the compiler, each once, in order.
  static func errors(in output: String) -> [CompilerMessage] {
    var known: Set<CompilerMessage> = []
    var errors: [CompilerMessage] = []
    for line in output.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(\/.*?):(\d+):(\d+): error: (.*)/) else {
        continue
      }
      let message = CompilerMessage(
        path: String(match.1), line: Int(match.2) ?? 1, column: Int(match.3) ?? 1, text: String(match.4))
      if known.insert(message).inserted { errors.append(message) }
    }
    return errors
  }

  /// The functions whose bodies the compiler was checking when it ended, by the list of requests that it writes then.
  static func functions(in output: String) -> [CompilerMessage] {
    output.matches(of: /TypeCheckFunctionBodyRequest\([^\n]*?@(\/[^\n]*?):(\d+):(\d+)\)/).map { match in
      CompilerMessage(
        path: String(match.1), line: Int(match.2) ?? 1, column: Int(match.3) ?? 1,
        text: "the compiler does not come to an end")
    }
  }
}

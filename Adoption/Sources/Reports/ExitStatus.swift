/// The exit statuses of all commands. Numbers from 64 on are those of sysexits.h.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case success = 0
  case failure = 1
  case usage = 64
  case wrongInput = 65
  case unavailable = 69
  case closed = 129
  case interrupted = 130
  case terminated = 143

  /// The meaning, for the documentation.
  package var meaning: String {
    switch self {
    case .success: "the command did its work, and the answer is good"
    case .failure:
      "the answer is bad: API is missing (`check`), errors are left (`fence`, `adopt`, `build`), a test or a preview failed"
    case .usage: "the command was used wrongly: an unknown option, a product or a preview that does not exist"
    case .wrongInput: "a project, a package or a source cannot be read, or the package is in no state for the command"
    case .unavailable: "the machine lacks something that is needed (`doctor`)"
    case .closed: "the terminal of the command was closed; its processes were ended"
    case .interrupted: "the command was interrupted by Control-C; its processes were ended"
    case .terminated: "the command was terminated; its processes were ended"
    }
  }

  /// The table of the documentation, in Markdown.
  package static var table: String {
    (["| Status | Meaning |", "| ---: | --- |"] + allCases.map { "| \($0.rawValue) | \($0.meaning) |" })
      .joined(separator: "\n")
  }
}

/// The lines of a standard error: the app's, and those that the runtime and Swift Testing write for people.
package struct ErrorLines {
  /// The lines without those of stack traces.
  package private(set) var lines: [String] = []
  private var isInStack = false

  /// No lines.
  package init() {}

  /// Adds a line.
  ///
  /// - Returns: true if the line is the app's. What the others say is reported otherwise.
  package mutating func append(_ line: String) -> Bool {
    if line == "Current stack trace:" {
      isInStack = true
      return false
    }
    if isInStack && line.contains(#/^\d+ +\S+ +0x[0-9a-f]+ /#) { return false }
    isInStack = false
    lines.append(line)
    return !line.contains(#/^(?:.+:\d+: )?Fatal error(?:: |$)/#) && !Self.isOfTesting(line)
  }

  private static func isOfTesting(_ line: String) -> Bool {
    line.contains(#/^[◇↳✔✘➜⚠].? (?:Test|Suite|Testing Library Version|Target Platform)\b/#)
  }
}

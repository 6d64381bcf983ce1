/// Reads the lines of `swift build`.
package struct BuildLines: Sendable {
  /// A fact that lines tell.
  package enum Fact: Equatable, Sendable {
    case progress(BuildProgress)
    case problem(BuildProblem)
  }

  /// The problems that were read: the compiler says those of a module for each of its files.
  private var known: Set<BuildProblem.Key> = []
  /// The problem whose notes may follow in the next lines.
  private var open: BuildProblem?

  /// Begins before the first line.
  package init() {}

  /// Reads a line, and returns the facts that are complete with it.
  package mutating func facts(in line: String) -> [Fact] {
    if let progress = BuildProgress(line: line) { return close() + [.progress(progress)] }
    if let problem = BuildProblem(line: line) {
      let before = close()
      open = known.insert(problem.key).inserted ? problem : nil
      return before
    }
    guard open != nil else { return [] }
    // Lines of the source follow, and below them notes; then an empty line.
    guard !line.isEmpty else { return close() }
    if let note = line.firstMatch(of: #/[|`]- note: (.*)/#) { open?.notes.append(String(note.1)) }
    return []
  }

  /// The facts that are complete with the end of the lines.
  package mutating func close() -> [Fact] {
    defer { open = nil }
    return open.map { [.problem($0)] } ?? []
  }
}

/// The progress of a build.
package struct BuildProgress: Equatable, Sendable {
  /// The number of steps that are done.
  package let done: Int
  /// The number of all steps that are known.
  package let total: Int
  /// The step: "Compiling Garden Bed.swift".
  package let step: String

  /// Reads a line; nil for one that tells no progress.
  init?(line: String) {
    guard let match = line.wholeMatch(of: #/\[(\d+)/(\d+)\] (.*)/#), let done = Int(match.1), let total = Int(match.2)
    else {
      return nil
    }
    (self.done, self.total) = (done, total)
    // Translated files have an underscore before the original's name.
    step = String(match.3).replacing(#/^(Compiling \S+) _/#) { "\($0.1) " }
  }

  /// The progress for people, no longer than a line of a terminal.
  func text(width: Int) -> String {
    let text = "[\(done)/\(total)] \(step)" + (total > done ? ", \(total - done) left" : "")
    return text.count <= width ? text : text.prefix(max(0, width - 1)) + "…"
  }
}

import Builds
import Synchronization
import ToolServer

/// The lines of `swift build`, as they come, and the result of all.
final class BuildMessages: Sendable {
  private struct State {
    var lines = BuildLines()
    var problems: [BuildProblem] = []
    /// Something was compiled or linked.
    var hasSteps = false
  }

  /// The most problems that are listed.
  private static let limit = 60

  private let progress: @Sendable (Double, Double?, String) -> Void
  private let state = Mutex(State())

  init(progress: @escaping @Sendable (Double, Double?, String) -> Void) { self.progress = progress }

  /// Takes a line.
  func add(_ line: String) {
    let steps = state.withLock { state in
      let facts = state.lines.facts(in: line)
      let steps = Self.take(facts, into: &state.problems)
      state.hasSteps = state.hasSteps || !steps.isEmpty
      return steps
    }
    for step in steps { progress(Double(step.done), Double(step.total), step.step) }
  }

  /// Returns the result of the build.
  ///
  /// - Parameter sessions: The names of the sessions that run.
  func result(status: Int32, text: String, sessions: [String] = []) -> Tool.Result {
    let (problems, hasSteps) = state.withLock { state in
      let facts = state.lines.close()
      _ = Self.take(facts, into: &state.problems)
      return (state.problems, state.hasSteps)
    }
    // Errors of no source only repeat that a source has one.
    let placed = problems.filter { $0.place != nil }
    let told = placed.contains { $0.severity == .error } || status == 0 ? placed : problems
    let messages = told.map(\.text).shortened(to: Self.limit).joined(separator: "\n")
    guard status == 0 else { return .failure("The build failed.\n" + (messages.isEmpty ? text : messages)) }
    let running =
      hasSteps && !sessions.isEmpty
      ? "\n\(sessions.joined(separator: ", ")) go\(sessions.count == 1 ? "es" : "") on with the program of before. `launch` starts the new one."
      : ""
    return .text("The build is complete." + running + (messages.isEmpty ? "" : "\n" + messages))
  }

  /// Adds the problems among facts, and returns the steps.
  private static func take(_ facts: [BuildLines.Fact], into problems: inout [BuildProblem]) -> [BuildProgress] {
    facts.compactMap { fact in
      switch fact {
      case .progress(let step): return step
      case .problem(let problem):
        problems.append(problem)
        return nil
      }
    }
  }
}

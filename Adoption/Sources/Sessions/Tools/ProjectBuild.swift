import Builds
import Synchronization
import ToolServer

/// A build of a project by `swift build`, whose errors are the answer of a tool.
struct ProjectBuild {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// Builds.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of `swift build`.
  ///   - sessions: The names of the sessions that run.
  func run(
    _ arguments: [String], sessions: [String] = [], progress: @escaping @Sendable (Double, Double?, String) -> Void
  ) async throws(ChildProcess.Failure) -> Tool.Result {
    let messages = BuildMessages(progress: progress)
    let run = try await ProgramRun(
      "/usr/bin/env", ["swift", "build", "--package-path", project.folder.path] + arguments, in: project.folder,
      line: messages.add
    ).run()
    return messages.result(status: run.status, text: run.text, sessions: sessions)
  }

  /// Builds a program before it is launched, with the arguments of the last build of the project.
  ///
  /// - Returns: The answer with the errors of a build that failed; nil for one that did not.
  func failure(
    ofProgram name: String?, progress: @escaping @Sendable (Double, Double?, String) -> Void
  ) async throws -> Tool.Result? {
    let result = try await run(
      ["--product", try project.programName(name)] + project.buildArguments, progress: progress)
    return result.isError ? result : nil
  }
}

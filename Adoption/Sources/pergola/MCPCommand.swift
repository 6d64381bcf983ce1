import ArgumentParser
import Foundation
import Sessions
import ToolServer

/// Serves a coding agent by the Model Context Protocol.
struct MCPCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves a coding agent: tools that check, build and test a project, and look at its apps and use them.",
    discussion: """
      The Model Context Protocol over standard input and output, in the revisions 2026-07-28, 2025-11-25 and 2025-06-18. The \
      agent's program starts the command; see Documentation/Agents.md. Nothing listens on a network, and paths stay inside \
      the project's folder. When the input ends, all apps and builds that were started end.
      """)

  @Option(name: .customLong("package-path"), help: "The folder of the package.")
  var path = "."

  func run() async {
    let project = Project(URL(filePath: path))
    let store = SessionStore()
    signal(SIGPIPE, SIG_IGN)
    await ToolServer.serve(
      AgentTools.information(version: PergolaCommand.configuration.version),
      tools: AgentTools.all(of: project, store, by: Self.program),
      resources: store, input: STDIN_FILENO, output: STDOUT_FILENO)
    await store.stopAll()
  }

  /// The path of this program.
  static var program: String { URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path }
}

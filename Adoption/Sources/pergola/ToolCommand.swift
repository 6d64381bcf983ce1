import ArgumentParser
import Builds
import Foundation
import Reports
import Sessions
import ToolServer

/// A tool of a session as a subcommand: its parameters are the options.
///
/// The parameters are written once, for the tool; the words of the command line are read by them.
protocol ToolCommand: ParsableCommand {
  /// The name of the tool.
  static var tool: String { get }
  /// The line for the list of subcommands.
  static var abstract: String { get }
  /// The parameters that may stand without a name.
  static var positions: [String] { get }
  /// The words after the subcommand.
  var words: [String] { get }
}

extension ToolCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: tool, abstract: abstract)
  }

  func run() throws {
    var words = words
    let path = Self.takeOption("--package-path", from: &words) ?? "."
    let output = Self.takeOption("--output", from: &words)
    let project = Project(URL(filePath: path))
    guard let tool = SessionTools(project, store: SessionStore()).all.first(where: { $0.name == Self.tool }) else {
      preconditionFailure("there is a tool \(Self.tool)")
    }
    var arguments: ShellArguments
    do throws(ShellArguments.Problem) {
      arguments = try ShellArguments(words, parameters: tool.parameters, positions: Self.positions)
    } catch {
      throw ValidationError("\(error) (See pergola \(Self.tool) --help)")
    }
    if arguments.asksForHelp {
      print(ShellHelp(tool, positions: Self.positions).text)
      print("  --package-path VALUE\n      The folder of the package.\n  --output VALUE\n      The file for a picture.")
      return
    }
    do {
      if Self.tool == "launch", arguments.values["skipBuild"]?.truth != true {
        try build(project.programName(arguments.values["app"]?.text), of: project)
        arguments.values["skipBuild"] = true
      }
      let client = BackgroundClient(try SocketPlace(project))
      let start = Self.tool == "launch" ? { try SessionServerCommand.start(for: project) } : nil
      try show(client.call(Self.tool, arguments.values, start: start), output: output)
    } catch let code as ExitCode {
      throw code
    } catch {
      StandardError.print("error: \(error)")
      throw ExitCode.failure
    }
  }

  /// Builds a program here, where its progress and its errors are seen, before the process in the background launches it.
  private func build(_ program: String, of project: Project) throws {
    let report = BuildReport(isJSON: false, isVerbose: false)
    report.begin(in: project.folder)
    let outcome = SwiftBuild(project.folder).run(.product(program), report: report.add)
    report.end(outcome)
    guard outcome.isSuccess else { throw SwiftBuild.failure(of: project.folder) }
  }

  private func show(_ result: Tool.Result, output: String?) throws {
    for content in result.content {
      switch content {
      case .text(let text): result.isError ? StandardError.print("error: \(text)") : print(text)
      case .image(let data, let type):
        let name = "pergola-screen.\(type == "image/png" ? "png" : "svg")"
        let file = output.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory.appending(path: name)
        try data.write(to: file, options: .atomic)
        print(file.path)
      }
    }
    if result.isError { throw ExitCode.failure }
  }

  /// Returns the value of an option that is the command's own, and removes it.
  private static func takeOption(_ name: String, from words: inout [String]) -> String? {
    guard let place = words.firstIndex(of: name), place + 1 < words.count else { return nil }
    defer { words.removeSubrange(place...(place + 1)) }
    return words[place + 1]
  }
}

/// Keeps the sessions of shell commands, in the background.
struct SessionServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session-server", abstract: "Keeps the sessions of shell commands.", shouldDisplay: false)

  @Option(name: .customLong("package-path"))
  var path = "."

  func run() async throws {
    signal(SIGPIPE, SIG_IGN)
    // The sessions outlive the terminal in which they began.
    signal(SIGHUP, SIG_IGN)
    let project = Project(URL(filePath: path))
    let information = AgentTools.information(version: PergolaCommand.configuration.version)
    _ = await BackgroundServer(project, information: information).run(at: try SocketPlace(project))
  }

  /// Starts the process. It goes on when this one has ended.
  static func start(for project: Project) throws {
    let process = Process()
    process.executableURL = URL(filePath: MCPCommand.program)
    process.arguments = ["session-server", "--package-path", project.folder.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }
}

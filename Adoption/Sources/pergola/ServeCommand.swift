import ArgumentParser
import Builds
import Foundation
import Reports
import Serving
import XcodeProjects

/// Shows an app while its sources are edited.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the app of a package, and builds it again after each change of a file.",
    discussion: """
      The app stays alive beside an editor, in this terminal or in a browser. After a change of a file it is built again, and comes \
      back at the same place, with what was typed. Options that are not listed here are the app's own:

        pergola serve
        pergola serve --host web --listen 127.0.0.1:8080

      In a terminal the app makes way for the errors of a build; in a browser it stays as it was. A change that mends them, or an \
      app that trapped, brings it back. The command ends with the app, and with its exit status.
      """)

  @OptionGroup var options: AppOptions

  @Argument(parsing: .allUnrecognized, help: "The options of the app.")
  var arguments: [String] = []

  func run() throws {
    let temporary = FileManager.default.temporaryDirectory.appending(path: "pergola-serve-\(UUID().uuidString)")
    let app = try servedApp(temporary)
    var options = options
    let json = options.package.json
    let folder = try reporting(asJSON: json) { () throws(ProjectError) in try options.package.package() }
    options.addPages(of: folder, for: words)
    let shown = ShownProgram(hasTerminal: app.hasTerminal)
    let server = AppServer(
      app, product: try options.productName(in: folder), of: folder, build: options.build(of: folder), shown: shown,
      written: app.writtenFiles + [options.package.scratch].compactMap(\.self), isJSON: json,
      isVerbose: options.verbose)
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    RunningProcesses.shared.endWithThisProcess {
      shown.end()
      try? FileManager.default.removeItem(at: temporary)
    }
    defer { try? FileManager.default.removeItem(at: temporary) }
    let status = try reporting(asJSON: json) { () throws(ProjectError) in
      try server.serve(isBuilt: options.skipBuild)
    }
    if status != 0 { throw ExitCode(status) }
  }

  private var words: [String] { arguments.first == "--" ? Array(arguments.dropFirst()) : arguments }

  private func servedApp(_ temporary: URL) throws -> ServedApp {
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    do {
      return try ServedApp(options: words, isTerminal: isTerminal, json: options.package.json, temporary: temporary)
    } catch {
      throw failure(error, status: .usage, asJSON: options.package.json)
    }
  }
}

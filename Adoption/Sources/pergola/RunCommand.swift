import ArgumentParser
import Builds
import Foundation
import XcodeProjects

/// Builds an app and shows it.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Builds the app of a package, and shows it: in this terminal, in a browser, or as a picture.",
    discussion: """
      Options that are not listed here are the app's own, and those behind -- are in any case:

        pergola run
        pergola run --host web --listen 127.0.0.1:8080
        pergola run --output screen.png --appearance dark
        pergola run -- --help

      The exit status is the app's. For --host web an adopted app is built with its pages, in .build-web.
      """)

  @OptionGroup var options: AppOptions

  @Argument(parsing: .allUnrecognized, help: "The options of the app.")
  var arguments: [String] = []

  func run() throws {
    RunningProcesses.shared.endWithThisProcess()
    var options = options
    let words = arguments.first == "--" ? Array(arguments.dropFirst()) : arguments
    let folder = try reporting(asJSON: options.package.json) { () throws(ProjectError) in try options.package.package()
    }
    options.addPages(of: folder, for: words)
    let program = try options.builtProgram(in: folder)
    // The app takes this process's place, with its terminal and its signals.
    var pointers = ([program.file.path] + words).map { strdup($0) } + [nil]
    for number in [SIGHUP, SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    execv(program.file.path, &pointers)
    throw failure(
      AppError(path: program.file.path, reason: String(cString: strerror(errno))), status: .wrongInput,
      asJSON: options.package.json)
  }
}

/// The error of an app that cannot be started.
private struct AppError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  var description: String { "\(path): cannot be started: \(reason). Without --skip-build it is built." }
}

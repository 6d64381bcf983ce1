import ArgumentParser
import Builds
import Foundation
import Reports
import XcodeProjects

/// Builds an app, or all of a package.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Builds the app of a package, and prints the path of its program.",
    discussion: """
      On a terminal a line shows what is compiled, and how many files are left; otherwise only errors are printed, each \
      once, at the line of the original. Without --product a package with several apps, or with none, is built as a whole.
      """)

  @OptionGroup var options: AppOptions

  @Flag(help: "Build the tests, too.")
  var tests = false

  func run() throws {
    RunningProcesses.shared.endWithThisProcess()
    let json = options.package.json
    let folder = try reporting(asJSON: json) { () throws(ProjectError) in try options.package.package() }
    let manifest = try reporting(asJSON: json) { () throws(ProjectError) in try PackageManifest(in: folder) }
    let executables = Executables(manifest)
    if !tests, options.product != nil || executables.names.count == 1 {
      let program = try options.builtProgram(in: folder)
      if !json { print(program.file.path) }
      return
    }
    let report = BuildReport(isJSON: json, isVerbose: options.verbose)
    report.begin(in: folder)
    let outcome = options.build(of: folder).run(tests ? .tests : .all, report: report.add)
    report.end(outcome)
    if !outcome.isSuccess { throw failure(SwiftBuild.failure(of: folder), status: .failure, asJSON: json) }
  }

  func validate() throws {
    if tests, options.product != nil {
      throw ValidationError("--tests builds all targets. Expected: no --product with it")
    }
    if options.skipBuild {
      throw ValidationError("--skip-build builds nothing. Expected: pergola run, or pergola preview")
    }
  }
}

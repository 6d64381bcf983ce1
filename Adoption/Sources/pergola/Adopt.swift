import ArgumentParser
import Foundation
import Reports
import XcodeProjects

/// Makes a package of an Xcode project.
struct Adopt: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a package that builds the unchanged files of an Xcode project.",
    discussion: """
      The package is written into the project's folder: Package.swift, and the folder Pergola with a folder for each \
      target. With --output it is written to a new folder, with a link to the project. No other file is changed.

      Swift packages of the project are fetched to .pergola/packages, in the versions of its Package.resolved. What compiles \
      on Linux is used as it is, and the sources of the rest are translated like the project's own. Pods are translated, in \
      the versions of Podfile.lock.

      Then the package's dependencies are built, and the parts of the sources that need something missing are fenced, as \
      `pergola fence` does it. With --strict the files that import something missing are left out, and nothing is built.
      """)

  @Argument(
    help: "An .xcodeproj, an .xcworkspace, a project.yml of XcodeGen, a Package.swift, or a folder that contains one.")
  var path: String

  @Option(help: "A new folder for the package.")
  var output: String?

  @Flag(help: "Take in what the project changed since it was adopted. What was changed by hand stays.")
  var update = false

  @Flag(help: "Take the nearest version of a package whose version can't be had.")
  var nearest = false

  @Option(
    help:
      "A folder with podspecs in JSON, for pods that are not in Pods: NAME.podspec.json or NAME/VERSION/NAME.podspec.json."
  )
  var podspecs: String?

  @Flag(help: "Leave out files that import missing modules, and fence nothing.")
  var strict = false

  @Flag(help: "Write into AGENTS.md how a coding agent builds, tests and uses the app. What else the file says stays.")
  var agents = false

  @Option(help: "The folder of the build.")
  var scratchPath: String?

  @Flag(
    help: "Print the report on the fences of each target as JSON, on a line; the other report on the standard error.")
  var json = false

  @OptionGroup var options: PergolaOption

  func run() throws {
    let folder = output.map { URL(filePath: $0).standardizedFileURL }
    let (report, isStrict, package) = try reporting(asJSON: json) { () throws(ProjectError) in
      var project = try XcodeProject(at: URL(filePath: path).standardizedFileURL)
      project.podSpecifications = podspecs.map { URL(filePath: $0).standardizedFileURL }
      let writer = PackageWriter(project, output: folder, isStrict: strict, takesNearest: nearest)
      let package = folder ?? project.folder
      if !update, writer.isUnfinished { StandardError.print("going on with an adoption that was interrupted") }
      guard update || writer.isUnfinished else { return (try writer.write(pergola: options.pergola), strict, package) }
      let (report, isStrict) = try writer.update(pergola: options.given)
      return (report, isStrict, package)
    }
    if json { StandardError.print(report.text) } else { print(report.text) }
    if agents {
      let file = AgentsFile(
        in: package, project: URL(filePath: path).standardizedFileURL, isApart: output != nil)
      StandardError.print("wrote " + (try reporting(asJSON: json) { () throws(ProjectError) in try file.write() }))
    }
    guard !isStrict else { return }
    let compiles = try reporting(asJSON: json) { () throws(ProjectError) in
      try FenceCommand.fence(package.path, scratchPath: scratchPath, asJSON: json)
    }
    if !compiles { throw ExitCode.failure }
  }

  func validate() throws {
    if update && strict {
      throw ValidationError("--strict is for new packages: an update keeps the way in which the package was adopted.")
    }
  }
}

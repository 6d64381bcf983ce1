import ArgumentParser
import Builds
import Foundation
import Reports
import Serving
import XcodeProjects

/// The options of commands that build a package.
struct PackageOptions: ParsableArguments {
  @Option(
    name: .customLong("package-path"),
    help: "The folder of the package. Otherwise it is found from this folder upward.",
    completion: .directory)
  var path: String?

  @Option(help: "The folder of the build.", completion: .directory)
  var scratchPath: String?

  @Flag(help: "Print an object of JSON on a line for each event.")
  var json = false

  /// The folder of the build; nil for the package's own.
  var scratch: URL? { scratchPath.map { URL(filePath: $0).standardizedFileURL } }

  /// The folder of the package, which is ready to be built: its packages are there, and its translator is the newest.
  ///
  /// - Throws: `ProjectError` if there is none, or if it needs `pergola resolve`.
  func package() throws(ProjectError) -> URL {
    let package = try Self.folder(path)
    try PackageStore.checkThatFetched(package)
    try TranslatorPackage.refresh(in: package)
    return package
  }

  /// The folder that is given; otherwise that of the package around the current folder.
  static func folder(_ path: String?) throws(ProjectError) -> URL {
    if let path { return URL(filePath: path).standardizedFileURL }
    return try PackageFolder.find(from: URL(filePath: FileManager.default.currentDirectoryPath))
  }
}

/// The options of commands for one app of a package.
struct AppOptions: ParsableArguments {
  @OptionGroup var package: PackageOptions

  @Option(help: ArgumentHelp("The app, if the package has several.", valueName: "name"))
  var product: String?

  @Option(
    name: .customLong("build-option"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Pass an option to `swift build`. May be given again.", valueName: "option"))
  var buildOptions: [String] = []

  @Flag(help: "Run what was built before.")
  var skipBuild = false

  @Flag(name: .shortAndLong, help: "Print warnings, too.")
  var verbose = false

  /// The build of the package.
  func build(of folder: URL) -> SwiftBuild {
    SwiftBuild(folder, scratch: package.scratch, arguments: buildOptions)
  }

  /// Lets a package that was adopted have its pages if the app's options ask for them: in a build of its own, since others need
  /// no web host.
  mutating func addPages(of folder: URL, for words: [String]) {
    let variable = "PERGOLA_WEB"
    guard ServedApp.value(of: "--host", in: words) == "web",
      let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8),
      manifest.contains(variable)
    else { return }
    setenv(variable, "1", 0)
    package.scratchPath = package.scratchPath ?? folder.appending(path: ".build-web").path
  }

  /// Builds the app, unless it was built before.
  ///
  /// - Returns: the app's program.
  /// - Throws: `ExitCode` after the error was printed.
  func builtProgram() throws -> AppProgram {
    let folder = try reporting(asJSON: package.json) { () throws(ProjectError) in try package.package() }
    return try builtProgram(in: folder)
  }

  /// The name of the program of a package's app.
  ///
  /// - Throws: `ExitCode` after the error was printed, if there is none, or none that is chosen.
  func productName(in folder: URL) throws -> String {
    let manifest = try reporting(asJSON: package.json) { () throws(ProjectError) in try PackageManifest(in: folder) }
    return try choosing(asJSON: package.json) { () throws(ProductError) in try Executables(manifest).choice(product) }
  }

  /// Builds the app of a package, unless it was built before.
  func builtProgram(in folder: URL) throws -> AppProgram {
    let name = try productName(in: folder)
    let build = build(of: folder)
    if skipBuild {
      let program = try reporting(asJSON: package.json) { () throws(ProjectError) in try build.programs() }
      return AppProgram(package: folder, file: program.appending(path: name))
    }
    return try self.build(name, in: folder)
  }

  private func build(_ name: String, in folder: URL) throws -> AppProgram {
    let build = build(of: folder)
    let report = BuildReport(isJSON: package.json, isVerbose: verbose)
    report.begin(in: folder, product: name)
    let outcome = build.run(.product(name), report: report.add)
    guard outcome.isSuccess else {
      report.end(outcome)
      throw failure(SwiftBuild.failure(of: folder), status: .failure, asJSON: package.json)
    }
    let programs = try reporting(asJSON: package.json) { () throws(ProjectError) in try build.programs() }
    let program = programs.appending(path: name)
    report.end(outcome, program: program)
    return AppProgram(package: folder, file: program)
  }
}

/// The program of an app that was built.
struct AppProgram {
  /// The folder of the package.
  let package: URL
  /// The program.
  let file: URL
}

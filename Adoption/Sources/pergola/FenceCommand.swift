import ArgumentParser
import Fences
import Foundation
import Reports
import XcodeProjects

/// Fences the sources of an adopted package.
struct FenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fence",
    abstract: "Makes an adopted package compile: what needs something missing is left out or trapped, the least of it.",
    discussion: """
      All fences are lifted first. The dependencies are built, then the compiler says in rounds what is wrong. The fences \
      are in Pergola/TARGET/Fences.json, placeholders for missing modules in Pergola/Placeholders. The exit status is 1 \
      if errors are left.
      """)

  @Argument(help: "The folder of the package. Otherwise it is found from this folder upward.", completion: .directory)
  var path: String?

  @Option(help: "The folder of the build.")
  var scratchPath: String?

  @Flag(help: "Print the report of each target as JSON, on a line.")
  var json = false

  @Option(
    help: ArgumentHelp("Lift some fences of each target, each alone, and say which are not needed.", valueName: "count")
  )
  var lift = 0

  func run() throws {
    let compiles = try reporting(asJSON: json) { () throws(ProjectError) in
      try Self.fence(path, scratchPath: scratchPath, lifted: lift, asJSON: json)
    }
    if !compiles { throw ExitCode.failure }
  }

  /// Fences a package, and prints what was done.
  ///
  /// - Returns: true if it compiles.
  static func fence(
    _ path: String?, scratchPath: String? = nil, lifted: Int = 0, asJSON: Bool = false
  ) throws(ProjectError) -> Bool {
    let package = try PackageOptions.folder(path)
    try PackageStore.checkThatFetched(package)
    try TranslatorPackage.refresh(in: package)
    let fencing = PackageFencing(
      package, scratch: scratchPath.map { URL(filePath: $0).standardizedFileURL },
      lifted: lifted, report: StandardError.print)
    let reports = try fencing.run()
    for report in reports { print(asJSON ? report.json : report.text) }
    return reports.allSatisfy(\.errors.isEmpty)
  }
}

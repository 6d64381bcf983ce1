import ArgumentParser
import Compatibility
import Foundation
import Reports
import XcodeProjects

/// Reports the API that sources use and Pergola lacks.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reports the API that sources use and Pergola lacks.",
    discussion: """
      The exit status is 0 if nothing is missing, 1 if something is, and 65 if the sources cannot be read. Names that \
      were found by name alone are listed apart as "perhaps" and don't count.
      """)

  @Argument(help: "A folder of Swift sources, a Swift file, or a project.")
  var path: String

  @Flag(help: "Print the report as JSON.")
  var json = false

  func run() throws {
    let sources = try reporting { () throws(ProjectError) in
      try SourceFiles(at: URL(filePath: path).standardizedFileURL)
    }
    let modules = sources.modules
    let report = CompatibilityReport(
      sources.texts, names: try OriginalNames(), settings: sources.settings, generated: sources.assetSymbols
    ) { AvailableModules.contains($0) || modules.contains($0) }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(report), as: UTF8.self))
    } else {
      print(report.text)
    }
    if !report.isCompatible { throw ExitCode.failure }
  }
}

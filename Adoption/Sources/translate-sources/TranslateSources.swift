import ArgumentParser
import Foundation
import SourceTranslation

/// The program that the build plugin runs: translates the sources of a module.
@main
struct TranslateSources: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translate-sources",
    abstract: "Translates Swift sources of Apple's platforms, so that they compile without an Objective-C runtime.")

  @Option(help: "The name of the module.")
  var module: String

  @Option(help: "The file in which a run leaves for the next what it found.")
  var record: String

  @Option(help: "An original of a module that this one depends on.")
  var foreign: [String] = []

  @Option(help: "The Swift file with the bundles of the module, which is written.")
  var targetFile: String?

  @Option(help: "The name of the folder with the module's resources.")
  var bundle: String?

  @Flag(help: "Bundle.main is the bundle of the module.")
  var isApp = false

  @Flag(help: "Declarations belong to the main actor unless they say otherwise.")
  var mainActor = false

  @Option(help: "The module of the app that hosts these tests.")
  var host: String?

  @Option(help: "The file with the fences of the module.")
  var fences: String?

  @Option(help: "The Swift file with what stands in the place of fenced parts, which is written.")
  var fenceSupport: String?

  @Argument(help: "Originals, each followed by the path of its translation.")
  var paths: [String] = []

  func validate() throws {
    guard paths.count.isMultiple(of: 2) else {
      throw ValidationError("expected originals, each followed by the path of its translation")
    }
  }

  func run() throws {
    let fenceFile = try self.fences.map { try FenceFile(at: $0) } ?? FenceFile()
    let fences = fenceFile.byPath(in: paths)
    let items = stride(from: 0, to: paths.count, by: 2).map {
      ProjectTranslation.Item(source: paths[$0], output: paths[$0 + 1], fences: fences[paths[$0]] ?? [])
    }
    let report = ProjectTranslation(
      module: module, items: items, foreign: foreign, isMainActorDefault: mainActor, record: record
    ).run()
    if let targetFile {
      try writeTargetFile(to: targetFile, hasTests: report.imports.contains { $0.prefix { $0 != "." } == "XCTest" })
    }
    if let fenceSupport { try Self.write(FenceSupport.text + fenceFile.support, to: fenceSupport) }
    let warnings = report.warnings.map { "\($0)\n".replacing(": error: ", with: ": warning: ", maxReplacements: 1) }
    FileHandle.standardError.write(Data(warnings.joined().utf8))
    guard !report.errors.isEmpty else { return }
    FileHandle.standardError.write(Data(report.errors.map { "\($0)\n" }.joined().utf8))
    throw ExitCode.failure
  }

  private func writeTargetFile(to path: String, hasTests: Bool) throws {
    let main: TargetFile.Main = isApp ? .module : host.map { .host(module: $0) } ?? .app
    try Self.write(TargetFile(bundle: bundle, main: main, hasTests: hasTests).text, to: path)
  }

  private static func write(_ text: String, to path: String) throws {
    let new = Data(text.utf8)
    if FileManager.default.contents(atPath: path) != new { try new.write(to: URL(fileURLWithPath: path)) }
  }
}

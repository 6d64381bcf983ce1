import ArgumentParser
import Fences
import Foundation
import Reports
import SourceTranslation

/// Fences a folder of sources that belongs to no package, for `measure-apps`.
struct FenceSources: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fence-sources", abstract: "Fences a folder of sources, and prints what it did.", shouldDisplay: false)

  @Argument(help: "The folder.")
  var folder: String

  @Option(help: "A file with the arguments of the compiler, one on a line.")
  var arguments: String

  @Option(help: "A folder for the translated sources.")
  var work: String

  @Option(help: "The name of the module.")
  var module = "MeasuredApp"

  func run() throws {
    let words = try String(contentsOfFile: arguments, encoding: .utf8).split(separator: "\n").map(String.init)
    let root = URL(filePath: folder).standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let names = paths.filter { $0.hasSuffix(".swift") }.sorted()
    let fencing = TargetFencing(
      module: module, sources: names.map { .init(name: $0, path: root.appending(path: $0).path) }, isApp: true,
      arguments: words, folder: URL(filePath: work).standardizedFileURL, report: StandardError.print)
    let result = fencing.run()
    var file = FenceFile()
    file.fences = result.fences
    print(String(decoding: try file.data(), as: UTF8.self))
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, root.appending(path: $0).path) })
    StandardError.print(FenceReport(module: module, result: result, paths: files).json)
  }
}

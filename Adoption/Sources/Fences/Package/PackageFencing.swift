import Foundation
import SourceTranslation
import XcodeProjects

/// Makes all targets of an adopted package compile, and writes their fences and the modules of placeholders.
public struct PackageFencing {
  private let package: URL
  private let scratch: URL
  private let lifted: Int
  private let report: (String) -> Void

  /// Creates a run for a package.
  ///
  /// - Parameters:
  ///   - package: the folder with `Package.swift` and `Pergola`.
  ///   - scratch: the folder of the build; nil for the package's own.
  ///   - lifted: the number of fences of each target that are lifted alone at the end, to see that an error comes back.
  ///   - report: called with lines that say how far the run is.
  public init(_ package: URL, scratch: URL? = nil, lifted: Int = 0, report: @escaping (String) -> Void) {
    self.lifted = lifted
    self.package = package
    self.scratch = scratch ?? package.appending(path: ".build")
    self.report = report
  }

  /// Lifts all fences, and fences the targets again.
  ///
  /// - Returns: a report on each target, in the order of their dependencies.
  /// - Throws: `ProjectError` if the folder is no adopted package, if its dependencies do not build, or if a file cannot be
  ///   written. Nothing of the fences before is lost then.
  public func run() throws(ProjectError) -> [FenceReport] {
    let targets = try AdoptedTarget.all(in: package)
    let work = package.appending(path: ".build/pergola/fences")
    report("building the dependencies")
    try buildDependencies()
    var placeholders = PlaceholderList()
    var results: [(module: String, result: TargetFencing.Result)] = []
    let modules = work.appending(path: "Modules")
    // Modules of an earlier run may be those of other sources.
    try? FileManager.default.removeItem(at: modules)
    for target in targets {
      report("\(target.module): \(target.sources.count) files")
      let result = try fence(target, knowing: placeholders, work: work, modules: modules)
      placeholders = result.placeholders
      results.append((target.module, result))
    }
    try write(placeholders, results)
    return zip(targets, results).map { target, result in
      let paths = Dictionary(target.sources.map { ($0.name, $0.path) }) { first, _ in first }
      return FenceReport(module: target.module, result: result.result, paths: paths)
    }
  }

  private func fence(
    _ target: AdoptedTarget, knowing placeholders: PlaceholderList, work: URL, modules: URL
  ) throws(ProjectError) -> TargetFencing.Result {
    guard let arguments = BuildArguments(of: target.module, plan: scratch.appending(path: "debug.yaml")) else {
      throw ProjectError(
        file: package.path,
        reason: "the plan of its build lacks the target \(target.module); run `swift build` to see why")
    }
    let fencing = TargetFencing(
      module: target.module, sources: target.sources, isApp: target.configuration.kind == .app,
      // Modules of this run come before those of builds.
      arguments: ["-I", modules.path] + arguments.words, placeholders: placeholders,
      folder: work.appending(path: target.module), modules: modules, foreign: target.foreign,
      standIns: StandIns(in: package), bundle: target.configuration.bundle,
      symbols: try writeSymbols(of: target, in: work.appending(path: target.module)),
      report: { report("  " + $0) })
    let result = fencing.run()
    if target.configuration.kind != .tests, let errors = fencing.emitModule(into: modules) { report(errors) }
    if lifted > 0, result.compiles {
      let (tried, unneeded) = fencing.unneeded(among: lifted)
      report("  \(tried) fences were lifted, each alone: \(unneeded.count) of them are not needed")
      for fence in unneeded {
        report("    \(fence.file) \(fence.declaration): \(fence.kind.rawValue), \(fence.reason)")
      }
    }
    return result
  }

  /// Writes the names of a target's assets, as its build does.
  ///
  /// - Returns: the path of the source; nil for a target without such names.
  private func writeSymbols(of target: AdoptedTarget, in folder: URL) throws(ProjectError) -> String? {
    guard target.configuration.assetSymbols != nil else { return nil }
    let file = folder.appending(path: "_AssetSymbols.swift")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let place = package.appending(path: "Pergola/\(target.module)/PergolaSources.json")
    _ = try ResourceBundle(configuration: place, package: package).writeAssetSymbols(to: file)
    return file.path
  }

  // MARK: The build

  /// Builds what the targets depend on. The targets themselves may have errors.
  private func buildDependencies() throws(ProjectError) {
    try build(["package", "resolve"])
    let targets = try AdoptedTarget.dependencies(of: package, checkouts: scratch.appending(path: "checkouts"))
    for target in targets { try build(["build", "--target", target]) }
  }

  private func build(_ words: [String]) throws(ProjectError) {
    let run = Command.run(
      "swift", [words[0], "--package-path", package.path, "--scratch-path", scratch.path] + words.dropFirst(),
      timeout: 3600)
    guard run.status == 0 else {
      throw ProjectError(
        file: package.path,
        reason: "`swift \(words.joined(separator: " "))` fails for its dependencies:\n\(run.text.suffix(2000))")
    }
  }

  // MARK: Writing

  private func write(
    _ placeholders: PlaceholderList, _ results: [(module: String, result: TargetFencing.Result)]
  ) throws(ProjectError) {
    let folder = package.appending(path: "Pergola")
    try writePlaceholders(placeholders, in: folder.appending(path: "Placeholders"))
    for (module, result) in results {
      var file = FenceFile()
      file.fences = result.fences
      file.support = placeholders.sourceOfOthers
      let url = folder.appending(path: module).appending(path: FenceFile.name)
      guard let data = try? file.data() else { continue }
      try Self.write(data, to: url)
    }
    try writeManifest(placeholders.modules.map { "Fenced_" + $0 }.sorted())
  }

  private func writePlaceholders(_ placeholders: PlaceholderList, in folder: URL) throws(ProjectError) {
    try? FileManager.default.removeItem(at: folder)
    let standIns = StandIns(in: package)
    for module in placeholders.modules.sorted() {
      let text = "// Made by `pergola fence`: what stands in for \(module).\n\n" + placeholders.source(of: module)
      let place = folder.appending(path: "Fenced_\(module)")
      try Self.write(Data(text.utf8), to: place.appending(path: "Placeholders.swift"))
      try standIns.link(module, into: place)
    }
  }

  private func writeManifest(_ modules: [String]) throws(ProjectError) {
    let url = package.appending(path: "Package.swift")
    let line = "let placeholders: [String] = [\(modules.map { "\"\($0)\"" }.joined(separator: ", "))]"
    guard let text = try? String(contentsOf: url, encoding: .utf8), text.contains(Manifest.placeholdersLine) else {
      throw ProjectError(file: url.path, reason: "lacks a line with the modules of placeholders; expected: \(line)")
    }
    try Self.write(Data(text.replacing(Manifest.placeholdersLine, with: line).utf8), to: url)
  }

  /// Writes a file as a whole or not at all.
  private static func write(_ data: Data, to url: URL) throws(ProjectError) {
    guard FileManager.default.contents(atPath: url.path) != data else { return }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw ProjectError(file: url.path, reason: "cannot be written: \(error.localizedDescription)")
    }
  }
}

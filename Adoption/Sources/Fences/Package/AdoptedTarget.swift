import Foundation
import XcodeProjects

/// A target of an adopted package.
struct AdoptedTarget {
  let configuration: SourceConfiguration
  let sources: [TargetFencing.Source]
  /// The paths of the sources of the targets that this one depends on.
  var foreign: [String] = []

  var module: String { configuration.module }

  /// The targets of a package, each behind those that it depends on.
  static func all(in package: URL) throws(ProjectError) -> [AdoptedTarget] {
    let folder = package.appending(path: "Pergola")
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    var found: [String: AdoptedTarget] = [:]
    for name in names {
      let file = folder.appending(path: "\(name)/PergolaSources.json")
      guard let data = FileManager.default.contents(atPath: file.path) else { continue }
      guard let configuration = try? JSONDecoder().decode(SourceConfiguration.self, from: data) else {
        throw ProjectError(file: file.path, reason: "is not a configuration of sources")
      }
      found[configuration.module] = AdoptedTarget(configuration, in: package)
    }
    guard !found.isEmpty else {
      throw ProjectError(file: package.path, reason: "is no adopted package; run `pergola adopt` first")
    }
    let dependencies = try PackageManifest(in: package).targets.reduce(into: [String: [String]]()) {
      $0[$1.name] = $1.uses.map(\.name)
    }
    return ordered(found, dependencies)
  }

  /// The products of other packages that a package's targets use.
  static func products(of package: URL) throws(ProjectError) -> [String] {
    let uses = try PackageManifest(in: package).targets.flatMap(\.uses)
    return Set(uses.filter { $0.package != nil }.map(\.name)).sorted()
  }

  private init(_ configuration: SourceConfiguration, in package: URL) {
    self.configuration = configuration
    let folder = SourceFolder(folder: package)
    sources = Set(configuration.sources.flatMap(folder.files(of:)).filter { $0.hasSuffix(".swift") }).sorted().map {
      TargetFencing.Source(name: $0, path: folder.url(of: $0).path)
    }
  }

  private static func ordered(
    _ targets: [String: AdoptedTarget], _ dependencies: [String: [String]]
  ) -> [AdoptedTarget] {
    var result: [AdoptedTarget] = []
    var seen: Set<String> = []
    func visit(_ name: String) -> Set<String> {
      let own = (dependencies[name] ?? []).filter { targets[$0] != nil && $0 != name }
      var around: Set<String> = []
      if seen.insert(name).inserted {
        for each in own { around.formUnion(visit(each)) }
        if var target = targets[name] {
          target.foreign = around.union(own).sorted().flatMap { targets[$0]?.sources.map(\.path) ?? [] }
          result.append(target)
        }
      }
      return around.union(own)
    }
    for name in targets.keys.sorted() { _ = visit(name) }
    return result
  }
}

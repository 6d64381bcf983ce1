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
    // A manifest that was changed by hand may leave targets out.
    found = found.filter { dependencies[$0.key] != nil }
    return ordered(found, dependencies)
  }

  /// The targets of other packages that a package's targets use, by the products that have them.
  ///
  /// - Parameter checkouts: the folder with the copies of remote packages.
  static func dependencies(of package: URL, checkouts: URL) throws(ProjectError) -> [String] {
    let manifest = try PackageManifest(in: package)
    let folders = manifest.localPackages
    var manifests: [String: PackageManifest] = [:]
    var names = Set(manifest.targets.filter(isBuiltAsItIs).map(\.name))
    for use in manifest.targets.flatMap(\.uses) {
      guard let name = use.package else { continue }
      if manifests[name] == nil {
        let folder = folders.first { $0.lastPathComponent == name } ?? checkouts.appending(path: name)
        manifests[name] = try PackageManifest(in: folder)
      }
      names.formUnion(manifests[name]?.products.first { $0.name == use.name }?.targets ?? [use.name])
    }
    return names.sorted()
  }

  /// True for a target of a package in the adopted package that SwiftPM builds as it is, such as one in C.
  private static func isBuiltAsItIs(_ target: PackageManifest.Target) -> Bool {
    guard let path = target.path, target.type != "test" else { return false }
    return !path.hasPrefix("Pergola/")
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

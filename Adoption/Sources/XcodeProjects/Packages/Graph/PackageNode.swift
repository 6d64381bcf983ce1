import Foundation

/// A package of a project, with its manifest.
struct PackageNode {
  /// The ways in which packages reach a project.
  enum Origin: Equatable {
    /// A folder of the project.
    case local
    /// A folder of what was fetched.
    case fetched
    /// A package that Pergola is built with, too: one version serves both.
    case shared(url: String)
    /// A pod, whose one target is made of its specification.
    case pod(version: String)
  }

  let origin: Origin
  /// The name of the package in a manifest.
  let name: String
  /// The path of the package's folder: from the project's folder, or from the adopted package's for what is fetched.
  let path: String
  /// The package's folder.
  let folder: URL
  let manifest: PackageManifest

  /// The identity: the name in small letters.
  var identity: String { name.lowercased() }

  /// The target with a name; nil if there is none.
  func target(named name: String) -> PackageManifest.Target? { manifest.targets.first { $0.name == name } }

  /// The names of the targets of a product, or of the target with its name; nil if there is neither.
  func targets(of product: String) -> [String]? {
    manifest.products.first { $0.name == product }?.targets ?? target(named: product).map { [$0.name] }
  }

  /// The place of a dependency that has a product.
  ///
  /// - Parameter package: the dependency's name, if the target says it.
  func dependency(named package: String?, product: String) -> PackageProduct.Source? {
    let dependencies = manifest.dependencies ?? []
    let wanted = (package ?? product).lowercased()
    let found =
      dependencies.first { $0.source.map { PackageLock.identity(of: $0.place) } == wanted }
      ?? dependencies.first { $0.sourceControl?.first?.nameForTargetDependencyResolutionOnly?.lowercased() == wanted }
    return (found ?? (dependencies.count == 1 ? dependencies.first : nil))?.source
  }

  /// The trees of a target's files, with paths that start where the package's path does.
  func trees(of target: PackageManifest.Target) -> [FileTree] { trees(of: target, in: path) }

  /// The files of a target, with their paths.
  func files(of target: PackageManifest.Target) -> [String] {
    let folder = SourceFolder(folder: folder)
    return trees(of: target, in: "").flatMap(folder.files(of:)).map { folder.url(of: $0).path }
  }

  private func trees(of target: PackageManifest.Target, in path: String) -> [FileTree] {
    let inner = target.folder(in: folder)
    // The manifests are no sources of a target in the package's own folder.
    let manifests = [".", "./", ""].contains(inner) ? ["Package.swift"] : []
    let excluded = ((target.exclude ?? []) + manifests).map(GroupPaths.normalized)
    let place = GroupPaths.join(path, inner)
    guard let sources = target.sources, !sources.isEmpty else { return [FileTree(place, excluding: excluded)] }
    return sources.map { source in
      let source = GroupPaths.normalized(source)
      let inside = excluded.filter { $0.hasPrefix(source + "/") }.map { String($0.dropFirst(source.count + 1)) }
      return FileTree(GroupPaths.join(place, source), excluding: source.isEmpty ? excluded : inside)
    }
  }

  /// The language mode of a target: its own, otherwise the manifest's.
  func swiftVersion(of target: PackageManifest.Target) -> String {
    target.settings("swiftLanguageMode", of: "swift").first ?? manifest.swiftVersion
  }
}

extension PackageProduct.Source {
  /// The address or the path.
  var place: String {
    switch self {
    case .remote(let url, _): url
    case .local(let path): path
    }
  }
}

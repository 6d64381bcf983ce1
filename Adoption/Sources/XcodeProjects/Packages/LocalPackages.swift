import Foundation

/// Makes targets of a project's local packages, so that their sources are translated like the project's own.
struct LocalPackages {
  private let folder: URL
  private var manifests: [String: PackageManifest] = [:]
  /// The targets that were made, by their names.
  private(set) var targets: [ProjectTarget] = []
  /// Remarks about packages that could not be read.
  private(set) var remarks: [String] = []

  init(of folder: URL) {
    self.folder = folder
  }

  /// Adds the targets of a product, and those that they need.
  ///
  /// - Returns: The names of the product's targets; nil if the package has no such product.
  mutating func add(_ product: String, at path: String) -> [String]? {
    guard let manifest = manifest(at: path),
      let names = manifest.products.first(where: { $0.name == product })?.targets
    else { return nil }
    for name in names { add(target: name, of: manifest, at: path) }
    return names
  }

  private mutating func manifest(at path: String) -> PackageManifest? {
    if let known = manifests[path] { return known }
    do {
      let manifest = try PackageManifest(in: SourceFolder(folder: folder).url(of: path))
      manifests[path] = manifest
      return manifest
    } catch {
      if !remarks.contains(error.description) { remarks.append(error.description) }
      return nil
    }
  }

  private mutating func add(target name: String, of manifest: PackageManifest, at path: String) {
    guard !targets.contains(where: { $0.name == name }),
      let description = manifest.targets.first(where: { $0.name == name }),
      ["regular", "executable"].contains(description.type)
    else { return }
    let inner = description.folder(in: SourceFolder(folder: folder).url(of: path))
    let place = GroupPaths.join(path, inner)
    var target = ProjectTarget(name: name, kind: .framework, settings: BuildSettings())
    target.settings.add(["SWIFT_VERSION": manifest.swiftVersion])
    // The manifest is no source of a target in the package's own folder.
    let manifests = [".", "./", ""].contains(inner) ? ["Package.swift"] : []
    target.sources = [FileTree(place, excluding: (description.exclude ?? []) + manifests)]
    target.resources = target.sources
    targets.append(target)
    let index = targets.count - 1
    for (used, package) in description.uses {
      if package == nil, manifest.targets.contains(where: { $0.name == used }) {
        add(target: used, of: manifest, at: path)
        targets[index].dependencies.append(used)
      } else {
        addProduct(used, of: package, to: index, manifest: manifest, at: path)
      }
    }
  }

  /// Adds a product of another package, local or not, to the target with an index.
  private mutating func addProduct(
    _ product: String, of package: String?, to index: Int, manifest: PackageManifest, at path: String
  ) {
    let wanted = (package ?? product).lowercased()
    let source = (manifest.dependencies ?? []).compactMap(\.source)
      .first { PackageSurvey.identity(of: $0).lowercased() == wanted }
    if case .local(let place)? = source {
      let inner = place.hasPrefix("/") ? relative(place) : GroupPaths.join(path, place)
      targets[index].dependencies += add(product, at: inner) ?? []
    } else {
      targets[index].products.append(PackageProduct(name: product, source: source))
    }
  }

  /// An absolute path as one from the project's folder.
  private func relative(_ path: String) -> String {
    let here = folder.resolvingSymlinksInPath().path.split(separator: "/")
    let there = URL(filePath: path).resolvingSymlinksInPath().path.split(separator: "/")
    let common = zip(here, there).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: here.count - common) + there.dropFirst(common)).joined(separator: "/")
  }
}

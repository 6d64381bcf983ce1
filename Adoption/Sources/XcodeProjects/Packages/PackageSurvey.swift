import Foundation

/// Finds out which packages of a project build on Linux, from the imports of their sources.
public struct PackageSurvey {
  /// The result for one product.
  public enum Result: Equatable, Sendable {
    /// The product builds; its modules, and the package's name in a manifest.
    case builds(modules: Set<String>, package: String)
    /// The product doesn't build, for a reason.
    case fails(reason: String)
  }

  private let folder: URL
  private let scratch: URL
  private var checkouts: [PackageProduct.Source: Swift.Result<URL, ProjectError>] = [:]

  /// Creates a survey for a project in a folder.
  public init(of folder: URL) {
    self.folder = folder
    scratch = FileManager.default.temporaryDirectory.appending(path: "pergola-packages-\(UUID().uuidString)")
  }

  /// Removes the copies of packages that were downloaded.
  public func finish() {
    try? FileManager.default.removeItem(at: scratch)
  }

  /// Looks at a product's sources.
  public mutating func result(of product: PackageProduct) -> Result {
    guard let source = product.source else {
      return .fails(reason: "The project does not say the package of the product.")
    }
    do {
      let checkout = try checkout(of: source)
      let manifest = try PackageManifest(in: checkout)
      return Self.result(of: product.name, in: manifest, at: checkout, package: Self.identity(of: source))
    } catch {
      return .fails(reason: error.description)
    }
  }

  /// The name of a package in a manifest: the last part of its place, without `.git`.
  static func identity(of source: PackageProduct.Source) -> String {
    let place =
      switch source {
      case .remote(let url, _): url
      case .local(let path): path
      }
    let last = place.split { "/:".contains($0) }.last.map(String.init) ?? place
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  private mutating func checkout(of source: PackageProduct.Source) throws(ProjectError) -> URL {
    if let known = checkouts[source] { return try known.get() }
    let result: Swift.Result<URL, ProjectError>
    switch source {
    case .local(let path): result = .success(SourceFolder(folder: folder).url(of: path))
    case .remote(let url, _):
      let copy = scratch.appending(path: String(checkouts.count))
      let clone = Command.run("git", ["clone", "--quiet", "--depth", "1", url, copy.path], timeout: 120)
      result =
        clone.status == 0
        ? .success(copy) : .failure(ProjectError(file: url, reason: "cannot be fetched: \(clone.firstLineOfErrors)"))
    }
    checkouts[source] = result
    return try result.get()
  }

  private static func result(
    of product: String, in manifest: PackageManifest, at folder: URL, package: String
  ) -> Result {
    let names = manifest.products.first { $0.name == product }?.targets ?? [product]
    let targets = Dictionary(manifest.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var known = Set<String>()
    var waiting = names
    while let name = waiting.popLast() {
      guard known.insert(name).inserted, let target = targets[name] else { continue }
      waiting += target.uses.map(\.name)
    }
    guard names.allSatisfy({ targets[$0] != nil }) else { return .fails(reason: "The package has no such product.") }
    for name in known.sorted() {
      guard let target = targets[name] else { continue }
      if target.type == "binary" { return .fails(reason: "“\(name)” is a binary for Apple's platforms.") }
      if let problem = problem(of: target, at: folder, knowing: known) { return .fails(reason: problem) }
    }
    return .builds(modules: Set(names.map { BuildSettings.moduleName($0) }), package: package)
  }

  /// The first import of a target that Linux doesn't have; nil if there is none.
  private static func problem(of target: PackageManifest.Target, at folder: URL, knowing known: Set<String>) -> String?
  {
    let isAvailable = { (module: String) in AvailableModules.toolchain.contains(module) || known.contains(module) }
    let sources = SourceFolder(folder: folder)
    let tree = FileTree(target.folder(in: folder), excluding: target.exclude ?? [])
    for file in sources.files(of: tree) where FileKind(path: file) == .swift {
      guard let text = try? String(contentsOf: sources.url(of: file), encoding: .utf8) else { continue }
      let imports = SourceImports(text, conditions: [], platform: "Linux", isAvailable: isAvailable)
      let missing = imports.lines.keys.sorted().first { !isAvailable($0) }
      if let missing { return "\(file) imports \(missing), which Linux does not have for packages." }
    }
    return nil
  }
}

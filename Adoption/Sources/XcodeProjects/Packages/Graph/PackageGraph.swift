import Foundation

/// The packages of a project, and the packages of these: each target that the project needs, with its verdict.
///
/// - *As it is*: what compiles on Linux, with its own conditions for Linux.
/// - *Translated*: what belongs to the project, what uses UIKit or SwiftUI on a phone, what imports something that Linux lacks,
///   and what depends on it. Conditions hold as on iOS.
/// - *Missing*: binaries, sources in Objective-C, and what can't be had.
///
/// All targets in Swift of a package have the same verdict: it is built as a dependency, or its targets become the project's own.
struct PackageGraph {
  /// A target of a package.
  struct Member: Hashable {
    /// The identity of the package.
    let package: String
    let name: String
  }

  private let project: URL
  private let lock: PackageLock
  private(set) var store: PackageStore
  /// The packages by their identities.
  private(set) var nodes: [String: PackageNode] = [:]
  /// The reasons for which packages can't be had, by their identities.
  private var failures: [String: String] = [:]
  /// The packages that are pods, by the pods' names.
  private var pods: [String: PackageNode] = [:]
  /// The targets that are needed, each after the one that first needs it.
  private(set) var members: [Member] = []
  /// The targets that each target needs, with those that are missing by their names.
  private(set) var uses: [Member: [Result<Member, ProjectError>]] = [:]

  /// - Parameters:
  ///   - project: the project's folder.
  ///   - lock: the versions that the project was last built with.
  ///   - store: the place of what is fetched.
  init(of project: URL, lock: PackageLock, store: PackageStore) {
    self.project = project
    self.lock = lock
    self.store = store
  }

  /// Adds a product, with all targets that it needs.
  ///
  /// - Returns: the product's targets.
  /// - Throws: `ProjectError` if the package can't be had, or has no such product.
  @discardableResult
  mutating func add(_ product: PackageProduct) throws(ProjectError) -> [Member] {
    guard let source = product.source else {
      throw ProjectError(file: product.name, reason: "The project does not say the package of the product.")
    }
    return try add(product.name, of: node(at: source, from: ""))
  }

  /// Adds the libraries of a package that is a project by itself.
  mutating func addLibraries(ofPackageAt path: String) throws(ProjectError) {
    let node = try node(at: .local(path: path), from: "")
    for target in node.manifest.targets where target.type == "regular" { add(target, of: node) }
  }

  /// Adds the dependencies of Carthage that are Swift packages: the products with modules that the project imports.
  ///
  /// - Returns: those that can't be had, with the reasons.
  mutating func add(_ lock: CarthageLock, importing modules: Set<String>) -> [(name: String, reason: String)] {
    var missing = lock.binaries.map { (name: $0, reason: "Carthage has it as a binary for Apple's platforms.") }
    for repository in lock.repositories {
      do throws(ProjectError) {
        let node = try node(at: repository.package, from: "")
        let wanted = node.manifest.products.filter { product in
          product.targets.contains { modules.contains(BuildSettings.moduleName($0)) }
        }
        for product in wanted { try add(product.name, of: node) }
      } catch {
        missing.append((BuildSettings.moduleName(PackageLock.name(of: repository.url)), error.reason))
      }
    }
    return missing
  }

  /// Adds the pods of a lock file. A package of a pod's name takes its place.
  ///
  /// - Returns: the pods that can't be had, with the reasons.
  mutating func add(_ lock: PodLock, _ sources: PodSources) -> [(name: String, reason: String)] {
    var missing: [(name: String, reason: String)] = []
    for pod in lock.pods where nodes[pod.name.lowercased()] == nil {
      do throws(ProjectError) {
        pods[pod.name] = try sources.node(of: pod, &store)
      } catch {
        missing.append((BuildSettings.moduleName(pod.name), error.reason))
      }
    }
    for node in pods.values.sorted(by: { $0.name < $1.name }) {
      nodes[node.identity] = node
      for target in node.manifest.targets { add(target, of: node) }
    }
    return missing
  }

  /// The tests of the project's own packages, which are added with what they need.
  mutating func addTests() -> [Member] {
    var tests: [Member] = []
    for node in nodes.values.sorted(by: { $0.identity < $1.identity }) where node.origin == .local {
      for target in node.manifest.targets where target.type == "test" {
        tests.append(Member(package: node.identity, name: target.name))
        add(target, of: node)
      }
    }
    return tests
  }

  @discardableResult
  private mutating func add(_ product: String, of node: PackageNode) throws(ProjectError) -> [Member] {
    guard let names = node.targets(of: product) else {
      throw ProjectError(file: node.name, reason: "The package has no product “\(product)”.")
    }
    return names.compactMap { name in node.target(named: name).map { add($0, of: node) } }
  }

  @discardableResult
  private mutating func add(_ target: PackageManifest.Target, of node: PackageNode) -> Member {
    let member = Member(package: node.identity, name: target.name)
    guard uses[member] == nil else { return member }
    uses[member] = []
    members.append(member)
    for use in target.uses {
      if use.package == nil, let inner = node.target(named: use.name) {
        let used = add(inner, of: node)
        if inner.type != "plugin" { uses[member, default: []].append(.success(used)) }
        continue
      }
      if case .pod = node.origin {
        uses[member, default: []].append(pod(named: use.name))
        continue
      }
      do throws(ProjectError) {
        guard let source = node.dependency(named: use.package, product: use.name) else {
          throw ProjectError(file: node.name, reason: "The package does not say where “\(use.name)” is.")
        }
        let used = try add(use.name, of: self.node(at: source, from: node.path))
        uses[member, default: []] += used.map { .success($0) }
      } catch {
        uses[member, default: []].append(.failure(ProjectError(file: use.name, reason: error.reason)))
      }
    }
    return member
  }

  /// The target of a pod that another one needs.
  private mutating func pod(named pod: String) -> Result<Member, ProjectError> {
    guard let node = pods[pod] ?? nodes[pod.lowercased()], let target = node.manifest.targets.first else {
      return .failure(ProjectError(file: BuildSettings.moduleName(pod), reason: "The pod can't be had."))
    }
    return .success(add(target, of: node))
  }

  /// The package at a place that a project or a package in a folder names.
  private mutating func node(at source: PackageProduct.Source, from path: String) throws(ProjectError) -> PackageNode {
    let identity = self.identity(of: source, from: path)
    if let known = nodes[identity] { return known }
    if let failure = failures[identity] { throw ProjectError(file: source.place, reason: failure) }
    do throws(ProjectError) {
      let node = try read(source, from: path)
      nodes[identity] = node
      return node
    } catch {
      failures[identity] = error.reason
      throw error
    }
  }

  private func identity(of source: PackageProduct.Source, from path: String) -> String {
    guard case .local(let place) = source, !place.hasPrefix("/") else { return PackageLock.identity(of: source.place) }
    let full = GroupPaths.join(path, place)
    return full.isEmpty ? project.lastPathComponent.lowercased() : PackageLock.identity(of: full)
  }

  private mutating func read(_ source: PackageProduct.Source, from path: String) throws(ProjectError) -> PackageNode {
    switch source {
    case .local(let place):
      let full = place.hasPrefix("/") ? relative(place) : GroupPaths.join(path, place)
      let folder = SourceFolder(folder: project).url(of: full)
      let name = folder.standardizedFileURL.lastPathComponent
      return PackageNode(
        origin: .local, name: name, path: full, folder: folder, manifest: try manifest(in: folder))
    case .remote(let url, let requirement):
      let identity = PackageLock.identity(of: url)
      guard let wanted = lock.pins[identity]?.requirement ?? PackageRequirement(requirement) else {
        throw ProjectError(file: url, reason: "is asked for in a way that is not known: \(requirement)")
      }
      let isShared = AvailableModules.packages.contains(identity)
      let folder = try store.folder(of: url, at: isShared ? .range("0.0.0", "1000.0.0") : wanted)
      return PackageNode(
        origin: isShared ? .shared(url: url) : .fetched, name: PackageLock.name(of: url),
        path: PackageStore.path(of: url),
        folder: folder, manifest: try manifest(in: folder))
    }
  }

  private func manifest(in folder: URL) throws(ProjectError) -> PackageManifest {
    try PackageManifest(in: folder).replacingAddresses(store.mirrors.original)
  }

  /// An absolute path as one from the project's folder.
  private func relative(_ path: String) -> String {
    let here = project.resolvingSymlinksInPath().path.split(separator: "/")
    let there = URL(filePath: path).resolvingSymlinksInPath().path.split(separator: "/")
    let common = zip(here, there).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: here.count - common) + there.dropFirst(common)).joined(separator: "/")
  }
}

import Foundation

extension PackageGraph {
  /// The targets of the adopted package that a target needs, by their names, and the products of packages that are built as
  /// they are.
  typealias Links = (targets: [String], products: [PackageProduct])

  /// The parts of an adopted package that come from packages.
  struct Parts {
    fileprivate let verdicts: [Member: Verdict]
    /// The packages whose targets become targets of the adopted package.
    fileprivate let own: Set<String>
    /// The targets that are translated.
    fileprivate(set) var targets: [ProjectTarget] = []
    /// The targets that SwiftPM builds as they are, in the adopted package.
    fileprivate(set) var natives: [NativeTarget] = []
    /// The modules that can be imported, with the products of those that are built as they are.
    fileprivate(set) var modules: [String: PackageProduct?] = [:]
    /// The packages that are built as they are.
    fileprivate(set) var packages: Set<PackageProduct.Source> = []
    /// The targets and products that are missing, with the reasons.
    fileprivate(set) var missing: [(name: String, reason: String)] = []
    /// A line for each package, for the report.
    fileprivate(set) var report: [String] = []
  }

  /// The parts of the adopted package.
  ///
  /// - Parameter tests: the targets with tests.
  func parts(tests: [Member]) -> Parts {
    let verdicts = verdicts()
    var parts = Parts(verdicts: verdicts, own: Set(nodes.values.filter { isOwn($0, verdicts) }.map(\.identity)))
    for member in members {
      guard let node = nodes[member.package], let target = node.target(named: member.name), target.type != "plugin"
      else {
        continue
      }
      if case .missing(let reason)? = verdicts[member] {
        parts.missing.append((member.name, reason))
      } else {
        add(target, of: node, member, isTests: tests.contains(member), to: &parts)
      }
    }
    for case .failure(let error) in uses.values.joined()
    where !parts.missing.contains(where: { $0.name == error.file }) {
      parts.missing.append((error.file, error.reason))
    }
    parts.report = report(verdicts)
    return parts
  }

  private func add(
    _ target: PackageManifest.Target, of node: PackageNode, _ member: Member, isTests: Bool, to parts: inout Parts
  ) {
    let isOwn = parts.own.contains(member.package)
    let product = isOwn ? nil : product(with: member)
    parts.modules[BuildSettings.moduleName(member.name)] = .some(product)
    guard isOwn else {
      if node.origin == .fetched { parts.packages.insert(.local(path: node.path)) }
      return
    }
    let links = links(to: (uses[member] ?? []).compactMap { try? $0.get() }, in: parts)
    parts.packages.formUnion(links.products.compactMap(\.source))
    if parts.verdicts[member]?.isTranslated == true {
      parts.targets.append(translated(target, of: node, links, isTests: isTests))
      return
    }
    let products = links.products.map { product in
      let package = product.source.map { PackageLock.name(of: $0.place) } ?? product.name
      return ".product(name: \(Manifest.literal(product.name)), package: \(Manifest.literal(package)))"
    }
    let path = GroupPaths.join(node.path, target.folder(in: node.folder))
    parts.natives.append(
      NativeTarget(target: target, path: path, dependencies: links.targets.map(Manifest.literal) + products))
  }

  /// True for a package whose targets become targets of the adopted package.
  private func isOwn(_ node: PackageNode, _ verdicts: [Member: Verdict]) -> Bool {
    node.origin == .local || members.contains { $0.package == node.identity && verdicts[$0]?.isTranslated == true }
  }

  /// The links to targets of packages.
  func links(to members: [Member], in parts: Parts) -> Links {
    var result: Links = ([], [])
    for member in members where parts.verdicts[member]?.isMissing != true {
      if parts.own.contains(member.package) {
        if !result.targets.contains(member.name) { result.targets.append(member.name) }
      } else if let product = product(with: member), !result.products.contains(product) {
        result.products.append(product)
      }
    }
    return result
  }

  /// The product of a package that is built as it is, with one of its targets.
  private func product(with member: Member) -> PackageProduct? {
    guard let node = nodes[member.package],
      let product = node.manifest.products.first(where: { $0.targets.contains(member.name) })
    else { return nil }
    switch node.origin {
    case .shared(let url):
      return PackageProduct(name: product.name, source: .remote(url: url, requirement: #""0.0.0"..<"1000.0.0""#))
    case .fetched, .local, .pod: return PackageProduct(name: product.name, source: .local(path: node.path))
    }
  }

  private func translated(
    _ description: PackageManifest.Target, of node: PackageNode,
    _ links: Links, isTests: Bool
  ) -> ProjectTarget {
    var target = ProjectTarget(
      name: description.name, kind: isTests ? .unitTests : .framework, settings: BuildSettings())
    target.settings.add(["SWIFT_VERSION": node.swiftVersion(of: description)])
    let conditions = description.settings("define", of: "swift")
    if !conditions.isEmpty {
      target.settings.add(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": conditions.joined(separator: " ")])
    }
    if let isolation = description.settings("defaultIsolation", of: "swift").first, isolation.contains("MainActor") {
      target.settings.add(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])
    }
    target.upcomingFeatures = description.settings("enableUpcomingFeature", of: "swift")
    target.experimentalFeatures = description.settings("enableExperimentalFeature", of: "swift")
    target.sources = node.trees(of: description)
    target.resources = target.sources
    (target.dependencies, target.products) = links
    return target
  }

  /// A line for each package.
  private func report(_ verdicts: [Member: Verdict]) -> [String] {
    nodes.values.filter { $0.origin != .local }.sorted { $0.identity < $1.identity }.compactMap { node in
      let own = members.filter { $0.package == node.identity }
      guard !own.isEmpty, !own.allSatisfy({ verdicts[$0]?.isMissing == true }) else { return nil }
      let reasons = own.compactMap { member -> String? in
        if case .translated(let reason)? = verdicts[member] { reason } else { nil }
      }
      let fetched = store.packages[node.identity]
      var version = fetched.map { $0.isExact ? $0.taken : "\($0.taken) (nearest to \($0.wanted))" }
      if case .pod(let pinned) = node.origin { version = version ?? pinned }
      let how = reasons.first.map { "translated: \($0)" } ?? "as it is"
      return "\(node.name) \(isShared(own[0]) ? "as Pergola has it" : version ?? ""), \(how)"
    }
  }
}

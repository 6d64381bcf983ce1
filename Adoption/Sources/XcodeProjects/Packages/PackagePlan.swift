import Foundation
import SwiftSources

/// The package that is made of a project: its targets and their dependencies, before anything is written.
struct PackagePlan {
  /// A target of the package.
  struct Target {
    var source: ProjectTarget
    var configuration: SourceConfiguration
    /// The Swift files, as paths from the project's folder.
    var files: [String]
    /// The language mode as it stands in a manifest, such as "v5".
    var languageMode: String
    /// The modules of the project that it depends on.
    var modules: [String] = []
    /// The products of packages.
    var products: [PackageProduct] = []
    /// The list libraries and frameworks of ours that it imports.
    var libraries: [String] = []
    /// The settings of its tests; nil for none.
    var tests: TestSettings?
    /// The test that the package gets with the target; nil for a target of the project.
    var firstTest: FirstTest?
  }

  let project: XcodeProject
  var targets: [Target] = []
  var report = AdoptionReport()
  /// The packages that are built as they are.
  private(set) var packages: Set<PackageProduct.Source> = []
  /// The targets of packages that SwiftPM builds as they are, in the adopted package.
  private(set) var natives: [NativeTarget] = []
  /// The list of the packages that were fetched; nil for none.
  private(set) var fetched: String?
  /// The modules of packages, with the products of those that are built as they are.
  private var packageModules: [String: PackageProduct?] = [:]
  private var imports: [String: [String: Int]] = [:]
  let folder: SourceFolder

  /// - Parameters:
  ///   - package: the adopted package's folder, where packages are fetched to.
  ///   - isStrict: files that import missing modules are left out.
  ///   - takesNearest: a version of a package that can't be had becomes the nearest that can.
  init(_ project: XcodeProject, package: URL, isStrict: Bool, takesNearest: Bool) throws(ProjectError) {
    self.project = project
    report.isStrict = isStrict
    folder = SourceFolder(folder: project.folder, package: package)
    report.remarks = project.remarks
    let store = PackageStore(of: package, project: project.folder, takesNearest: takesNearest)
    for target in try withPackages(store) { add(target) }
    guard !targets.isEmpty else {
      throw ProjectError(
        file: project.folder.path, reason: "the project has no app, framework or unit tests for iOS with Swift files")
    }
    for index in targets.indices { targets[index].products = targets[index].source.products }
    let modules = Set(packageModules.keys).union(targets.map(\.configuration.module))
    let isAvailable = { @Sendable (module: String) in AvailableModules.contains(module) || modules.contains(module) }
    readImports(isAvailable)
    let dropped = isStrict ? leaveOutMissing(isAvailable) : []
    if !isStrict { noteMissing(isAvailable) }
    findMissingClasses(dropped)
    connect()
    addFirstTests(isAvailable)
    packages.formUnion(targets.flatMap(\.products).compactMap(\.source))
    describe()
  }

  /// The project's targets, and those of packages that are translated. Products are those of packages that are built as they
  /// are.
  private mutating func withPackages(_ store: PackageStore) throws(ProjectError) -> [ProjectTarget] {
    var graph = PackageGraph(of: project.folder, lock: try project.lock, store: store)
    if project.isPackage { try graph.addLibraries(ofPackageAt: "") }
    let built = project.targets.filter { SourceConfiguration.Kind($0.kind) != nil && $0.isForPhone }
    // Packages in folders take the place of fetched ones with the same name.
    let products = Self.unique(built.flatMap(\.products)).sorted { $0.isLocal && !$1.isLocal }
    var members: [PackageProduct: [PackageGraph.Member]] = [:]
    for product in products where !AvailableModules.libraries.contains(product.name) {
      do throws(ProjectError) {
        members[product] = try graph.add(product)
      } catch {
        report.missing.append(.init(name: product.name, reason: error.description, files: []))
      }
    }
    var missing: [(name: String, reason: String)] = []
    if let lock = try CarthageLock(in: project.folder) {
      missing += graph.add(lock, importing: modules(importedBy: built))
    }
    if let lock = try PodLock(in: project.folder) {
      missing += graph.add(lock, PodSources(project: project.folder, specifications: project.podSpecifications))
    }
    report.missing += missing.map { .init(name: $0.name, reason: $0.reason, files: []) }
    let tests = graph.addTests()
    let parts = graph.parts(tests: tests)
    natives = parts.natives
    packages = parts.packages
    packageModules = parts.modules
    fetched = try graph.store.list()
    report.packages = parts.report
    for entry in parts.missing where !report.missing.contains(where: { $0.name == entry.name }) {
      report.missing.append(.init(name: entry.name, reason: entry.reason, files: []))
    }
    let own = project.targets.map { target in
      let links = graph.links(to: target.products.flatMap { members[$0] ?? [] }, in: parts)
      var target = target
      target.dependencies += links.targets
      target.products = links.products
      return target
    }
    return own + parts.targets
  }

  /// The modules that the sources of targets import.
  private func modules(importedBy targets: [ProjectTarget]) -> Set<String> {
    var modules: Set<String> = []
    for target in targets {
      let environment = CompilationEnvironment(target.compilationSettings) { _ in true }
      for file in target.sources.flatMap(folder.files(of:)) where FileKind(path: file) == .swift {
        guard let text = try? String(contentsOf: folder.url(of: file), encoding: .utf8) else { continue }
        modules.formUnion(SourceImports(text, in: environment).lines.keys)
      }
    }
    return modules
  }

  private mutating func add(_ target: ProjectTarget) {
    guard let kind = SourceConfiguration.Kind(target.kind) else {
      report.leftOut.append("\(target.name): \(Self.reason(for: target.kind))")
      return
    }
    guard target.isForPhone else {
      report.leftOut.append("\(target.name): is not built for iOS")
      return
    }
    let sources = existing(target.sources, of: target)
    let files = sources.flatMap(folder.files(of:))
    let swift = Self.unique(files.filter { FileKind(path: $0) == .swift })
    report.foreign = Self.unique(report.foreign + files.filter { FileKind(path: $0) == .foreign })
    guard !swift.isEmpty else {
      report.leftOut.append("\(target.name): has no Swift files")
      return
    }
    let module = target.moduleName
    if let other = targets.first(where: { $0.configuration.module == module }) {
      report.leftOut.append("\(target.name): its module \(module) is also that of \(other.source.name)")
      return
    }
    for script in target.scripts {
      report.remarks.append("The script “\(script)” of the target “\(target.name)” is not run.")
    }
    let resources = Self.unique(existing(target.resources, of: target))
    targets.append(
      Target(
        source: target,
        configuration: SourceConfiguration(
          module: module, kind: kind, sources: Self.unique(sources), resources: resources.isEmpty ? nil : resources,
          isMainActorDefault: target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" ? true : nil,
          developmentRegion: project.developmentRegion,
          assetSymbols: Self.assetSymbols(target.settings, resources, in: folder)),
        files: swift, languageMode: Self.languageMode(target.settings["SWIFT_VERSION"], isTests: kind == .tests),
        tests: kind == .tests ? project.tests[target.name].flatMap { $0.isEmpty ? nil : $0 } : nil))
  }

  /// The language mode of a Swift version. Versions below 4 have none in today's compilers, and tests have no mode 6: there,
  /// XCTest on Linux ends at the first test of a class that belongs to the main actor.
  private static func languageMode(_ version: String?, isTests: Bool) -> String {
    guard let version, !version.isEmpty else { return "v5" }
    if version.hasPrefix("4.2") { return "v4_2" }
    if version.hasPrefix("4") { return "v4" }
    return version.hasPrefix("6") && !isTests ? "v6" : "v5"
  }

  /// The names of assets that the target's settings ask for. Xcode makes constants unless they are switched off.
  private static func assetSymbols(
    _ settings: BuildSettings, _ resources: [FileTree], in folder: SourceFolder
  ) -> SourceConfiguration.AssetSymbols? {
    guard settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO",
      resources.flatMap(folder.files(of:)).contains(where: { $0.hasSuffix(".xcassets") })
    else { return nil }
    return settings.isEnabled("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ? .extensions : .resources
  }

  private static func reason(for kind: ProjectTarget.Kind) -> String {
    switch kind {
    case .userInterfaceTests: "tests of the user interface use an app from outside, which Linux has no tool for"
    case .other(let type) where type.contains("app-extension") || type == "extensionkit-extension":
      "is an extension of an app, which runs in other apps"
    case .other(let type): "is a product of the type \(type)"
    case .app, .framework, .unitTests: "is not built"
    }
  }

  private mutating func existing(_ trees: [FileTree], of target: ProjectTarget) -> [FileTree] {
    trees.filter { tree in
      guard let problem = folder.problem(of: tree.path) else { return true }
      let remark = "\(tree.path) of the target “\(target.name)” \(problem)."
      if !report.remarks.contains(remark) { report.remarks.append(remark) }
      return false
    }
  }

  static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var known = Set<Element>()
    return elements.filter { known.insert($0).inserted }
  }
}

extension PackagePlan {
  /// Reads the imports of the files. `canImport` holds for the modules that are available.
  private mutating func readImports(_ isAvailable: @escaping @Sendable (String) -> Bool) {
    for target in targets {
      let environment = CompilationEnvironment(target.source.compilationSettings, isAvailable: isAvailable)
      for file in target.files where imports[file] == nil {
        guard let text = try? String(contentsOf: folder.url(of: file), encoding: .utf8) else {
          report.remarks.append("\(file) cannot be read as UTF-8.")
          continue
        }
        imports[file] = SourceImports(text, in: environment).lines
      }
    }
  }

  /// Notes the modules that are not available, with the files that import them.
  ///
  /// - Returns: the files by their modules.
  @discardableResult
  private mutating func noteMissing(_ isAvailable: (String) -> Bool) -> [String: [String]] {
    var files: [String: [String]] = [:]
    for file in imports.keys.sorted() {
      for module in (imports[file] ?? [:]).keys where !isAvailable(module) { files[module, default: []].append(file) }
    }
    for (module, importers) in files.sorted(by: { $0.key < $1.key }) {
      if let index = report.missing.firstIndex(where: { BuildSettings.moduleName($0.name) == module }) {
        report.missing[index].files = importers
      } else {
        report.missing.append(
          .init(
            name: module, reason: "is neither on Linux, nor in Pergola, nor a package of the project", files: importers)
        )
      }
    }
    return files
  }

  /// Leaves out the files that import modules which are not available, and returns their paths.
  private mutating func leaveOutMissing(_ isAvailable: (String) -> Bool) -> Set<String> {
    let dropped = Set(noteMissing(isAvailable).values.joined())
    for index in targets.indices {
      targets[index].files.removeAll(where: dropped.contains)
      targets[index].configuration.sources = targets[index].configuration.sources.compactMap { tree in
        Self.leavingOut(dropped, of: tree)
      }
    }
    let empty = targets.filter(\.files.isEmpty)
    report.leftOut += empty.map { "\($0.source.name): all of its files import missing dependencies" }
    targets.removeAll(where: \.files.isEmpty)
    return dropped
  }

  private static func leavingOut(_ files: Set<String>, of tree: FileTree) -> FileTree? {
    if files.contains(tree.path) { return nil }
    let inside = files.filter { $0.hasPrefix(tree.path + "/") || tree.path.isEmpty }
      .map { tree.path.isEmpty ? $0 : String($0.dropFirst(tree.path.count + 1)) }
    return FileTree(tree.path, excluding: (tree.excluding ?? []) + inside, whole: tree.whole ?? false)
  }

  /// Finds the dependencies between targets: those of the project, and the modules that files import.
  private mutating func connect() {
    let modules = Dictionary(
      targets.map { ($0.source.name, $0.configuration.module) }, uniquingKeysWith: { first, _ in first })
    let own = Set(modules.values)
    let nativeNames = Set(natives.map(\.name))
    for index in targets.indices {
      let imported = Set(targets[index].files.flatMap { (imports[$0] ?? [:]).keys })
      let declared = (targets[index].source.dependencies + [targets[index].source.host].compactMap(\.self))
        .compactMap { modules[$0] ?? (nativeNames.contains($0) ? $0 : nil) }
      let module = targets[index].configuration.module
      targets[index].modules = own.intersection(imported).union(declared).subtracting([module]).sorted()
      let undeclared = imported.compactMap { packageModules[$0] ?? nil }.filter {
        !targets[index].products.contains($0)
      }
      targets[index].products += Self.unique(undeclared).sorted { $0.name < $1.name }
      let frameworks = AvailableModules.frameworks.filter { imported.contains($0.original) }.map(\.ours)
      targets[index].libraries =
        AvailableModules.libraries.intersection(imported).subtracting(own).union(frameworks).sorted()
      targets[index].configuration.host = targets[index].source.host.flatMap { modules[$0] }
    }
  }

  private mutating func describe() {
    for target in targets {
      report.targets.append((target.configuration.module, target.configuration.kind, target.files.count))
    }
  }
}

extension SourceConfiguration.Kind {
  /// The kind of a project's target; nil for a target that is not built on Linux.
  init?(_ kind: ProjectTarget.Kind) {
    switch kind {
    case .app: self = .app
    case .framework: self = .framework
    case .unitTests: self = .tests
    case .userInterfaceTests, .other: return nil
    }
  }
}

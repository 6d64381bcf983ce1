import Foundation

/// The manifest of a package, as `swift package dump-package` prints it.
package struct PackageManifest: Decodable {
  package struct Product: Decodable {
    /// The kind of a product, by the only key of an object: "executable" or "library".
    private struct Kind: Decodable {
      var names: [String]

      private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }

      init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue)
      }
    }

    private enum CodingKeys: String, CodingKey { case name, targets, type }

    package var name: String
    package var targets: [String]
    /// The product is a program.
    package var isExecutable = false

    init(name: String, targets: [String]) { (self.name, self.targets) = (name, targets) }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      targets = try container.decode([String].self, forKey: .targets)
      isExecutable = try container.decodeIfPresent(Kind.self, forKey: .type)?.names == ["executable"]
    }
  }

  package struct Target: Decodable {
    /// A setting of a compiler or of the linker.
    struct Setting: Decodable {
      struct Value: Decodable {
        var texts: [String]

        private enum CodingKeys: String, CodingKey { case value = "_0" }

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          texts =
            (try? container.decode([String].self, forKey: .value))
            ?? (try? container.decode(String.self, forKey: .value)).map { [$0] } ?? []
        }
      }
      /// "swift", "c", "cxx" or "linker".
      var tool: String
      /// The name of the setting with its values.
      var kind: [String: Value]
      var condition: Condition?
    }

    package var name: String
    package var path: String?
    package var type: String
    var exclude: [String]?
    var sources: [String]?
    var publicHeadersPath: String?
    var pkgConfig: String?
    var settings: [Setting]?
    var dependencies: [[String: [Part?]]]?

    /// The targets and products that the target asks for on iOS, each with the name of its package if that is said.
    package var uses: [(name: String, package: String?)] {
      var result: [(name: String, package: String?)] = []
      for (kind, parts) in (dependencies ?? []).joined() {
        guard parts.allSatisfy({ $0?.condition?.holdsOnPhones ?? true }), let name = parts.first??.text else {
          continue
        }
        result.append((name, kind == "product" && parts.count > 1 ? parts[1]?.text : nil))
      }
      return result
    }

    /// The path of the target's folder from the package's.
    func folder(in package: URL) -> String {
      let places =
        type == "test" ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
      return path ?? places.map { "\($0)/\(name)" }
        .first { FileManager.default.fileExists(atPath: package.appending(path: $0).path) } ?? places[0]
    }

    /// The values of the settings of a tool that hold on iOS.
    func settings(_ name: String, of tool: String) -> [String] {
      (settings ?? []).filter { $0.tool == tool && $0.condition?.holdsOnPhones ?? true }
        .flatMap { $0.kind[name]?.texts ?? [] }
    }
  }

  /// The systems on which a dependency or a setting is used.
  struct Condition: Decodable {
    var platformNames: [String]?

    var holdsOnPhones: Bool { platformNames.map { $0.isEmpty || $0.contains("ios") } ?? true }
  }

  /// A text, a condition, or anything else, which is ignored.
  struct Part: Decodable {
    var text: String?
    var condition: Condition?

    init(text: String) { self.text = text }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text = try? container.decode(String.self)
      condition = text == nil ? try? container.decode(Condition.self) : nil
    }
  }

  /// A dependency on a package, of which only the place is read.
  struct Dependency: Decodable {
    struct Folder: Decodable {
      var path: String
    }
    struct Repository: Decodable {
      /// The name by which targets may call the package, if it has another.
      var nameForTargetDependencyResolutionOnly: String?
      struct Location: Decodable {
        struct Address: Decodable {
          var urlString: String
        }
        var remote: [Address]?
        /// The folder of a repository on this machine.
        var local: [String]?
      }
      struct Requirement: Decodable {
        struct Range: Decodable {
          var lowerBound: String
          var upperBound: String
        }
        var range: [Range]?
        var exact: [String]?
        var branch: [String]?
        var revision: [String]?

        /// The requirement as it stands in a manifest; nil if it has another form.
        var text: String? {
          if let range = range?.first { return "\"\(range.lowerBound)\"..<\"\(range.upperBound)\"" }
          if let version = exact?.first { return "exact: \"\(version)\"" }
          if let branch = branch?.first { return "branch: \"\(branch)\"" }
          if let revision = revision?.first { return "revision: \"\(revision)\"" }
          return nil
        }
      }
      var location: Location
      var requirement: Requirement
    }
    var fileSystem: [Folder]?
    var sourceControl: [Repository]?

    /// The place of the package; nil if it has another form.
    var source: PackageProduct.Source? {
      if let folder = fileSystem?.first { return .local(path: folder.path) }
      guard let repository = sourceControl?.first,
        let address = repository.location.remote?.first?.urlString ?? repository.location.local?.first
      else { return nil }
      return repository.requirement.text.map { .remote(url: address, requirement: $0) }
    }
  }

  struct ToolsVersion: Decodable {
    var _version: String
  }

  package var name: String
  package var products: [Product]
  package private(set) var targets: [Target]
  private(set) var dependencies: [Dependency]?
  var toolsVersion: ToolsVersion?
  var swiftLanguageVersions: [String]?

  /// The language mode of the targets, "5" or "6": the latest that the manifest allows, otherwise that of its tools.
  var swiftVersion: String {
    let versions = swiftLanguageVersions ?? [toolsVersion?._version ?? "5"]
    return versions.contains { $0.hasPrefix("6") } ? "6" : "5"
  }

  /// The folders of the packages that are given by a path.
  package var localPackages: [URL] {
    (dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map { URL(filePath: $0.path) }
  }

  /// The manifest with other addresses of the packages that it depends on.
  func replacingAddresses(_ change: (String) -> String) -> PackageManifest {
    var manifest = self
    manifest.dependencies = dependencies?.map { dependency in
      var dependency = dependency
      guard let source = dependency.source, case .remote(let url, _) = source else { return dependency }
      dependency.sourceControl?[0].location = .init(remote: [.init(urlString: change(url))])
      return dependency
    }
    return manifest
  }

  /// The manifest of a package with one target, which needs other packages of this form.
  init(module: String, path: String, sources: [String]?, dependencies: [String]) {
    name = module
    products = [Product(name: module, targets: [module])]
    targets = [
      Target(
        name: module, path: path, type: "regular", sources: sources,
        dependencies: dependencies.map { ["product": [Part(text: $0)]] })
    ]
  }

  /// Reads the manifest of a package, as it is on a Mac: there, conditions of iOS are those of the package's author.
  package init(in folder: URL) throws(ProjectError) {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
      throw ProjectError(file: folder.path, reason: "contains no Package.swift")
    }
    let copy = try ManifestCopy(of: folder)
    defer { copy?.remove() }
    let place = copy?.folder ?? folder
    let dump = Command.run("swift", ["package", "--package-path", place.path, "dump-package"], timeout: 120)
    guard dump.status == 0 else {
      throw ProjectError(file: folder.path, reason: "has a manifest that cannot be read: \(dump.firstLineOfErrors)")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: dump.output)
    } catch {
      throw ProjectError(file: folder.path, reason: "has a manifest of an unknown form: \(error)")
    }
    guard let copy else { return }
    dependencies = dependencies?.map { dependency in
      var dependency = dependency
      dependency.fileSystem = dependency.fileSystem?.map { .init(path: copy.original(of: $0.path)) }
      return dependency
    }
  }
}

/// A copy of the manifests of a package in which conditions hold as on a Mac; made only for those that have some.
private struct ManifestCopy {
  private let root: URL
  /// The folder of the copy. The path of the original folder follows that of the root, so that relative paths can be told.
  let folder: URL

  init?(of original: URL) throws(ProjectError) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: original.path)) ?? [])
      .filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
    var texts: [String: String] = [:]
    for name in names { texts[name] = try? String(contentsOf: original.appending(path: name), encoding: .utf8) }
    guard texts.values.contains(where: { Self.onMac($0) != $0 }) else { return nil }
    root = FileManager.default.temporaryDirectory.appending(path: "pergola-manifest-\(UUID().uuidString)")
    folder = root.appending(path: original.standardizedFileURL.path)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in texts {
        try Data(Self.onMac(text).utf8).write(to: folder.appending(path: name))
      }
    } catch {
      throw ProjectError(file: folder.path, reason: "cannot be written: \(error.localizedDescription)")
    }
  }

  private static func onMac(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.trimmingPrefix(while: \.isWhitespace).hasPrefix("#") else { return String(line) }
      return String(line).replacing(/\bos\(macOS\)|\bos\(OSX\)|\bcanImport\(Darwin\)/, with: "true")
        .replacing(/\bos\(\w+\)/, with: "false")
    }.joined(separator: "\n")
  }

  /// The place of a path that a manifest of the copy gave.
  func original(of path: String) -> String {
    let start = root.path
    return path.hasPrefix(start + "/") ? String(path.dropFirst(start.count)) : path
  }

  func remove() { try? FileManager.default.removeItem(at: root) }
}

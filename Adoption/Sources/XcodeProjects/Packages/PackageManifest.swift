import Foundation

/// The manifest of a package, as `swift package dump-package` prints it.
package struct PackageManifest: Decodable {
  package struct Product: Decodable {
    package var name: String
    package var targets: [String]
  }

  package struct Target: Decodable {
    package var name: String
    var path: String?
    var type: String
    var exclude: [String]?
    var dependencies: [[String: [Part?]]]?

    /// The targets and products that the target asks for, each with the name of its package if that is said.
    package var uses: [(name: String, package: String?)] {
      var result: [(name: String, package: String?)] = []
      for (kind, parts) in (dependencies ?? []).joined() {
        let texts: [String?] = parts.map { $0?.text }
        guard let first = texts.first, let name = first else { continue }
        result.append((name, kind == "product" && texts.count > 1 ? texts[1] : nil))
      }
      return result
    }

    /// The path of the target's folder from the package's.
    func folder(in package: URL) -> String {
      path ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
        .first { FileManager.default.fileExists(atPath: package.appending(path: $0).path) } ?? "Sources"
    }
  }

  /// A text, or anything else, which is ignored.
  struct Part: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
  }

  /// A dependency on a package, of which only the place is read.
  struct Dependency: Decodable {
    struct Folder: Decodable {
      var path: String
    }
    struct Repository: Decodable {
      struct Location: Decodable {
        struct Address: Decodable {
          var urlString: String
        }
        var remote: [Address]?
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
      guard let repository = sourceControl?.first, let address = repository.location.remote?.first else { return nil }
      return repository.requirement.text.map { .remote(url: address.urlString, requirement: $0) }
    }
  }

  struct ToolsVersion: Decodable {
    var _version: String
  }

  package var name: String
  package var products: [Product]
  package var targets: [Target]
  var dependencies: [Dependency]?
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

  package init(in folder: URL) throws(ProjectError) {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
      throw ProjectError(file: folder.path, reason: "contains no Package.swift")
    }
    let dump = Command.run("swift", ["package", "--package-path", folder.path, "dump-package"], timeout: 120)
    guard dump.status == 0, let manifest = try? JSONDecoder().decode(Self.self, from: dump.output) else {
      throw ProjectError(file: folder.path, reason: "has a manifest that cannot be read: \(dump.firstLineOfErrors)")
    }
    self = manifest
  }
}

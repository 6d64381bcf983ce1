import Foundation

/// The dependencies of a project in the versions of its `Cartfile.resolved`.
struct CarthageLock: Equatable {
  /// A dependency in a git repository.
  struct Repository: Equatable {
    let url: String
    /// A tag or a revision.
    let version: String

    /// The repository as the place of a Swift package.
    var package: PackageProduct.Source {
      let isRevision = version.count == 40 && version.allSatisfy(\.isHexDigit)
      return .remote(url: url, requirement: "\(isRevision ? "revision" : "exact"): \"\(version)\"")
    }
  }

  static let fileName = "Cartfile.resolved"

  private(set) var repositories: [Repository] = []
  /// The names of frameworks that are had only as binaries.
  private(set) var binaries: [String] = []

  /// The lock file of a project; nil if the project has none.
  ///
  /// - Throws: `ProjectError` for a line of an unknown form.
  init?(in folder: URL) throws(ProjectError) {
    let file = folder.appending(path: Self.fileName)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw ProjectError(file: file.path, reason: "cannot be read as UTF-8")
    }
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let code = line.prefix { $0 != "#" }
      guard code.contains(where: { !$0.isWhitespace }) else { continue }
      guard let match = code.firstMatch(of: #/^\s*(github|git|binary)\s+"([^"]+)"\s+"([^"]+)"\s*$/#) else {
        throw ProjectError(
          file: file.path, line: index + 1,
          reason: "is no dependency of Carthage; expected github, git or binary with a place and a version")
      }
      add(kind: match.1, place: String(match.2), version: String(match.3))
    }
  }

  private mutating func add(kind: Substring, place: String, version: String) {
    switch kind {
    case "binary":
      binaries.append(BuildSettings.moduleName((PackageLock.name(of: place) as NSString).deletingPathExtension))
    case "github" where !place.contains("://"):
      repositories.append(Repository(url: "https://github.com/\(place)", version: version))
    default: repositories.append(Repository(url: place, version: version))
    }
  }
}

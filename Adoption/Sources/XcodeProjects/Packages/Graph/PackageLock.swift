import Foundation

/// The versions of packages that a project was last built with, `Package.resolved`.
public struct PackageLock: Sendable, Equatable {
  /// The package of a pin.
  struct Pin: Equatable, Sendable {
    var location: String
    /// The version, the branch's revision or the revision alone.
    var requirement: PackageRequirement
  }

  /// The pins by the identity of their packages.
  private(set) var pins: [String: Pin] = [:]

  /// An empty lock file.
  init() {}

  /// Reads a file of any of the forms 1, 2 and 3.
  ///
  /// - Throws: `ProjectError` for a file that has another form, such as one with conflicts of a merge.
  init(at file: URL) throws(ProjectError) {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ProjectError(file: file.path, reason: "cannot be read")
    }
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: data)
    } catch {
      let text = String(decoding: data, as: UTF8.self)
      let conflict = text.split(whereSeparator: \.isNewline).firstIndex { $0.hasPrefix("<<<<<<<") }
      throw ProjectError(
        file: file.path, line: conflict.map { $0 + 1 },
        reason: conflict == nil
          ? "is no lock file that can be read; expected JSON of version 1, 2 or 3"
          : "has conflicts of a merge; settle them first")
    }
    for entry in content.pins ?? content.object?.pins ?? [] {
      guard let location = entry.location ?? entry.repositoryURL, let requirement = entry.state.requirement else {
        continue
      }
      pins[Self.identity(of: location)] = Pin(location: location, requirement: requirement)
    }
  }

  /// The lock file of a project's packages; nil if the project has none.
  ///
  /// - Parameter project: the `.xcodeproj`, the `.xcworkspace`, or the folder of a package or of a `project.yml`.
  static func file(of project: URL) -> URL? {
    let inside = "xcshareddata/swiftpm/Package.resolved"
    let folder =
      ["xcodeproj", "xcworkspace"].contains(project.pathExtension) ? project.deletingLastPathComponent() : project
    var places: [URL] = []
    switch project.pathExtension {
    case "xcodeproj": places = [project.appending(path: "project.xcworkspace/\(inside)")]
    case "xcworkspace": places = [project.appending(path: inside)]
    default: places = [project.appending(path: "Package.resolved")]
    }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    places += names.filter { $0.hasSuffix(".xcworkspace") }.map { folder.appending(path: "\($0)/\(inside)") }
    places += names.filter { $0.hasSuffix(".xcodeproj") }
      .map { folder.appending(path: "\($0)/project.xcworkspace/\(inside)") }
    return places.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The identity of a package: the last part of its place in small letters, without `.git`.
  static func identity(of place: String) -> String { name(of: place).lowercased() }

  /// The name of a package in a manifest: the last part of its place, without `.git`.
  static func name(of place: String) -> String {
    let parts = place.split { "/:".contains($0) }.map(String.init)
    // The repository of a folder is the folder's.
    let last = parts.last { $0 != ".git" } ?? place
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

extension PackageLock {
  /// The file's content. Version 1 has the pins in an object.
  private struct Content: Decodable {
    struct Inner: Decodable { var pins: [Entry] }
    var pins: [Entry]?
    var object: Inner?
  }

  private struct Entry: Decodable {
    struct State: Decodable {
      var version: String?
      var revision: String?
      var branch: String?

      var requirement: PackageRequirement? {
        version.map(PackageRequirement.version) ?? revision.map(PackageRequirement.revision)
          ?? branch.map(PackageRequirement.branch)
      }
    }
    var location: String?
    var repositoryURL: String?
    var state: State
  }
}

import Foundation

/// A project: its targets, read from an Xcode project or from a description for XcodeGen.
public struct XcodeProject: Sendable {
  /// The project's name, without an extension.
  public var name: String
  /// The folder from which all paths start.
  public var folder: URL
  /// The targets, in the project's order.
  public var targets: [ProjectTarget]
  /// The language in which the app was written.
  public var developmentRegion: String
  /// The settings of tests that the project's schemes have, by target.
  public var tests: [String: TestSettings] = [:]
  /// True for a Swift package without a project: all of its libraries are the targets.
  public private(set) var isPackage = false
  /// The file with the versions of packages; nil for none.
  var lockFile: URL?
  /// A folder with the specifications of pods in JSON, for those that the project has not installed; nil for none.
  public var podSpecifications: URL?
  /// Remarks about parts of the project that could not be read.
  public var remarks: [String] = []

  /// Reads a project.
  ///
  /// - Parameter path: An `.xcodeproj`, an `.xcworkspace`, a `project.yml`, or a folder that contains one of them, or a package. The
  ///   projects of a workspace are read as one.
  /// - Throws: `ProjectError`.
  public init(at path: URL) throws(ProjectError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else {
      throw ProjectError(file: path.path, reason: "does not exist; expected an .xcodeproj or a project.yml")
    }
    switch path.pathExtension {
    case "xcodeproj":
      self = try ProjectReader(path).project()
      lockFile = PackageLock.file(of: path)
      tests = Scheme.tests(in: path, remarks: &remarks)
    case "xcworkspace":
      self = try XcodeProject(of: Workspace(path), at: path)
      lockFile = PackageLock.file(of: path) ?? lockFile
      tests.merge(Scheme.tests(in: path, remarks: &remarks)) { $1 }
    case "yml", "yaml":
      self = try ProjectDescription(path).project()
      lockFile = PackageLock.file(of: path.deletingLastPathComponent())
    case "swift" where path.lastPathComponent == "Package.swift":
      self.init(package: path.deletingLastPathComponent())
    default:
      guard isFolder.boolValue else {
        throw ProjectError(
          file: path.path, reason: "is not a project; expected an .xcodeproj, a project.yml or a Package.swift")
      }
      self = try XcodeProject(at: Self.project(in: path))
    }
  }

  /// A Swift package as a project.
  private init(package folder: URL) {
    let name = folder.standardizedFileURL.lastPathComponent
    self.init(name: name, folder: folder, targets: [], developmentRegion: "en", remarks: [])
    isPackage = true
    lockFile = PackageLock.file(of: folder)
  }

  init(name: String, folder: URL, targets: [ProjectTarget], developmentRegion: String, remarks: [String]) {
    self.name = name
    self.folder = folder
    self.targets = targets
    self.developmentRegion = developmentRegion
    self.remarks = remarks
  }

  /// The versions that the project's packages were last built with.
  var lock: PackageLock {
    get throws(ProjectError) {
      guard let lockFile else { return PackageLock() }
      return try PackageLock(at: lockFile)
    }
  }

  /// The target with a name; nil if there is none.
  public func target(named name: String) -> ProjectTarget? { targets.first { $0.name == name } }

  /// The one project in a folder; a manifest of a package if there is no other.
  private static func project(in folder: URL) throws(ProjectError) -> URL {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    if projects.count > 1 {
      throw ProjectError(
        file: folder.path, reason: "contains several projects; choose one of \(projects.joined(separator: ", "))")
    }
    let descriptions = ["project.yml", "project.yaml", "Package.swift"]
    guard let name = projects.first ?? descriptions.first(where: names.contains) else {
      throw ProjectError(file: folder.path, reason: "contains no .xcodeproj, no project.yml and no Package.swift")
    }
    return folder.appending(path: name)
  }
}

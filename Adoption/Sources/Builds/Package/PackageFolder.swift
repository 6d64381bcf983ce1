import Foundation
import XcodeProjects

/// The folder of the package that a command is for, found from a folder inside of it.
package enum PackageFolder {
  /// Finds the package from a folder upward: the nearest one that uses Pergola, otherwise the nearest one.
  ///
  /// - Throws: `ProjectError` that names what was looked for, and a project that could be adopted.
  package static func find(from start: URL) throws(ProjectError) -> URL {
    let folders = ancestors(of: start.standardizedFileURL)
    let packages = folders.filter { exists("Package.swift", in: $0) }
    if let package = packages.first(where: usesPergola) ?? packages.first { return package }
    let project = folders.lazy.compactMap(self.project).first
    throw ProjectError(
      file: start.standardizedFileURL.path,
      reason: "is in no package: neither it nor a folder above it has a Package.swift. "
        + (project.map { "`pergola adopt \($0.path)` makes one of the project." }
          ?? "`pergola adopt PROJECT` makes one of an Xcode project, `pergola new NAME` makes a new app, and "
          + "--package-path FOLDER names one."))
  }

  /// The manifest of the package depends on Pergola, or is Pergola's own.
  private static func usesPergola(_ folder: URL) -> Bool {
    guard let text = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8) else {
      return false
    }
    return text.contains("\"Pergola\"")
  }

  /// The folder and those above it, the nearest first.
  private static func ancestors(of folder: URL) -> [URL] {
    var result = [folder]
    while let last = result.last, last.path != "/" { result.append(last.deletingLastPathComponent()) }
    return result
  }

  private static func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }

  /// A project in a folder that `pergola adopt` reads.
  private static func project(in folder: URL) -> URL? {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    let endings = [".xcworkspace", ".xcodeproj"]
    let name =
      endings.lazy.compactMap { ending in names.first { $0.hasSuffix(ending) } }.first
      ?? names.first { $0 == "project.yml" }
    return name.map { folder.appending(path: $0) }
  }
}

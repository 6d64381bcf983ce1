import Foundation
import XcodeProjects

/// The sources that stand in for missing modules: `Pergola/StandIns/MODULE/*.swift`. Their types take the place of placeholders.
public struct StandIns: Sendable {
  /// The paths of the sources by the names of the modules.
  let files: [String: [String]]

  /// Those of a package.
  init(in package: URL) {
    let folder = package.appending(path: "Pergola/StandIns")
    let manager = FileManager.default
    var files: [String: [String]] = [:]
    for module in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] {
      let place = folder.appending(path: module)
      let names = ((try? manager.contentsOfDirectory(atPath: place.path)) ?? []).filter { $0.hasSuffix(".swift") }
      if !names.isEmpty { files[module] = names.sorted().map { place.appending(path: $0).path } }
    }
    self.files = files
  }

  /// Stand-ins by the names of the modules.
  init(files: [String: [String]]) { self.files = files }

  /// No stand-ins.
  public static let none = StandIns(files: [:])

  /// Makes links to the sources of a module in the folder of its placeholders, so that both are built as one module.
  func link(_ module: String, into folder: URL) throws(ProjectError) {
    for path in files[module] ?? [] {
      let name = URL(filePath: path).lastPathComponent
      let link = folder.appending(path: name)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          atPath: link.path, withDestinationPath: "../../StandIns/\(module)/\(name)")
      } catch {
        throw ProjectError(file: link.path, reason: "cannot be made as a link: \(error.localizedDescription)")
      }
    }
  }
}

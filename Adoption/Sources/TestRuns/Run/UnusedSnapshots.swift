import Foundation

/// The references of snapshots that no test of a whole run compared with, beside those that tests did.
public struct UnusedSnapshots: Sendable, Equatable {
  /// The references, in order.
  public let files: [URL]
  /// The files were removed.
  public private(set) var areRemoved = false

  /// Finds the references of suites that have used ones, and of suites whose file is gone, beside those: what `__Snapshots__/SUITE`
  /// has where `SUITE.swift` is not there. Only files in formats that tests compared with count; others may be of another library.
  ///
  /// - Parameter used: The paths of the references that tests compared with.
  public init(besides used: Set<String>) {
    let used = Set(used.map(Self.canonical))
    let formats = Set(used.map { URL(filePath: $0).pathExtension })
    let usedSuites = Set(used.map { URL(filePath: $0).deletingLastPathComponent().path })
    let folders = Set(usedSuites.map { URL(filePath: $0).deletingLastPathComponent() })
    var files: [URL] = []
    for folder in folders where folder.lastPathComponent == "__Snapshots__" {
      for suite in Self.contents(of: folder)
      where usedSuites.contains(Self.canonical(suite.path)) || !Self.hasTests(suite) {
        files += Self.contents(of: suite).filter { file in
          !file.hasDirectoryPath && formats.contains(file.pathExtension) && !used.contains(Self.canonical(file.path))
        }
      }
    }
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The file with the tests of a suite is there.
  private static func hasTests(_ suite: URL) -> Bool {
    let tests = suite.deletingLastPathComponent().deletingLastPathComponent()
    return FileManager.default.fileExists(atPath: tests.appending(path: "\(suite.lastPathComponent).swift").path)
  }

  /// References in an order.
  init(files: [URL]) { self.files = files }

  /// Removes the files, and the folders that are empty then.
  ///
  /// - Throws: The error of a file that cannot be removed; those before it are gone.
  public mutating func remove() throws {
    for file in files {
      try FileManager.default.removeItem(at: file)
      // A folder with anything in it stays.
      rmdir(file.deletingLastPathComponent().path)
    }
    areRemoved = true
  }

  private static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)) ?? []
  }

  private static func canonical(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }
}

/// The list that the tests of a run write of the references that they compare with.
public final class SnapshotLedger: Sendable {
  /// The name of the variable that tells the tests the path.
  static let variable = "PERGOLA_USED_SNAPSHOTS"

  let file: URL

  /// An empty list, whose file is removed with this object.
  public init() {
    file = FileManager.default.temporaryDirectory.appending(path: "pergola-snapshots-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: file) }

  /// The paths on the list.
  public var paths: Set<String> {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }
}

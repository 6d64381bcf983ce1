import Foundation
import Testing

/// The failures of a run, in a folder of files with a page that shows them side by side.
@MainActor
final class SnapshotReport {
  /// Where the page and the files are.
  let folder: URL
  private var failures: [SnapshotFailure] = []

  /// A report that replaces what an earlier run left in the folder.
  init(folder: URL) {
    self.folder = folder
    // Where there was none there is nothing to take away.
    try? FileManager.default.removeItem(at: folder)
  }

  var page: URL { folder.appendingPathComponent("index.html") }

  /// Writes a failure's files, and the page with all failures so far.
  func add(_ failure: SnapshotFailure) throws {
    failures.append(failure)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for exhibit in failure.exhibits {
      try exhibit.data.write(to: folder.appendingPathComponent(exhibit.fileName), options: .atomic)
    }
    try Data(SnapshotPage(failures: failures).html.utf8).write(to: page, options: .atomic)
  }

  // MARK: The run's own

  private static var reports: [String: SnapshotReport] = [:]

  /// The run's report for the package that a test is of: in its `.build/snapshot-failures`, or where no package is
  /// found in a folder of that name among the temporary files.
  static func ofRun(testing filePath: String) -> SnapshotReport {
    let root = packageRoot(of: filePath)
    let build = root?.appendingPathComponent(".build") ?? FileManager.default.temporaryDirectory
    let folder = build.appendingPathComponent("snapshot-failures")
    if let report = reports[folder.path] { return report }
    let report = SnapshotReport(folder: folder)
    reports[folder.path] = report
    return report
  }

  private static func packageRoot(of filePath: String) -> URL? {
    var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    while folder.path.count > 1 {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

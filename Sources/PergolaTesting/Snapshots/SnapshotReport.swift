import Foundation
import Testing

/// The failures of a run, in a folder of files with a page that shows them side by side.
@MainActor
final class SnapshotReport {
  /// The folder of the page and the files.
  let folder: URL
  private var failures: [SnapshotFailure] = []

  /// Creates a report, and removes the files of an earlier run from the folder.
  init(folder: URL) {
    self.folder = folder
    // The folder does not exist after a run without failures.
    try? FileManager.default.removeItem(at: folder)
  }

  var page: URL { folder.appendingPathComponent("index.html") }

  /// Writes a failure's files, and the page with all failures so far.
  func add(_ failure: SnapshotFailure) throws {
    failures.append(failure)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for exhibit in failure.attachments {
      try exhibit.data.write(to: folder.appendingPathComponent(exhibit.fileName), options: .atomic)
    }
    try Data(SnapshotPage(failures: failures).html.utf8).write(to: page, options: .atomic)
  }

  // MARK: The report of a run

  private static var reports: [String: SnapshotReport] = [:]

  /// Returns the run's report for the package of a test: in its `.build/snapshot-failures`, or, if the test is in no
  /// package, in a folder of that name in the temporary directory.
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

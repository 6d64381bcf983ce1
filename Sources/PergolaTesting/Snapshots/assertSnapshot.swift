import Foundation
import Testing

/// Compares a screen with the reference that was recorded beside the test, under `__Snapshots__`.
///
/// If there is no reference yet, the screen is recorded. A first recording fails the test, so that it is not overlooked.
/// `SnapshotRecording` has other ways to record, such as `RECORD=1` in the environment.
///
/// The expected file, the actual file and, for pictures, the difference are attached to a failure, and so is one picture with
/// the three side by side. They are also, with those of the run's other failures, in `.build/snapshot-failures`, where
/// `index.html` shows them.
///
/// - Parameters:
///   - snapshot: `.text`, `.frames` or `.png`.
///   - name: Distinguishes several snapshots of one test.
///   - recording: The references that are recorded; nil for those of the trait around the test, or of the environment.
/// - Throws: Errors of the file system; outside of Swift Testing also `DriverError.snapshotDiffers`.
@preconcurrency @MainActor
public func assertSnapshot(
  _ driver: Driver,
  as snapshot: Snapshot,
  named name: String? = nil,
  record recording: SnapshotRecording? = nil,
  filePath: String = #filePath,
  function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let reference = SnapshotReference(
    filePath: filePath, function: function, name: name, pathExtension: snapshot.pathExtension)
  try UsedSnapshots.add(reference.url)
  let recording =
    try recording ?? SnapshotRecording.current
    ?? SnapshotEnvironment(ProcessInfo.processInfo.environment).recording
  let outcome = try reference.check(snapshot.take(driver), recording: recording, compare: snapshot.compare)
  // The report is made at the first comparison of a run, so that the files of an earlier run are removed even if
  // nothing fails.
  let report = SnapshotReport.ofRun(testing: filePath)
  switch outcome {
  case .passed(let note?): tell("\(reference.title): \(note)", sourceLocation)
  case .passed(nil): break
  case .failed(let failure):
    let problem = DriverError.snapshotDiffers(
      path: failure.referencePath, difference: failure.finding + "\n" + advice(for: failure, in: report))
    guard Test.current != nil else { throw problem }
    for exhibit in failure.attachments {
      Attachment.record([UInt8](exhibit.data), named: exhibit.fileName, sourceLocation: sourceLocation)
    }
    Issue.record(problem, sourceLocation: sourceLocation)
  }
}

/// Adds the failure to the report, and returns the report's location.
@MainActor
private func advice(for failure: SnapshotFailure, in report: SnapshotReport) -> String {
  do {
    try report.add(failure)
    let picture = failure.attachments.first { $0.role == SnapshotFailure.comparison }
    let words = picture.map { "In one picture: \(report.folder.appendingPathComponent($0.fileName).path)\n" } ?? ""
    return words + "Side by side: \(report.page.path)"
  } catch {
    return "(The report could not be written to \(report.folder.path): \(error.localizedDescription))"
  }
}

/// Reports a note that does not fail the test.
private func tell(_ note: String, _ sourceLocation: SourceLocation) {
  guard Test.current != nil else {
    FileHandle.standardError.write(Data("\(note)\n".utf8))
    return
  }
  #if compiler(>=6.3)
    Issue.record(Comment(rawValue: note), severity: .warning, sourceLocation: sourceLocation)
  #else
    Attachment.record(note, named: "snapshot.txt", sourceLocation: sourceLocation)
  #endif
}

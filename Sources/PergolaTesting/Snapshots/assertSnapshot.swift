import Foundation
import Testing

/// Compares what a screen shows with the reference that was recorded beside the test, under `__Snapshots__`.
///
/// Where there is no reference yet, or the environment has `RECORD=1`, it is recorded; a first recording fails the
/// test, so that none goes unseen, and on a CI machine (`CI` in the environment) nothing is recorded.
///
/// - Parameters:
///   - snapshot: `.text` or `.frames`.
///   - name: tells several snapshots of one test apart.
/// - Throws: what the file system says; outside of Swift Testing also `DriverError.snapshotDiffers`.
@MainActor
public func assertSnapshot(
  _ driver: Driver,
  as snapshot: Snapshot,
  named name: String? = nil,
  filePath: String = #filePath,
  function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let reference = SnapshotReference(
    filePath: filePath, function: function, name: name, pathExtension: snapshot.pathExtension)
  guard let problem = try reference.compare(with: snapshot.write(driver), environment: .current) else { return }
  guard Test.current != nil else { throw problem }
  Issue.record(problem, sourceLocation: sourceLocation)
}

/// What the environment says of recording.
struct SnapshotEnvironment {
  var records: Bool
  var isCI: Bool

  static var current: SnapshotEnvironment {
    let environment = ProcessInfo.processInfo.environment
    return SnapshotEnvironment(records: environment["RECORD"] == "1", isCI: environment["CI"] != nil)
  }
}

import Testing

/// The references that comparisons of snapshots record.
///
/// A comparison uses the recording that it is given, else that of the trait `.snapshots(record:)` around it, and else that of
/// the environment: `RECORD=all`, `failed`, `missing` or `never`, and `1` for all.
public enum SnapshotRecording: String, CaseIterable, Sendable {
  /// Each reference is recorded again, and no comparison fails.
  case all
  /// A reference that differs, or is missing, is recorded, and the test fails.
  case failed
  /// A missing reference is recorded, and the test fails; the default.
  case missing
  /// Nothing is recorded; the default on a CI machine, which has `CI` in its environment.
  case never

  /// The recording of a trait around the current test; nil for none.
  @TaskLocal static var current: SnapshotRecording?
}

/// The trait of `.snapshots(record:)`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let recording: SnapshotRecording

  /// True: the tests of a suite record as the suite says.
  public var isRecursive: Bool { true }

  /// Runs a test with the recording.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotRecording.$current.withValue(recording) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Records references of snapshots in a test, or in all tests of a suite.
  ///
  /// ```swift
  /// @Test(.snapshots(record: .failed)) func opens() async throws { … }
  /// ```
  public static func snapshots(record: SnapshotRecording) -> SnapshotsTrait { SnapshotsTrait(recording: record) }
}

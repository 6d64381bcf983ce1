import Foundation

/// The words of a run for its reader.
public protocol TestReport: Sendable {
  /// The words before all others; nil for none.
  func text(beforeRunIn package: URL) -> String?
  /// The words of an event; nil for none.
  func text(of event: TestEvent) -> String?
  /// The words of an error that ends the run; nil for none beside those on the standard error.
  func text(of error: any Error) -> String?
  /// The words on references of snapshots that no test uses; nil for none.
  func text(of snapshots: UnusedSnapshots) -> String?
  /// The words behind all events.
  func text(of summary: TestSummary, seconds: Double) -> String
}

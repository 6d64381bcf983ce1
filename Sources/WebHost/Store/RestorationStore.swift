import Foundation

/// The place that keeps the state of scenes while no process shows them.
///
/// A key is a name that the server made: at most 80 letters, digits, dots and hyphens. A record is up to some hundred
/// kilobytes.
public protocol RestorationStore: Sendable {
  /// Returns the record with a key; nil if there is none, or if it has expired.
  func record(for key: String) async throws -> Data?

  /// Keeps a record, in place of the one with the same key.
  func keep(_ record: Data, for key: String) async throws

  /// Removes a record, if there is one.
  func remove(_ key: String) async throws

  /// Removes the records that were kept before a date.
  func removeRecords(before date: Date) async throws
}

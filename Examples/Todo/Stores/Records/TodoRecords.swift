import Foundation

/// A place that keeps records: the part of a store that memory and files do differently. Safe on any thread.
public protocol TodoRecords: AnyObject, Sendable {
  /// Returns the todos in their order.
  func items() throws -> [TodoItem]

  /// Returns a record; nil if there is none.
  func record(withId id: UUID) throws -> TodoRecord?

  /// Returns the rank of the last todo; nil if there is no todo.
  func lastRank() throws -> Rank?

  /// Returns the latest moment of all records.
  func latest() throws -> HybridTimestamp

  /// Applies a change as one transaction, and returns the identifiers of records that became different, also by other
  /// processes since the last call.
  @discardableResult func apply(_ change: RecordChange) throws -> Set<UUID>

  /// Returns the identifiers of records that other processes changed since the last call.
  func changesOfOthers() throws -> Set<UUID>

  /// Returns the number of records that a server has yet to see.
  func unsentCount() throws -> Int

  /// Returns records that a server has yet to see, the first changes first.
  func unsent(limit: Int) throws -> [SequencedRecord]

  /// Returns the records that changed after a number, the first changes first.
  func records(after sequence: Int64, limit: Int) throws -> [SequencedRecord]

  /// Returns the place up to which the server's changes are known.
  func cursor() throws -> SyncCursor

  /// Returns the identity of this collection of records.
  func epoch() throws -> UUID
}

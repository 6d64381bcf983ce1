import Foundation

/// A change of stored records, which is one transaction.
public struct RecordChange: Sendable {
  /// The origin of records.
  public enum Origin: Sendable {
    /// This device: the server has yet to see the records.
    case device
    /// A server, or a device that sends to this server.
    case remote
  }

  /// The records that are joined with the stored ones.
  var records: [TodoRecord]
  var origin: Origin
  /// The records that a server has seen. Those that were changed since stay unsent.
  var confirmed: [SequencedRecord]
  /// True if a server has lost what it had: all records are sent again.
  var resendsAll = false
  /// The place up to which the server's changes are known; nil leaves it.
  var cursor: SyncCursor?

  /// A change that joins records.
  public init(
    _ records: [TodoRecord], from origin: Origin, confirming confirmed: [SequencedRecord] = [],
    cursor: SyncCursor? = nil
  ) {
    self.records = records
    self.origin = origin
    self.confirmed = confirmed
    self.cursor = cursor
  }
}

/// A record with the number of its last change in a store.
public struct SequencedRecord: Sendable, Equatable {
  public let record: TodoRecord
  public let sequence: Int64
}

/// The place up to which a device knows the changes of a server.
public struct SyncCursor: Hashable, Codable, Sendable {
  /// The identity of the server's records; nil before the first answer.
  public var epoch: UUID?
  /// The number of the last known change.
  public var sequence: Int64 = 0
}

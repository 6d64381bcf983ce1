import Foundation

/// A device's question to a server: its records that the server has yet to see, and the changes of the server that it
/// knows already.
public struct SyncRequest: Codable, Sendable {
  /// The most records in a request or an answer.
  public static let recordLimit = 500
  /// The bytes of titles after which a message ends.
  static let titleLimit = 2_000_000
  /// The most bytes of a message.
  public static let messageLimit = 32_000_000

  public let cursor: SyncCursor
  public let records: [TodoRecord]
}

/// A server's answer: its changes after a cursor.
public struct SyncAnswer: Codable, Sendable {
  /// The place up to which the device knows the changes after this answer.
  public let cursor: SyncCursor
  public let records: [TodoRecord]
  /// True if there are more changes.
  public let hasMore: Bool
}

/// A server that keeps the todos of several devices.
public protocol TodoServing: Sendable {
  /// The address, for messages.
  var address: String { get }

  /// Sends a request and returns the answer. If it throws, the server may have seen the request all the same.
  func exchange(_ request: SyncRequest) async throws(TodoFailure) -> SyncAnswer
}

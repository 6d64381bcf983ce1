#if Web
  import Foundation

  /// A place that keeps the states of scenes, so that pages come back after a restart of the server.
  public protocol RestorationStore: Sendable {
    /// Saves a record in place of the scene's last one.
    func save(_ record: RestorationRecord) async throws

    /// Returns the record of a scene; nil if there is none.
    func record(scene: String) async throws -> RestorationRecord?

    /// Returns the record of a session that was saved last; nil if there is none.
    func newestRecord(session: String) async throws -> RestorationRecord?

    /// Removes the record of a scene, if there is one.
    func removeRecord(scene: String) async throws

    /// Removes the records of a user.
    func removeRecords(identity: String) async throws

    /// Removes the records that were saved before a date.
    func removeRecords(savedBefore date: Date) async throws
  }
#endif

#if Web
  import Foundation
  import GRDB

  /// A store in a file of SQLite: scenes survive the process.
  ///
  /// Several processes of one machine may share the file. It contains what users typed, so that only its owner may read
  /// it.
  public final class SQLiteStore: RestorationStore {
    private let database: DatabaseQueue

    /// Opens the file, or creates it with its folder.
    ///
    /// A file that is no database is moved aside, to a name that ends with `.damaged`, and another one is created.
    ///
    /// - Throws: `SQLiteStoreError` if no file can be created there.
    public init(file: URL) throws(SQLiteStoreError) {
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
        do {
          database = try Self.open(file)
        } catch let error as DatabaseError
          where error.resultCode == .SQLITE_NOTADB || error.resultCode == .SQLITE_CORRUPT
        {
          try Self.moveAside(file)
          database = try Self.open(file)
        }
      } catch {
        throw SQLiteStoreError(path: file.path, reason: "\(error)")
      }
    }

    private static func open(_ file: URL) throws -> DatabaseQueue {
      var configuration = Configuration()
      configuration.journalMode = .wal
      configuration.busyMode = .timeout(5)
      let database = try DatabaseQueue(path: file.path, configuration: configuration)
      try database.write { database in
        try database.execute(
          sql: """
            CREATE TABLE IF NOT EXISTS scene (key TEXT PRIMARY KEY, data BLOB NOT NULL, date REAL NOT NULL) WITHOUT ROWID;
            CREATE INDEX IF NOT EXISTS sceneDate ON scene(date);
            """)
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      return database
    }

    private static func moveAside(_ file: URL) throws {
      let damaged = file.appendingPathExtension("damaged")
      try? FileManager.default.removeItem(at: damaged)
      try FileManager.default.moveItem(at: file, to: damaged)
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
    }

    /// Returns the record with a key.
    public func record(for key: String) async throws -> Data? {
      try await database.read { database in
        try Data.fetchOne(database, sql: "SELECT data FROM scene WHERE key = ?", arguments: [key])
      }
    }

    /// Keeps a record.
    public func keep(_ record: Data, for key: String) async throws {
      let date = Date().timeIntervalSince1970
      try await database.write { database in
        try database.execute(
          sql: "INSERT OR REPLACE INTO scene (key, data, date) VALUES (?, ?, ?)", arguments: [key, record, date])
      }
    }

    /// Removes a record.
    public func remove(_ key: String) async throws {
      try await database.write { database in
        try database.execute(sql: "DELETE FROM scene WHERE key = ?", arguments: [key])
      }
    }

    /// Removes the records that were kept before a date.
    public func removeRecords(before date: Date) async throws {
      try await database.write { database in
        try database.execute(sql: "DELETE FROM scene WHERE date < ?", arguments: [date.timeIntervalSince1970])
      }
    }
  }

  /// A file that cannot hold a store.
  public struct SQLiteStoreError: Error, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// The reason.
    public let reason: String

    /// A sentence for the user.
    public var description: String { "The state of scenes cannot be kept in \(path): \(reason)" }
  }
#endif

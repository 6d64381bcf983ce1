#if Web
  import Foundation
  import GRDB
  import Logging

  /// A store in an SQLite file, which outlives the process. Several processes of one machine may share it.
  ///
  /// The file and its folder are readable by the user alone. It is written ahead (WAL): a process that is killed loses
  /// nothing that was saved.
  public struct SQLiteStore: RestorationStore {
    private static let version = 1

    private let pool: DatabasePool

    /// A store in a file, which is made if it does not exist. One that is damaged, or of a later version, is moved
    /// aside, with a log.
    ///
    /// - Throws: `RestorationStoreError` if the file can't be made.
    public init(file: URL) throws(RestorationStoreError) {
      let logger = Logger(label: "pergola.web.store")
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
        do {
          pool = try Self.open(file)
        } catch let error as DatabaseError where error.meansDamage {
          let aside = try Self.moveAside(file)
          logger.error(
            "The file of scenes' states is damaged. It was moved aside, and a new one begun.",
            metadata: ["file": "\(file.path)", "moved": "\(aside.path)", "error": "\(error)"])
          pool = try Self.open(file)
        }
      } catch {
        throw RestorationStoreError(place: "the file \(file.path.debugDescription)", reason: "\(error)")
      }
    }

    /// Returns the file in the folder of an app's state: `$XDG_STATE_HOME/NAME/pages.sqlite`.
    public static func defaultFile(
      name: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL {
      let home = environment["HOME"].map { URL(filePath: $0) } ?? FileManager.default.homeDirectoryForCurrentUser
      let stated = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      let states = stated ?? home.appending(path: ".local/state")
      // A name of the app is not a path: it names one folder, and neither this folder nor the one around it.
      let safe = name.replacingOccurrences(of: "/", with: "-").replacingOccurrences(of: "\0", with: "-")
      let folder = [".", "..", ""].contains(safe) ? "app" : safe
      return states.appending(path: folder).appending(path: "pages.sqlite")
    }

    private static func open(_ file: URL) throws -> DatabasePool {
      // The file is made before SQLite makes it, so that nobody else can read it at any time.
      if !FileManager.default.fileExists(atPath: file.path) {
        let isMade = FileManager.default.createFile(
          atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
        guard isMade else { throw CocoaError(.fileWriteNoPermission) }
      }
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      configuration.maximumReaderCount = 2
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
      let pool = try DatabasePool(path: file.path, configuration: configuration)
      try pool.write { database in
        guard try String.fetchOne(database, sql: "PRAGMA quick_check(1)") == "ok" else {
          throw DatabaseError(resultCode: .SQLITE_CORRUPT)
        }
        guard try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0 <= version else {
          throw DatabaseError(resultCode: .SQLITE_NOTADB, message: "The file is of a later version.")
        }
        try makeTable(in: database)
      }
      return pool
    }

    private static func makeTable(in database: Database) throws {
      try database.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS scene (
            scene TEXT PRIMARY KEY NOT NULL,
            session TEXT NOT NULL,
            secret TEXT NOT NULL,
            identity TEXT,
            address TEXT NOT NULL,
            environment BLOB NOT NULL,
            data BLOB,
            saved REAL NOT NULL
          ) WITHOUT ROWID;
          CREATE INDEX IF NOT EXISTS sceneBySession ON scene (session, saved);
          CREATE INDEX IF NOT EXISTS sceneByIdentity ON scene (identity);
          CREATE INDEX IF NOT EXISTS sceneByDate ON scene (saved);
          PRAGMA user_version = \(version);
          """)
    }

    /// Moves the file and its companions, and returns the file's new place.
    private static func moveAside(_ file: URL) throws -> URL {
      let suffix = ".damaged-\(Int(Date().timeIntervalSince1970))-\(RandomName.make().prefix(6))"
      for companion in ["-wal", "-shm", ""] {
        let path = file.path + companion
        guard FileManager.default.fileExists(atPath: path) else { continue }
        try FileManager.default.moveItem(atPath: path, toPath: file.path + suffix + companion)
      }
      return URL(filePath: file.path + suffix)
    }

    /// Saves a record in place of the scene's last one.
    public func save(_ record: RestorationRecord) async throws {
      try await pool.write { database in
        try database.execute(
          sql: "INSERT OR REPLACE INTO scene VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
          arguments: [
            record.scene, record.session, record.secret, record.identity, record.address, record.environment,
            record.data, record.saved.timeIntervalSince1970,
          ])
      }
    }

    /// Returns the record of a scene; nil if there is none.
    public func record(scene: String) async throws -> RestorationRecord? {
      try await pool.read { database in
        try Row.fetchOne(database, sql: "SELECT * FROM scene WHERE scene = ?", arguments: [scene])
          .map(RestorationRecord.init)
      }
    }

    /// Returns the record of a session that was saved last; nil if there is none.
    public func newestRecord(session: String) async throws -> RestorationRecord? {
      try await pool.read { database in
        try Row.fetchOne(
          database, sql: "SELECT * FROM scene WHERE session = ? ORDER BY saved DESC LIMIT 1", arguments: [session]
        ).map(RestorationRecord.init)
      }
    }

    /// Removes the record of a scene, if there is one.
    public func removeRecord(scene: String) async throws {
      try await pool.write { try $0.execute(sql: "DELETE FROM scene WHERE scene = ?", arguments: [scene]) }
    }

    /// Removes the records of a user.
    public func removeRecords(identity: String) async throws {
      try await pool.write { try $0.execute(sql: "DELETE FROM scene WHERE identity = ?", arguments: [identity]) }
    }

    /// Removes the records that were saved before a date.
    public func removeRecords(savedBefore date: Date) async throws {
      try await pool.write {
        try $0.execute(sql: "DELETE FROM scene WHERE saved < ?", arguments: [date.timeIntervalSince1970])
      }
    }
  }

  extension DatabaseError {
    /// True if the file's content, and not its place or another process, is the reason.
    fileprivate var meansDamage: Bool {
      [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT, .SQLITE_SCHEMA, .SQLITE_ERROR].contains(resultCode)
    }
  }

  extension RestorationRecord {
    fileprivate init(_ row: Row) {
      self.init(
        scene: row["scene"], session: row["session"], secret: row["secret"], identity: row["identity"],
        address: row["address"], environment: row["environment"], data: row["data"],
        saved: Date(timeIntervalSince1970: row["saved"]))
    }
  }
#endif

#if Web
  import Foundation
  import GRDB
  import Synchronization

  /// Records in an SQLite file, which several processes may share.
  ///
  /// The file is written ahead (WAL) and synchronised at the end of each transaction, so that nothing that was written is
  /// lost when the process is killed or the machine loses its power.
  public final class SQLiteRecords: TodoRecords {
    /// The place of the file, for messages.
    public let path: String
    let pool: DatabasePool
    private let known: Mutex<Known>

    /// The changes that this process knows.
    private struct Known {
      /// A number of SQLite, which another process's transaction changes.
      var version: Int64
      /// The number of the last change.
      var sequence: Int64
    }

    init(path: String, pool: DatabasePool) throws(TodoFailure) {
      self.path = path
      self.pool = pool
      known = Mutex(
        try Self.failing(path) {
          try pool.writeWithoutTransaction { database in
            Known(version: try Self.version(database), sequence: try Self.lastSequence(database))
          }
        })
    }

    // MARK: Reading

    public func items() throws -> [TodoItem] {
      try read { database in
        let rows = try Row.fetchCursor(
          database,
          sql: "SELECT \(SQLiteRow.itemColumns) FROM record WHERE isDeleted = 0 ORDER BY rank, id")
        var items: [TodoItem] = []
        while let row = try rows.next() { items.append(SQLiteRow.item(row)) }
        return items
      }
    }

    public func record(withId id: UUID) throws -> TodoRecord? { try read { try Self.record(id, in: $0) } }

    public func lastRank() throws -> Rank? {
      try read { database in
        try String.fetchOne(database, sql: "SELECT rank FROM record WHERE isDeleted = 0 ORDER BY rank DESC LIMIT 1")
          .map(Rank.init(trusted:))
      }
    }

    public func latest() throws -> HybridTimestamp { try read { try Self.latest(in: $0) } }

    public func unsentCount() throws -> Int {
      try read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM record WHERE isUnsent") ?? 0 }
    }

    public func unsent(limit: Int) throws -> [SequencedRecord] {
      try sequenced("WHERE isUnsent ORDER BY sequence LIMIT ?", [limit])
    }

    public func records(after sequence: Int64, limit: Int) throws -> [SequencedRecord] {
      try sequenced("WHERE sequence > ? ORDER BY sequence LIMIT ?", [sequence, limit])
    }

    public func cursor() throws -> SyncCursor {
      try read { database in
        try Self.state("cursor", in: database).flatMap { try? JSONDecoder().decode(SyncCursor.self, from: $0) }
          ?? SyncCursor()
      }
    }

    public func epoch() throws -> UUID {
      try read { try UUID.fetchOne($0, sql: "SELECT value FROM state WHERE name = 'epoch'") ?? UUID(number: 0) }
    }

    private func sequenced(_ condition: String, _ arguments: StatementArguments) throws -> [SequencedRecord] {
      try read { database in
        let rows = try Row.fetchCursor(
          database, sql: "SELECT \(SQLiteRow.columns), sequence FROM record \(condition)", arguments: arguments)
        var records: [SequencedRecord] = []
        while let row = try rows.next() {
          records.append(SequencedRecord(record: try SQLiteRow.record(row), sequence: row[6]))
        }
        return records
      }
    }

    private func read<Value>(_ read: (Database) throws -> Value) throws(TodoFailure) -> Value {
      try Self.failing(path) { try pool.read(read) }
    }

    // MARK: Writing

    @discardableResult
    public func apply(_ change: RecordChange) throws -> Set<UUID> {
      try known.withLock { known in
        let (changed, sequence) = try Self.failing(path) {
          try pool.write { database in
            // Another process may have written since: its records are among those that became different.
            let others = try Self.changed(after: known.sequence, in: database)
            let changed = try Self.apply(change, in: database)
            return (changed.union(others), try Self.lastSequence(database))
          }
        }
        known.sequence = sequence
        return changed
      }
    }

    public func changesOfOthers() throws -> Set<UUID> {
      try known.withLock { known in
        try Self.failing(path) {
          try pool.writeWithoutTransaction { database in
            let version = try Self.version(database)
            guard version != known.version else { return [] }
            let changed = try Self.changed(after: known.sequence, in: database)
            known = Known(version: version, sequence: try Self.lastSequence(database))
            return changed
          }
        }
      }
    }

    private static func apply(_ change: RecordChange, in database: Database) throws -> Set<UUID> {
      for sent in change.confirmed {
        try database.cachedStatement(sql: "UPDATE record SET isUnsent = 0 WHERE id = ? AND sequence = ?").execute(
          arguments: [sent.record.id, sent.sequence])
      }
      if change.resendsAll { try database.execute(sql: "UPDATE record SET isUnsent = 1") }
      var changed = Set<UUID>()
      var sequence = try lastSequence(database)
      var latest = try latest(in: database)
      for record in change.records {
        latest = max(latest, record.latest)
        let old = try self.record(record.id, in: database)
        let joined = old?.joined(with: record) ?? record
        guard joined != old else { continue }
        sequence += 1
        try SQLiteRow.write(
          joined, sequence: sequence, isUnsent: change.origin == .device || joined != record, in: database)
        changed.insert(record.id)
      }
      try setState("latest", Data(latest.bytes), in: database)
      if let cursor = change.cursor { try setState("cursor", try JSONEncoder().encode(cursor), in: database) }
      return changed
    }

    // MARK: Statements

    private static func record(_ id: UUID, in database: Database) throws -> TodoRecord? {
      let statement = try database.cachedStatement(sql: "SELECT \(SQLiteRow.columns) FROM record WHERE id = ?")
      return try Row.fetchOne(statement, arguments: [id]).map(SQLiteRow.record)
    }

    private static func changed(after sequence: Int64, in database: Database) throws -> Set<UUID> {
      try UUID.fetchSet(
        database.cachedStatement(sql: "SELECT id FROM record WHERE sequence > ?"), arguments: [sequence])
    }

    private static func lastSequence(_ database: Database) throws -> Int64 {
      try Int64.fetchOne(database.cachedStatement(sql: "SELECT MAX(sequence) FROM record")) ?? 0
    }

    private static func version(_ database: Database) throws -> Int64 {
      try Int64.fetchOne(database, sql: "PRAGMA data_version") ?? 0
    }

    private static func latest(in database: Database) throws -> HybridTimestamp {
      guard let bytes = try state("latest", in: database), bytes.count == HybridTimestamp.size else { return .zero }
      return HybridTimestamp(bytes: bytes)
    }

    private static func state(_ name: String, in database: Database) throws -> Data? {
      try Data.fetchOne(database, sql: "SELECT value FROM state WHERE name = ?", arguments: [name])
    }

    private static func setState(_ name: String, _ value: Data, in database: Database) throws {
      try database.cachedStatement(sql: "INSERT OR REPLACE INTO state VALUES (?, ?)").execute(arguments: [name, value])
    }
  }
#endif

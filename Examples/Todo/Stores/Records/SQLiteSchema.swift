#if Web
  import Foundation
  import GRDB

  /// The tables of a file of todos, and their migrations.
  enum SQLiteSchema {
    /// The name of the first version.
    static let first = "1 todos"

    /// A migrator from any earlier version.
    ///
    /// - Parameter samples: The todos of a new list.
    static func migrator(samples: [TodoItem]) -> DatabaseMigrator {
      var migrator = DatabaseMigrator()
      migrator.registerMigration(first) { try makeTodos(in: $0, samples) }
      migrator.registerMigration("2 records") { try makeRecords(in: $0) }
      return migrator
    }

    /// The moment of the fields of a file of the first version, which has no moments: before all edits, but after the
    /// samples of other devices.
    static let firstVersionStamp = HybridTimestamp(time: 0, counter: 1, node: 0)

    // Titles are stored as bytes: a text of SQLite ends at a zero character.
    private static func makeTodos(in database: Database, _ samples: [TodoItem]) throws {
      try database.execute(
        sql: """
          CREATE TABLE todo (
            id BLOB PRIMARY KEY NOT NULL,
            title BLOB NOT NULL,
            isDone INTEGER NOT NULL,
            isForToday INTEGER NOT NULL,
            position INTEGER NOT NULL
          )
          """)
      for (position, item) in samples.enumerated() {
        try database.execute(
          sql: "INSERT INTO todo VALUES (?, ?, ?, ?, ?)",
          arguments: [item.id, Data(item.title.utf8), item.isDone, item.isForToday, position])
      }
    }

    private static func makeRecords(in database: Database) throws {
      try database.execute(
        sql: """
          CREATE TABLE record (
            id BLOB PRIMARY KEY NOT NULL,
            title BLOB NOT NULL,
            isDone INTEGER NOT NULL,
            isForToday INTEGER NOT NULL,
            rank TEXT NOT NULL,
            isDeleted INTEGER NOT NULL,
            stamps BLOB NOT NULL,
            sequence INTEGER NOT NULL,
            isUnsent INTEGER NOT NULL
          );
          CREATE INDEX recordByRank ON record (isDeleted, rank, id);
          CREATE UNIQUE INDEX recordBySequence ON record (sequence);
          CREATE INDEX unsentRecord ON record (sequence) WHERE isUnsent;
          CREATE TABLE state (name TEXT PRIMARY KEY NOT NULL, value BLOB NOT NULL) WITHOUT ROWID;
          INSERT INTO state VALUES ('epoch', randomblob(16));
          """)
      try moveTodos(in: database)
      try database.execute(sql: "DROP TABLE todo")
    }

    /// Gives the todos of the first version ranks and moments.
    private static func moveTodos(in database: Database) throws {
      let count = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM todo") ?? 0
      let ranks = Rank.ranks(count, between: nil, and: nil)
      let samples = Dictionary(TodoItem.samples.map { ($0.id, $0) }) { first, _ in first }
      let rows = try Row.fetchCursor(
        database, sql: "SELECT id, title, isDone, isForToday FROM todo ORDER BY position, id")
      for (index, rank) in ranks.enumerated() {
        guard let row = try rows.next() else { return }
        let item = TodoItem(
          id: row[0], title: String(decoding: row[1] as Data, as: UTF8.self), isDone: row[2], isForToday: row[3],
          rank: rank)
        let record = TodoRecord(item, item == samples[item.id] ? .zero : firstVersionStamp)
        try SQLiteRow.write(record, sequence: Int64(index + 1), isUnsent: true, in: database)
      }
    }
  }
#endif

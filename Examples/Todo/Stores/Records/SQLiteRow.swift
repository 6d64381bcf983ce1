#if Web
  import Foundation
  import GRDB

  /// The form of a record in its table.
  enum SQLiteRow {
    /// The columns of a record, in the order that `record(_:)` reads.
    static let columns = "id, title, isDone, isForToday, rank, stamps"
    /// The columns of a todo, in the order that `item(_:)` reads.
    static let itemColumns = "id, title, isDone, isForToday, rank"

    /// Returns the todo of a row.
    static func item(_ row: Row) -> TodoItem {
      TodoItem(
        id: row[0], title: String(decoding: row[1] as Data, as: UTF8.self), isDone: row[2], isForToday: row[3],
        rank: Rank(trusted: row[4]))
    }

    /// Returns the record of a row.
    ///
    /// - Throws: An error of a damaged file if the moments are not whole.
    static func record(_ row: Row) throws -> TodoRecord {
      let bytes = Array(row[5] as Data)
      let size = HybridTimestamp.size
      guard bytes.count == 4 * size || bytes.count == 5 * size else {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "The moments of a record are not whole.")
      }
      let stamps = stride(from: 0, to: bytes.count, by: size).map {
        HybridTimestamp(bytes: bytes[$0..<$0 + size])
      }
      let item = item(row)
      return TodoRecord(
        id: item.id, title: Stamped(item.title, stamps[0]), isDone: Stamped(item.isDone, stamps[1]),
        isForToday: Stamped(item.isForToday, stamps[2]), rank: Stamped(item.rank, stamps[3]),
        deletion: stamps.count > 4 ? stamps[4] : nil)
    }

    /// Writes a record in place of the one with its identifier.
    static func write(_ record: TodoRecord, sequence: Int64, isUnsent: Bool, in database: Database) throws {
      let stamps = [record.title.stamp, record.isDone.stamp, record.isForToday.stamp, record.rank.stamp]
      let bytes = (stamps + (record.deletion.map { [$0] } ?? [])).flatMap(\.bytes)
      try database.cachedStatement(sql: "INSERT OR REPLACE INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(
        arguments: [
          record.id, Data(record.title.value.utf8), record.isDone.value, record.isForToday.value,
          record.rank.value.text, record.isDeleted, Data(bytes), sequence, isUnsent,
        ])
    }
  }
#endif

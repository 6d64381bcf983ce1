#if Web
  import Foundation
  import GRDB

  extension SQLiteRecords {
    /// The rest of a file that could not be opened.
    public struct Rescued: Sendable {
      /// The records that could be read.
      public let records: [TodoRecord]
      /// The place of the file now.
      public let path: String
    }

    /// Moves a damaged file aside, and returns the records in it that can be read.
    ///
    /// - Throws: `TodoFailure` if the file can't be moved.
    public static func moveAside(_ file: URL) throws(TodoFailure) -> Rescued {
      let aside = "\(file.path).damaged-\(Int(Date().timeIntervalSince1970))-\(UInt16.random(in: .min ... .max))"
      try failing(file.path) {
        for companion in ["-wal", "-shm", ""] where FileManager.default.fileExists(atPath: file.path + companion) {
          try FileManager.default.moveItem(atPath: file.path + companion, toPath: aside + companion)
        }
      }
      return Rescued(records: readableRecords(aside), path: aside)
    }

    /// Returns the records of a file that can't be written, from a copy of it.
    public static func copiedRecords(_ file: URL) -> [TodoRecord] {
      let folder = FileManager.default.temporaryDirectory.appending(path: "todo-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let copy = folder.appending(path: "copy.sqlite")
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for companion in ["", "-wal"] where FileManager.default.fileExists(atPath: file.path + companion) {
          try FileManager.default.copyItem(atPath: file.path + companion, toPath: copy.path + companion)
        }
        return try open(copy).records(after: 0, limit: .max).map(\.record)
      } catch {
        return readableRecords(copy.path)
      }
    }

    /// Returns the records of a damaged file, from its beginning and from its end to the damaged place.
    private static func readableRecords(_ path: String) -> [TodoRecord] {
      var configuration = Configuration()
      configuration.readonly = true
      guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else { return [] }
      var records: [UUID: TodoRecord] = [:]
      for order in ["ASC", "DESC"] {
        try? queue.read { database in
          let rows = try Row.fetchCursor(
            database, sql: "SELECT \(SQLiteRow.columns) FROM record NOT INDEXED ORDER BY rowid \(order)")
          while let row = try rows.next() {
            guard Rank(row[4]) != nil, let record = try? SQLiteRow.record(row) else { continue }
            records[record.id] = record
          }
        }
      }
      return Array(records.values)
    }
  }
#endif

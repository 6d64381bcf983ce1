#if Web
  import Foundation
  import GRDB

  extension SQLiteRecords {
    /// Opens a file, which is made or migrated where needed.
    ///
    /// - Parameters:
    ///   - samples: The todos of a file that is made.
    ///   - patience: The seconds for which a writer waits for another process.
    /// - Throws: `TodoFailure`. A file of a newer version, and a damaged one, are left as they are.
    public static func open(
      _ file: URL, samples: [TodoItem] = [], patience: TimeInterval = 5
    ) throws(TodoFailure) -> SQLiteRecords {
      let path = file.path
      let pool = try failing(path) {
        try makeFile(path)
        // Two processes do not migrate one file at the same time.
        return try withLock(path + ".lock") {
          let migrator = SQLiteSchema.migrator(samples: samples)
          try check(path, migrator)
          let pool = try DatabasePool(path: path, configuration: configuration(patience: patience))
          try migrator.migrate(pool)
          return pool
        }
      }
      return try SQLiteRecords(path: path, pool: pool)
    }

    /// Throws if a file is of a newer version or damaged, without a change of the file.
    private static func check(_ path: String, _ migrator: DatabaseMigrator) throws {
      var configuration = Configuration()
      configuration.readonly = true
      configuration.busyMode = .timeout(5)
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.read { database in
        guard try !migrator.hasBeenSuperseded(database) else { throw TodoFailure.newerVersion(path) }
        guard try String.fetchOne(database, sql: "PRAGMA quick_check(1)") == "ok" else {
          throw TodoFailure.damaged(path)
        }
      }
      try queue.close()
    }

    /// Makes a file of the first version with todos, so that its migration can be tried.
    public static func makeFirstVersion(_ file: URL, _ items: [TodoItem]) throws {
      try makeFile(file.path)
      let pool = try DatabasePool(path: file.path, configuration: configuration(patience: 5))
      try SQLiteSchema.migrator(samples: items).migrate(pool, upTo: SQLiteSchema.first)
    }

    private static func configuration(patience: TimeInterval) -> Configuration {
      var configuration = Configuration()
      configuration.busyMode = .timeout(patience)
      configuration.maximumReaderCount = 2
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      return configuration
    }

    /// Makes an empty file, which nobody else can read at any time, unless there is a file.
    private static func makeFile(_ path: String) throws {
      guard !FileManager.default.fileExists(atPath: path) else { return }
      let folder = URL(filePath: path).deletingLastPathComponent()
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw TodoFailure.notWritable(folder.path, reason: reason(error))
      }
      let descriptor = creat(path, 0o600)
      guard descriptor >= 0 else { throw TodoFailure(errno, path) }
      close(descriptor)
    }

    /// Performs work while no other process performs work with the same file of a lock.
    private static func withLock<Value>(_ path: String, _ work: () throws -> Value) throws -> Value {
      let descriptor = Foundation.open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw TodoFailure(errno, path) }
      defer { close(descriptor) }
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw TodoFailure(errno, path) }
      }
      return try work()
    }

    /// The reason that the system gave for an error of Foundation.
    private static func reason(_ error: any Error) -> String {
      let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      guard let underlying, underlying.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
      return String(cString: strerror(Int32(underlying.code)))
    }

    /// Performs work on a file. All its errors become failures.
    static func failing<Value>(_ path: String, _ work: () throws -> Value) throws(TodoFailure) -> Value {
      do {
        return try work()
      } catch let failure as TodoFailure {
        throw failure
      } catch let error as DatabaseError {
        throw TodoFailure(error, path)
      } catch {
        throw .file(path, reason: error.localizedDescription)
      }
    }
  }

  extension TodoFailure {
    /// The failure of a call of the system.
    init(_ number: Int32, _ path: String) {
      let reason = String(cString: strerror(number))
      self =
        switch number {
        case ENOSPC, EDQUOT: .noRoom(path)
        case EACCES, EPERM, EROFS, ENOENT, ENOTDIR: .notWritable(path, reason: reason)
        default: .file(path, reason: reason)
        }
    }

    /// The failure of an operation of SQLite.
    init(_ error: DatabaseError, _ path: String) {
      let reason = error.message ?? "\(error.resultCode)"
      self =
        switch error.resultCode {
        case .SQLITE_FULL: .noRoom(path)
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: .notWritable(path, reason: reason)
        case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT: .damaged(path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(path)
        default: .file(path, reason: reason)
        }
    }
  }
#endif

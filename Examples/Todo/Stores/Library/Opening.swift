import Foundation

/// The store with which an app begins.
struct Opening {
  let local: LocalStore
  var isInFile = false
  var notice: TodoNotice?

  /// The todos of a new list, in memory.
  static var samples: Opening {
    Opening(local: LocalStore(MemoryRecords(Replica(samples: TodoItem.samples))))
  }

  private init(local: LocalStore, isInFile: Bool = false, notice: TodoNotice? = nil) {
    self.local = local
    self.isInFile = isInFile
    self.notice = notice
  }

  #if Web
    /// The file of a folder. A damaged file is moved aside, and what can be read of it goes into a new one. If there can
    /// be no file, the todos of the last one are in memory.
    init(_ folder: TodoFolder) {
      do {
        self = Opening(local: try Self.file(folder), isInFile: true)
      } catch TodoFailure.damaged {
        self = Self.rescued(folder)
      } catch {
        self = Self.inMemory(folder, error)
      }
    }

    /// Opens the file of a folder.
    static func file(_ folder: TodoFolder?) throws(TodoFailure) -> LocalStore {
      guard let folder else { return LocalStore(MemoryRecords()) }
      return LocalStore(try SQLiteRecords.open(folder.database, samples: TodoItem.samples), followsOthers: true)
    }

    private static func rescued(_ folder: TodoFolder) -> Opening {
      do {
        let rescued = try SQLiteRecords.moveAside(folder.database)
        let local = LocalStore(try SQLiteRecords.open(folder.database), followsOthers: true)
        try local.carryOver(rescued.records)
        let count = rescued.records.count { !$0.isDeleted }
        return Opening(
          local: local, isInFile: true,
          notice: TodoNotice(
            text: "The file of the todos was damaged. \(count) todos could be read. The damaged file is kept: "
              + rescued.path, canRetry: false))
      } catch {
        return inMemory(folder, error as? TodoFailure ?? .damaged(folder.database.path))
      }
    }

    private static func inMemory(_ folder: TodoFolder, _ failure: TodoFailure) -> Opening {
      let local = LocalStore(MemoryRecords())
      if case .newerVersion = failure {
      } else {
        // Memory takes every record.
        try? local.carryOver(SQLiteRecords.copiedRecords(folder.database))
      }
      return Opening(
        local: local,
        notice: TodoNotice(
          text: "\(failure.localizedDescription) Until that is solved, todos are kept in memory only.", canRetry: true))
    }
  #else
    /// The todos of a new list: this build has no files.
    init(_ folder: TodoFolder) { self = .samples }

    /// A store in memory: this build has no files.
    static func file(_ folder: TodoFolder?) throws(TodoFailure) -> LocalStore { LocalStore(MemoryRecords()) }
  #endif
}

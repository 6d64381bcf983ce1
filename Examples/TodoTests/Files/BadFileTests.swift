#if Web
  import Foundation
  import GRDB
  import Testing

  @testable import TodoStores

  @MainActor @Suite(.timeLimit(.minutes(10))) struct BadFileTests {
    private let folder: TemporaryFolder
    private var todoFolder: TodoFolder { TodoFolder(folder.url) }

    init() throws { folder = try TemporaryFolder() }

    /// The todos of a library, by the titles.
    private func titles(_ library: TodoLibrary) -> [String] {
      TodoListViewModel(itemStore: library.store).items.map(\.title)
    }

    private static let sampleTitles = TodoItem.samples.map(\.title)

    @Test("a file of a newer version is left as it is, and a message says so")
    func newer() throws {
      do {
        let records = try SQLiteRecords.open(folder.file, samples: TodoItem.samples)
        try records.pool.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('3 colours')") }
        try records.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try records.pool.close()
      }
      let before = try Data(contentsOf: folder.file)
      #expect(throws: TodoFailure.newerVersion(folder.file.path)) { try SQLiteRecords.open(folder.file) }
      let library = TodoLibrary(folder: todoFolder)
      #expect(library.notice?.text.contains("newer version") == true)
      #expect(library.notice?.canRetry == true)
      #expect(titles(library).isEmpty)
      TodoListViewModel(itemStore: library.store).add("Sleep", forToday: true)
      #expect(try Data(contentsOf: folder.file) == before)

      // The newer version was removed: the todo of the memory goes into the file.
      let pool = try DatabaseQueue(path: folder.file.path)
      try pool.write { try $0.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = '3 colours'") }
      library.reopen()
      #expect(library.notice == nil)
      #expect(Set(titles(library)) == Set(Self.sampleTitles + ["Sleep"]))
      #expect(try SQLiteRecords.open(folder.file).items().count == 6)
    }

    @Test("a damaged file is kept aside, and what can be read of it goes into a new one")
    func damaged() throws {
      do {
        let store = LocalStore(try SQLiteRecords.open(folder.file))
        store.updateItems(
          zip(0..<2_000, Rank.ranks(2_000, between: nil, and: nil)).map { TodoItem(title: "Todo \($0)", rank: $1) })
        #expect(store.finishWriting())
        let pool = try #require(store.records as? SQLiteRecords).pool
        try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try pool.close()
      }
      var bytes = try Data(contentsOf: folder.file)
      try #require(bytes.count > 100_000)
      let middle = bytes.count / 2 / 4_096 * 4_096
      bytes.replaceSubrange(middle..<middle + 8_192, with: Data(repeating: 0xA5, count: 8_192))
      try bytes.write(to: folder.file)

      let library = TodoLibrary(folder: todoFolder)
      let notice = try #require(library.notice?.text)
      #expect(notice.contains("damaged"))
      let count = titles(library).count
      #expect(count > 1_000)
      #expect(notice.contains("\(count) todos could be read"))
      let kept = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter {
        $0.contains(".damaged-") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
      }
      #expect(kept.count == 1)
      #expect(try Data(contentsOf: folder.url.appending(path: try #require(kept.first))) == bytes)
      #expect(try SQLiteRecords.open(folder.file).items().count == count)
    }

    @Test("a file that is not a database is kept aside", arguments: ["Not a database", ""])
    func foreign(text: String) throws {
      let content = Data(String(repeating: text, count: 1_000).utf8)
      try content.write(to: folder.file)
      let library = TodoLibrary(folder: todoFolder)
      // An empty file is one that a process could not begin before it was killed.
      #expect((library.notice == nil) == text.isEmpty)
      #expect(titles(library) == (text.isEmpty ? Self.sampleTitles : []))
      let kept = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter {
        $0.contains(".damaged-") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
      }
      #expect(kept.count == (text.isEmpty ? 0 : 1))
    }

    @Test("a folder that can't be made gets a message, and the todos are in memory")
    func noFolder() throws {
      try Data().write(to: folder.url.appending(path: "home"))
      let library = TodoLibrary(folder: TodoFolder(folder.url.appending(path: "home/todo")))
      #expect(library.notice?.text.contains("can't be written") == true)
      #expect(library.notice?.text.contains("in memory only") == true)
      let todos = TodoListViewModel(itemStore: library.store)
      todos.add("Sleep", forToday: true)
      #expect(todos.items.map(\.title) == ["Sleep"])
      try FileManager.default.removeItem(at: folder.url.appending(path: "home"))
      library.reopen()
      #expect(library.notice == nil)
      #expect(Set(titles(library)) == Set(Self.sampleTitles + ["Sleep"]))
    }

    @Test("a home that can't be written gets a message, and its todos can be read")
    func readOnlyHome() async throws {
      try SQLiteRecords.open(folder.file, samples: TodoItem.samples).pool.close()
      #expect(SQLiteRecords.copiedRecords(folder.file).count == 5)
      for path in [folder.file.path, folder.file.path + ".lock"] {
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
      let lines = try await ProbeProcess.output(of: ["open", folder.file.path, "--as-nobody"])
      #expect(lines.last == "failed: \(folder.file.path).lock can't be written: Permission denied")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    }

    @Test("on a full disk edits stay in the list, a message says so, and they are written when there is room")
    func fullDisk() async throws {
      let records = try SQLiteRecords.open(folder.file, samples: TodoItem.samples)
      let store = LocalStore(records)
      let todos = TodoListViewModel(itemStore: store)
      try await records.pool.writeWithoutTransaction { database in
        let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
        try database.execute(sql: "PRAGMA max_page_count = \(pages + 1)")
      }
      let long = String(repeating: "Sleep ", count: 5_000)
      todos.add(long, forToday: true)
      todos[UUID(number: 1)]?.title = long
      #expect(!store.finishWriting())
      while todos.status.failure == nil { try await Task.sleep(for: .milliseconds(5)) }
      #expect(todos.status.failure == .noRoom(folder.file.path))
      #expect(todos.items.map(\.title).count { $0.hasPrefix("Sleep") } == 2)
      #expect(TodoListViewModel(itemStore: store).items == todos.items)
      #expect(try records.items() == TodoItem.samples)

      try await records.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 100000") }
      todos.retry()
      while todos.status.failure != nil { try await Task.sleep(for: .milliseconds(5)) }
      #expect(try records.items() == todos.items)
      #expect(todos.status.unsavedCount == 0)
    }

    @Test("a file that another process holds for too long is busy, and nothing is lost")
    func held() async throws {
      let store = LocalStore(try SQLiteRecords.open(folder.file, samples: TodoItem.samples, patience: 0.05))
      let todos = TodoListViewModel(itemStore: store)
      let other = try DatabaseQueue(path: folder.file.path)
      try await other.writeWithoutTransaction { database in
        try database.beginTransaction(.immediate)
        DispatchQueue.main.async { todos[UUID(number: 1)]?.isDone = true }
        while store.finishWriting() { usleep(1_000) }
        try database.rollback()
      }
      #expect(todos[UUID(number: 1)]?.isDone == true)
      #expect(store.finishWriting())
      #expect(try store.records.items() == todos.items)
    }

    @Test("two processes write one file, and nothing that either has kept is lost")
    func twoWriters() async throws {
      _ = try SQLiteRecords.open(folder.file)
      async let first = ProbeProcess.output(of: ["edit", folder.file.path, "--edits", "60"])
      async let second = ProbeProcess.output(of: ["edit", folder.file.path, "--edits", "60"])
      let lines = try await first + second
      #expect(lines.count == 120)
      let missing = try KeptEdits(lines).missing(in: folder.file)
      #expect(missing.isEmpty)
    }
  }
#endif

#if Web
  import Foundation
  import GRDB
  import SeededRandomness
  import Testing

  @testable import TodoStores

  @Suite struct SQLiteRecordsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("a file has the same records as memory after random changes", arguments: 0..<8)
    func twin(seed: Int) throws {
      var random = Randomness(seed: seed)
      var file = try SQLiteRecords.open(folder.file)
      let memory = MemoryRecords()
      for _ in 0..<40 {
        var change = RecordChange(
          (0..<random.next(below: 4)).map { _ in .random(UUID(number: UInt32(random.next(below: 6))), &random) },
          from: random.next(below: 2) == 0 ? .device : .remote,
          confirming: random.next(below: 3) == 0 ? memory.unsent(limit: 2) : [])
        change.resendsAll = random.next(below: 10) == 0
        if random.next(below: 5) == 0 {
          change.cursor = SyncCursor(epoch: UUID(number: 9), sequence: Int64(random.next(below: 99)))
        }
        #expect(try file.apply(change) == memory.apply(change), "seed \(seed)")
        if random.next(below: 10) == 0 { file = try SQLiteRecords.open(folder.file) }
        #expect(try file.items() == memory.items(), "seed \(seed)")
        #expect(try file.lastRank() == memory.lastRank(), "seed \(seed)")
        #expect(try file.latest() == memory.latest(), "seed \(seed)")
        #expect(try file.unsentCount() == memory.unsentCount(), "seed \(seed)")
        #expect(try file.unsent(limit: 3) == memory.unsent(limit: 3), "seed \(seed)")
        #expect(try file.records(after: 2, limit: 3) == memory.records(after: 2, limit: 3), "seed \(seed)")
        #expect(try file.cursor() == memory.cursor(), "seed \(seed)")
      }
    }

    @Test("a new file has the sample todos, and they do not come again")
    func samples() throws {
      let records = try SQLiteRecords.open(folder.file, samples: TodoItem.samples)
      #expect(try records.items() == TodoItem.samples)
      #expect(try records.latest() == .zero)
      let store = LocalStore(records)
      store.deleteItems(withIds: Set(TodoItem.samples.map(\.id)))
      #expect(store.finishWriting())
      #expect(try SQLiteRecords.open(folder.file, samples: TodoItem.samples).items().isEmpty)
    }

    @Test("a file of the first version is migrated, with its order")
    func migration() throws {
      var items = TodoItem.samples.reversed() + [TodoItem(title: "Sleep", isForToday: true)]
      items[0].title = "Mend the gate"
      try SQLiteRecords.makeFirstVersion(folder.file, items)
      let migrated = try SQLiteRecords.open(folder.file).items()
      #expect(migrated.map(\.title) == items.map(\.title))
      #expect(migrated.map(\.isForToday) == items.map(\.isForToday))
      #expect(migrated.map(\.id) == items.map(\.id))
    }

    @Test("the file and its folder are for the user alone")
    func permissions() throws {
      let file = folder.url.appending(path: "new/todos.sqlite")
      _ = try SQLiteRecords.open(file)
      func mode(_ path: String) throws -> Int? {
        (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
      }
      #expect(try mode(file.path) == 0o600)
      #expect(try mode(file.deletingLastPathComponent().path) == 0o700)
    }

    @Test("control characters in titles come back as they were")
    func controlCharacters() throws {
      let title =
        String(String.UnicodeScalarView((0..<32).compactMap { UnicodeScalar($0) })) + "\u{7F}\u{85}\u{2028}\u{202E}"
      let records = try SQLiteRecords.open(folder.file)
      try records.apply(RecordChange([TodoRecord(TodoItem(title: title), .zero)], from: .device))
      #expect(try SQLiteRecords.open(folder.file).items().map(\.title) == [title])
    }

    @MainActor
    @Test("a file of 100,000 todos is opened, shown and edited")
    func many() throws {
      let records = try SQLiteRecords.open(folder.file)
      // A rank is a letter for its length and five digits.
      try records.pool.write { database in
        try database.execute(
          sql: """
            WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < 99999)
            INSERT INTO record
            SELECT randomblob(16), CAST('Todo ' || n AS BLOB), 0, 0, printf('e%05d', n), 0, zeroblob(72), n + 1, 1
            FROM number
            """)
      }
      let store = LocalStore(try SQLiteRecords.open(folder.file))
      let todos = TodoListViewModel(itemStore: store)
      #expect(todos.items.count == 100_000)
      todos.move(fromOffsets: [99_999], toOffset: 0)
      todos.add("Sleep", forToday: true)
      #expect(store.finishWriting())
      #expect(try records.unsentCount() == 100_001)
      let titles = try records.items().map(\.title)
      #expect(titles.prefix(2) == ["Todo 99999", "Todo 0"])
      #expect(titles.suffix(2) == ["Todo 99998", "Sleep"])
    }

    @Test("a second user of a file sees the changes of the first, and its own not again")
    func others() throws {
      let first = try SQLiteRecords.open(folder.file)
      let second = try SQLiteRecords.open(folder.file)
      let records = TodoItem.samples.map { TodoRecord($0, .zero) }
      try first.apply(RecordChange([records[0]], from: .device))
      #expect(try second.changesOfOthers() == [records[0].id])
      #expect(try second.changesOfOthers().isEmpty)
      #expect(try first.changesOfOthers().isEmpty)
      try first.apply(RecordChange([records[1]], from: .device))
      #expect(try second.apply(RecordChange([records[2]], from: .device)) == [records[1].id, records[2].id])
      #expect(try second.changesOfOthers().isEmpty)
      #expect(try first.changesOfOthers() == [records[2].id])
    }
  }
#endif

#if Web
  import Combine
  import Foundation
  import GRDB
  import Testing

  @testable import TodoStores

  @Suite struct LocalStoreTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The value of a future that has one.
    private func value<Value>(_ future: Future<Value, any Error>) throws -> Value {
      var result: Result<Value, any Error>?
      let subscription = future.sink(
        receiveCompletion: { if case .failure(let error) = $0 { result = .failure(error) } },
        receiveValue: { result = .success($0) })
      defer { subscription.cancel() }
      return try #require(result).get()
    }

    /// Counts the transactions of a file.
    private final class TransactionCounter: TransactionObserver {
      var count = 0
      func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
      func databaseDidChange(with event: DatabaseEvent) {}
      func databaseDidCommit(_ db: Database) { count += 1 }
      func databaseDidRollback(_ db: Database) {}
    }

    @MainActor
    @Test("one edit is one transaction: an addition, a change, a movement, a deletion of many")
    func transactions() throws {
      let records = try SQLiteRecords.open(folder.file, samples: TodoItem.samples)
      let counter = TransactionCounter()
      records.pool.add(transactionObserver: counter)
      let store = LocalStore(records)
      let todos = TodoListViewModel(itemStore: store)
      let edits: [@MainActor () -> Void] = [
        { todos.add("Sleep", forToday: true) }, { todos[UUID(number: 1)]?.isDone = true },
        { todos.move(fromOffsets: [0, 1], toOffset: 4) }, { todos.removeDone() },
      ]
      for (number, edit) in edits.enumerated() {
        edit()
        #expect(store.finishWriting())
        #expect(counter.count == number + 1)
      }
      #expect(try records.items() == todos.items)
      #expect(todos.items.count == 4)
    }

    @Test("an edit counts before it is written")
    func order() throws {
      let store = LocalStore(try SQLiteRecords.open(folder.file, samples: TodoItem.samples))
      var item = TodoItem.samples[2]
      item.isDone = false
      store.updateItem(item)
      #expect(try value(store.getTodoItem(withId: item.id)) == item)
      store.deleteItems(withIds: [UUID(number: 1)])
      #expect(try value(store.getTodoItem(withId: UUID(number: 1))) == nil)
      #expect(try value(store.getAllTodoItems()).map(\.id) == TodoItem.samples.dropFirst().map(\.id))
    }

    @Test("a new todo stands behind all others, and is in the list from its first update")
    func newItem() throws {
      let store = LocalStore(MemoryRecords(Replica(samples: TodoItem.samples)))
      let items = [try value(store.newTodoItem()), try value(store.newTodoItem())]
      #expect(try value(store.getAllTodoItems()) == TodoItem.samples)
      store.updateItems(items)
      #expect(try value(store.getAllTodoItems()) == TodoItem.samples + items)
    }

    @Test("edits go on to be the latest ones when the clock is set back")
    func clock() throws {
      let future = HybridTimestamp(time: HybridLogicalClock.timeOfDay + 1_000_000_000, counter: 0, node: 1)
      let records = try SQLiteRecords.open(folder.file)
      try records.apply(RecordChange([TodoRecord(TodoItem.samples[0], future)], from: .device))
      // Opened again, the clock of the machine is a week behind the file.
      let store = LocalStore(try SQLiteRecords.open(folder.file))
      var item = TodoItem.samples[0]
      item.title = "Water nothing"
      store.updateItem(item)
      #expect(store.finishWriting())
      #expect(try records.items().map(\.title) == ["Water nothing"])
      #expect(try records.latest() > future)
    }

    @MainActor
    @Test("a list follows the changes of another process")
    func follows() async throws {
      let store = LocalStore(
        try SQLiteRecords.open(folder.file, samples: TodoItem.samples), followsOthers: true)
      let todos = TodoListViewModel(itemStore: store)
      let lines = try await ProbeProcess.output(of: ["edit", folder.file.path, "--edits", "3"])
      let id = try #require(lines.last?.split(separator: " ").first.flatMap { UUID(uuidString: String($0)) })
      let start = ContinuousClock.now
      while todos[id]?.title.hasSuffix(" 2") != true, ContinuousClock.now - start < .seconds(20) {
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(todos[id]?.title.hasSuffix(" 2") == true)
    }
  }
#endif

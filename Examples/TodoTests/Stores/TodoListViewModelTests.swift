import Combine
import Foundation
import Testing

@testable import TodoScreens
@testable import TodoStores

/// The view model is tested without a screen, and without the stores of the app.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TodoListViewModelTests {
  /// A store that answers at once, or when a test says so, or not at all.
  private final class TestStore: TodoItemPersisting {
    struct Failed: Error {}
    var items: [TodoItem]
    var fails = false
    var isSlow = false
    var waiting: [() -> Void] = []
    let changesSubject = PassthroughSubject<StoreChange, Never>()
    let statusSubject = CurrentValueSubject<StoreStatus, Never>(StoreStatus())

    init(_ items: [TodoItem] = TodoItem.samples) { self.items = items }

    var changes: AnyPublisher<StoreChange, Never> { changesSubject.eraseToAnyPublisher() }
    var status: AnyPublisher<StoreStatus, Never> { statusSubject.eraseToAnyPublisher() }

    private func answer<Value>(_ value: @autoclosure @escaping () -> Value) -> Future<Value, any Error> {
      Future { promise in
        let answer = { promise(self.fails ? .failure(Failed()) : .success(value())) }
        if self.isSlow { self.waiting.append(answer) } else { answer() }
      }
    }
    func getAllTodoItems() -> Future<[TodoItem], any Error> { answer(self.items.sorted { $0.precedes($1) }) }
    func getTodoItem(withId id: UUID) -> Future<TodoItem?, any Error> { answer(self.items.first { $0.id == id }) }
    func newTodoItem() -> Future<TodoItem, any Error> {
      answer(TodoItem(title: "", rank: Rank.between(self.items.map(\.rank).max(), nil)))
    }
    func updateItem(_ item: TodoItem) { updateItems([item]) }
    func updateItems(_ items: [TodoItem]) {
      let ids = Set(items.map(\.id))
      self.items = self.items.filter { !ids.contains($0.id) } + items
    }
    func deleteItems(withIds ids: Set<UUID>) { items.removeAll { ids.contains($0.id) } }
    func retry() {}

    /// Gives the answers that wait.
    func answerAll() {
      let answers = waiting
      waiting = []
      for answer in answers { answer() }
    }
  }

  private let store = TestStore()
  private let todos: TodoListViewModel

  init() { todos = TodoListViewModel(itemStore: store) }

  /// The numbers of sample todos in a list.
  private func numbers(_ items: [TodoItem]) -> [Int?] {
    items.map { item in TodoItem.samples.firstIndex { $0.id == item.id }.map { $0 + 1 } }
  }

  private func id(_ number: UInt32) -> UUID { UUID(number: number) }

  @Test("todos are moved and removed by their offsets in the list, and only those change")
  func places() {
    todos.showsDone = false
    #expect(numbers(todos.listed) == [1, 2, 4, 5])
    let before = todos.items
    todos.move(fromOffsets: [0], toOffset: 3)
    #expect(numbers(todos.items) == [2, 3, 4, 1, 5])
    #expect(Set(before).subtracting(todos.items).count == 1)
    todos.remove(atOffsets: [1, 3])
    #expect(numbers(todos.items) == [2, 3, 1])
    #expect(numbers(store.items.sorted { $0.precedes($1) }) == [2, 3, 1])
  }

  @Test("a todo is moved between others with one rank")
  func sameRank() {
    for index in store.items.indices { store.items[index].rank = .first }
    store.changesSubject.send(.all)
    let todos = TodoListViewModel(itemStore: store)
    #expect(numbers(todos.items) == [1, 2, 3, 4, 5])
    todos.move(fromOffsets: [4], toOffset: 2)
    #expect(numbers(todos.items) == [1, 2, 5, 3, 4])
  }

  @Test("a blank title is not added, and another one without the blanks around it")
  func adding() {
    todos.add(" \n ", forToday: true)
    #expect(todos.items.count == 5)
    todos.add(" Sleep ", forToday: true)
    #expect(todos.items.last?.title == "Sleep")
    #expect(todos.items.last?.isForToday == true)
    #expect(store.items.count == 6)
  }

  @Test("a todo is added even if the store can't be read")
  func addingBlindly() {
    store.fails = true
    todos.add("Sleep", forToday: false)
    #expect(store.items.last?.title == "Sleep")
    #expect(store.items.map(\.rank).max() == store.items.last?.rank)
    #expect(todos.readFailure != nil)
    store.fails = false
    todos.retry()
    #expect(todos.readFailure == nil)
    #expect(todos.items.last?.title == "Sleep")
  }

  @Test("an edit of a todo that was deleted does nothing")
  func deleted() {
    todos[id(5)] = nil
    todos[id(5)]?.title = "Mend it"
    #expect(numbers(todos.items) == [1, 2, 3, 4])
    #expect(numbers(store.items) == [1, 2, 3, 4])
  }

  @Test("a store that answers late is read again for what changed meanwhile")
  func late() async throws {
    store.isSlow = true
    let todos = TodoListViewModel(itemStore: store)
    #expect(todos.items.isEmpty)
    store.answerAll()
    while todos.items.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    todos[id(1)]?.title = "One"
    todos[id(1)]?.title = "Two"
    while todos[id(1)]?.title != "Two" {
      store.answerAll()
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(store.items.last?.title == "Two")
  }

  @Test("changes and failures of the store arrive on the main queue")
  func arrivals() async throws {
    store.updateItem(TodoItem(id: id(2), title: "Return all books", rank: TodoItem.samples[1].rank))
    var status = StoreStatus()
    status.failure = .noRoom("todos")
    // Subjects take values on any thread.
    nonisolated(unsafe) let changes = store.changesSubject
    nonisolated(unsafe) let statuses = store.statusSubject
    let ids: Set = [id(2)]
    await Task.detached { [status] in
      changes.send(.items(ids))
      statuses.send(status)
    }.value
    while todos.status.failure == nil { try await Task.sleep(for: .milliseconds(1)) }
    #expect(todos[id(2)]?.title == "Return all books")
    #expect(todos.status.failure == .noRoom("todos"))
  }

  @Test("a use of the view model takes less than ten milliseconds")
  func time() {
    var best = Duration.seconds(1)
    for _ in 0..<10 {
      let start = Self.processorTime()
      let todos = TodoListViewModel(itemStore: TestStore())
      todos.add("Sleep", forToday: true)
      todos.move(fromOffsets: [0], toOffset: 3)
      todos[id(2)]?.isDone = true
      todos.removeDone()
      #expect(todos.items.count == 4)
      best = min(best, Self.processorTime() - start)
    }
    #expect(best < .milliseconds(10))
  }

  /// The time that this thread has used a processor.
  private static func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

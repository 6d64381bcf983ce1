import Combine
import Foundation

/// A store behind which another one can be put while the app runs. Its users need not know.
public final class SwappableStore: TodoItemPersisting {
  private let subject: CurrentValueSubject<any TodoItemPersisting, Never>

  /// A store that is at first another one.
  public init(_ store: any TodoItemPersisting) { subject = CurrentValueSubject(store) }

  /// The store behind this one.
  public var current: any TodoItemPersisting {
    get { subject.value }
    set { subject.value = newValue }
  }

  public func getAllTodoItems() -> Future<[TodoItem], any Error> { current.getAllTodoItems() }
  public func getTodoItem(withId id: UUID) -> Future<TodoItem?, any Error> { current.getTodoItem(withId: id) }
  public func updateItem(_ item: TodoItem) { current.updateItem(item) }
  public func newTodoItem() -> Future<TodoItem, any Error> { current.newTodoItem() }
  public func updateItems(_ items: [TodoItem]) { current.updateItems(items) }
  public func deleteItems(withIds ids: Set<UUID>) { current.deleteItems(withIds: ids) }
  public func retry() { current.retry() }

  /// The changes of the store behind this one, and one of all todos when another store comes.
  public var changes: AnyPublisher<StoreChange, Never> {
    subject.dropFirst().map { Just(StoreChange.all).append($0.changes).eraseToAnyPublisher() }
      .prepend(current.changes)
      .switchToLatest()
      .eraseToAnyPublisher()
  }

  public var status: AnyPublisher<StoreStatus, Never> {
    subject.map { $0.status }.switchToLatest().eraseToAnyPublisher()
  }
}

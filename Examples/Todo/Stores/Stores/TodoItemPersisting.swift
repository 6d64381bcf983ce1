import Combine
import Foundation

/// A store of todos. Nothing here depends on the place in which they are kept.
///
/// The four first methods are those that an app begins with. An edit counts for reading at once; a store that can't keep
/// it yet says so in its status, goes on trying, and forgets nothing meanwhile.
public protocol TodoItemPersisting: AnyObject {
  /// Returns all todos in their order.
  func getAllTodoItems() -> Future<[TodoItem], any Error>

  /// Returns the todo with an identifier; nil if there is none.
  func getTodoItem(withId id: UUID) -> Future<TodoItem?, any Error>

  /// Keeps an edit of a todo, or a new one. A todo that was deleted stays deleted.
  func updateItem(_ item: TodoItem)

  /// Returns a todo for the end of the list. It is in the list from its first update, so that a todo is added by one
  /// transaction.
  func newTodoItem() -> Future<TodoItem, any Error>

  /// Keeps edits of several todos together.
  func updateItems(_ items: [TodoItem])

  /// Deletes todos.
  func deleteItems(withIds ids: Set<UUID>)

  /// Tries at once to keep and to synchronise what waits.
  func retry()

  /// The todos that changed: by this store's edits, or by anybody else. On any thread.
  var changes: AnyPublisher<StoreChange, Never> { get }

  /// The state of the store, now and after each change of it. On any thread.
  var status: AnyPublisher<StoreStatus, Never> { get }
}

/// Todos that changed in a store.
public enum StoreChange: Equatable, Sendable {
  /// The todos with these identifiers.
  case items(Set<UUID>)
  /// Possibly all of them.
  case all
}

/// The state of a store.
public struct StoreStatus: Equatable, Sendable {
  /// The number of todos with edits that are not kept yet.
  public var unsavedCount = 0
  /// The reason for which they are not.
  public var failure: TodoFailure?
  /// The state of the synchronisation; nil if the store has no server.
  public var sync: SyncStatus?

  public init() {}
}

/// The state of a store beside its server.
public struct SyncStatus: Equatable, Sendable {
  /// The number of todos that the server has yet to see.
  public var unsentCount = 0
  /// True while an exchange with the server is under way.
  public var isActive = false
  /// The time of the last exchange that was whole.
  public var lastSuccess: Date?
  /// The reason for which the last exchange was not; nil if it was.
  public var failure: TodoFailure?

  public init() {}
}

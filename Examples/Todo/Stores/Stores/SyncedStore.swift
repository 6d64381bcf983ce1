import Combine
import Foundation

/// A store on this device and on a server. The device comes first: an edit is kept here, and goes to the server when the
/// server can be reached.
public final class SyncedStore: TodoItemPersisting, @unchecked Sendable {
  /// The seconds between two exchanges while nothing happens.
  static let period = 3.0
  /// The seconds from an edit to its exchange, which takes further edits with it.
  static let patience = 0.2
  /// The most exchanges without a pause, so that a server that always has more can't keep a device busy.
  private static let roundLimit = 10_000

  /// The store on this device.
  public let local: LocalStore
  private let server: any TodoServing
  private let queue = DispatchQueue(label: "dev.pergola.todo.sync")
  private let syncStatus = CurrentValueSubject<SyncStatus, Never>(SyncStatus())
  private var edits: AnyCancellable?
  private var exchange: Task<Void, Never>?
  private var wantsAnother = false
  private var failures = 0
  private var plan: DispatchWorkItem?
  private var isStopped = false

  /// A store that begins to synchronise at once.
  public init(local: LocalStore, server: any TodoServing) {
    self.local = local
    self.server = server
    edits = local.changes.sink { [weak self] _ in self?.soon() }
    queue.async { self.synchronise() }
  }

  public var changes: AnyPublisher<StoreChange, Never> { local.changes }

  public var status: AnyPublisher<StoreStatus, Never> {
    local.status.combineLatest(syncStatus)
      .map { status, sync in
        var status = status
        status.sync = sync
        return status
      }
      .eraseToAnyPublisher()
  }

  public func getAllTodoItems() -> Future<[TodoItem], any Error> { local.getAllTodoItems() }
  public func getTodoItem(withId id: UUID) -> Future<TodoItem?, any Error> { local.getTodoItem(withId: id) }
  public func updateItem(_ item: TodoItem) { local.updateItem(item) }
  public func newTodoItem() -> Future<TodoItem, any Error> { local.newTodoItem() }
  public func updateItems(_ items: [TodoItem]) { local.updateItems(items) }
  public func deleteItems(withIds ids: Set<UUID>) { local.deleteItems(withIds: ids) }

  public func retry() {
    local.retry()
    queue.async { self.synchronise() }
  }

  /// Ends the synchronisation. The store on this device goes on.
  public func stop() {
    queue.async {
      self.isStopped = true
      self.plan?.cancel()
      self.exchange?.cancel()
      self.edits = nil
    }
  }

  // MARK: On the queue

  private func soon() {
    queue.async {
      // After failures the pace stays: an edit does not make a server answer.
      if self.failures == 0, self.exchange == nil { self.plan(in: Self.patience) } else { self.wantsAnother = true }
    }
  }

  private func plan(in seconds: Double) {
    plan?.cancel()
    let work = DispatchWorkItem { [weak self] in self?.synchronise() }
    plan = work
    queue.asyncAfter(deadline: .now() + seconds, execute: work)
  }

  private func synchronise() {
    guard !isStopped else { return }
    guard exchange == nil else { return wantsAnother = true }
    plan?.cancel()
    wantsAnother = false
    setStatus { $0.isActive = true }
    exchange = Task { [local, server] in
      let failure = await Self.exchangeAll(local, server)
      self.queue.async { self.finish(failure) }
    }
  }

  private func finish(_ failure: TodoFailure?) {
    exchange = nil
    failures = failure == nil ? 0 : failures + 1
    setStatus { status in
      status.isActive = false
      status.failure = failure
      if failure == nil { status.lastSuccess = Date() }
    }
    guard !isStopped else { return }
    if failure != nil {
      plan(in: Pace.delay(afterFailures: failures))
    } else {
      plan(in: wantsAnother ? Self.patience : Self.period)
    }
  }

  private func setStatus(_ change: (inout SyncStatus) -> Void) {
    var status = syncStatus.value
    change(&status)
    status.unsentCount = (try? local.records.unsentCount()) ?? status.unsentCount
    if status != syncStatus.value { syncStatus.send(status) }
  }

  // MARK: An exchange

  /// Exchanges records until both sides have seen all, and returns the failure that ended it.
  private static func exchangeAll(_ local: LocalStore, _ server: any TodoServing) async -> TodoFailure? {
    do {
      for _ in 0..<roundLimit {
        let (request, sent) = try local.records.nextRequest()
        let answer = try await server.exchange(request)
        let change = RecordChange(answer, to: request, sent)
        try local.take(change)
        let isDone = try !answer.hasMore && !change.resendsAll && local.records.unsentCount() == 0
        if isDone || Task.isCancelled { break }
      }
      return nil
    } catch {
      return error as? TodoFailure ?? .file("", reason: error.localizedDescription)
    }
  }
}

import Combine
import Foundation
import Synchronization

/// A store on this device, in memory or in a file.
///
/// An edit is noted in memory and counts at once. A queue writes what is noted, each edit in one transaction. If that
/// fails, the notes stay, and are written later.
public final class LocalStore: TodoItemPersisting, @unchecked Sendable {
  /// The time between two looks for the changes of other processes.
  static let followPeriod = DispatchTimeInterval.milliseconds(250)

  /// The place of the records.
  public let records: any TodoRecords
  private let queue = DispatchQueue(label: "dev.pergola.todo.store")
  private let notes: Mutex<Notes>
  private let changesSubject = PassthroughSubject<StoreChange, Never>()
  private let statusSubject = CurrentValueSubject<StoreStatus, Never>(StoreStatus())
  private let timer: any DispatchSourceTimer

  /// The edits that are noted and not written yet.
  private struct Notes {
    var clock: HybridLogicalClock
    var pending: [UUID: TodoRecord] = [:]
    /// The rank of the last todo that was given out.
    var draftRank: Rank?
    var attempts = 0
    var isRetryPlanned = false
  }

  /// A store of records.
  ///
  /// - Parameter followsOthers: True if other processes may write the records.
  public init(_ records: any TodoRecords, followsOthers: Bool = false) {
    self.records = records
    let latest = (try? records.latest()) ?? .zero
    notes = Mutex(Notes(clock: HybridLogicalClock(latest: latest)))
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { [weak self] in self?.follow() }
    timer.schedule(
      deadline: followsOthers ? .now() + Self.followPeriod : .distantFuture,
      repeating: followsOthers ? Self.followPeriod : .never, leeway: .milliseconds(50))
    timer.activate()
  }

  deinit { timer.cancel() }

  public var changes: AnyPublisher<StoreChange, Never> { changesSubject.eraseToAnyPublisher() }
  public var status: AnyPublisher<StoreStatus, Never> { statusSubject.eraseToAnyPublisher() }

  // MARK: Reading

  public func getAllTodoItems() -> Future<[TodoItem], any Error> {
    Future { promise in promise(Result { try self.items() }) }
  }

  public func getTodoItem(withId id: UUID) -> Future<TodoItem?, any Error> {
    Future { promise in promise(Result { try self.notes.withLock { try self.current(id, $0)?.item } }) }
  }

  public func newTodoItem() -> Future<TodoItem, any Error> {
    Future { promise in
      promise(
        Result {
          try self.notes.withLock { notes in
            let noted = notes.pending.values.compactMap(\.item?.rank) + (notes.draftRank.map { [$0] } ?? [])
            let last = ([try self.records.lastRank()].compactMap(\.self) + noted).max()
            let rank = Rank.between(last, nil)
            notes.draftRank = rank
            return TodoItem(title: "", rank: rank)
          }
        })
    }
  }

  private func items() throws -> [TodoItem] {
    // What is noted is read first: if it is written meanwhile, it is in both.
    let pending = notes.withLock(\.pending)
    let stored = try records.items()
    guard !pending.isEmpty else { return stored }
    let noted = try pending.values.compactMap { record in
      try records.record(withId: record.id)?.joined(with: record).item ?? record.item
    }
    return (stored.filter { pending[$0.id] == nil } + noted).sorted { $0.precedes($1) }
  }

  /// The record with an identifier as it will be when all is written.
  private func current(_ id: UUID, _ notes: Notes) throws -> TodoRecord? {
    let stored = try records.record(withId: id)
    guard let noted = notes.pending[id] else { return stored }
    return stored?.joined(with: noted) ?? noted
  }

  // MARK: Editing

  public func updateItem(_ item: TodoItem) { updateItems([item]) }

  public func updateItems(_ items: [TodoItem]) {
    edit(items.map(\.id)) { index, record, stamp in
      guard var record else { return TodoRecord(items[index], stamp) }
      guard !record.isDeleted else { return nil }
      record.set(items[index], stamp)
      return record
    }
  }

  public func deleteItems(withIds ids: Set<UUID>) {
    edit(Array(ids)) { _, record, stamp in
      guard var record, !record.isDeleted else { return nil }
      record.delete(stamp)
      return record
    }
  }

  /// Edits records, all in one moment.
  ///
  /// - Parameter edit: Returns the new form of a record; nil leaves it as it is.
  private func edit(_ ids: [UUID], _ edit: (Int, TodoRecord?, HybridTimestamp) -> TodoRecord?) {
    let changed = notes.withLock { notes in
      let stamp = notes.clock.tick()
      var changed = Set<UUID>()
      for (index, id) in ids.enumerated() {
        // A record that can't be read is edited as a whole, so that the edit is not lost.
        let old = (try? current(id, notes)) ?? nil
        guard let new = edit(index, old, stamp), new != old else { continue }
        notes.pending[id] = new
        changed.insert(id)
      }
      return changed
    }
    guard !changed.isEmpty else { return }
    changesSubject.send(.items(changed))
    queue.async { self.write() }
  }

  // MARK: Writing

  public func retry() { queue.async { self.write() } }

  /// Waits until everything was tried to be written, and returns true if it was.
  public func finishWriting() -> Bool {
    queue.sync { write() }
    return notes.withLock(\.pending.isEmpty)
  }

  /// Writes what is noted as one transaction. On the queue.
  private func write() {
    let pending = notes.withLock(\.pending)
    guard !pending.isEmpty else { return }
    do {
      let changed = try records.apply(RecordChange(Array(pending.values), from: .device))
      notes.withLock { notes in
        for (id, record) in pending where notes.pending[id] == record { notes.pending[id] = nil }
        notes.attempts = 0
      }
      announce(changed.subtracting(pending.keys))
      setStatus(failure: nil)
    } catch {
      setStatus(failure: error as? TodoFailure ?? .file("", reason: error.localizedDescription))
      planRetry()
    }
  }

  /// Writes again after a while, unless that is planned.
  private func planRetry() {
    let delay: Double? = notes.withLock { notes in
      notes.attempts += 1
      guard !notes.isRetryPlanned else { return nil }
      notes.isRetryPlanned = true
      return Pace.delay(afterFailures: notes.attempts)
    }
    guard let delay else { return }
    queue.asyncAfter(deadline: .now() + delay) { [weak self] in
      self?.notes.withLock { $0.isRetryPlanned = false }
      self?.write()
    }
  }

  private func setStatus(failure: TodoFailure?) {
    var status = StoreStatus()
    status.unsavedCount = notes.withLock(\.pending.count)
    status.failure = failure
    if status != statusSubject.value { statusSubject.send(status) }
  }

  // MARK: Others

  /// Takes over all records of another store, in one transaction.
  func carryOver(from other: LocalStore) throws {
    try carryOver(other.allRecords())
  }

  /// Takes over records, in one transaction.
  func carryOver(_ records: [TodoRecord]) throws {
    try take(RecordChange(records, from: .device))
  }

  /// All records, as they will be when everything is written.
  private func allRecords() throws -> [TodoRecord] {
    let pending = notes.withLock(\.pending)
    let stored = try records.records(after: 0, limit: .max).map(\.record)
    let new = Set(pending.keys).subtracting(stored.map(\.id))
    return stored.map { record in pending[record.id].map(record.joined) ?? record } + new.compactMap { pending[$0] }
  }

  /// Applies a change by others, such as an answer of a server.
  func take(_ change: RecordChange) throws {
    try queue.sync {
      let changed = try self.records.apply(change)
      for record in change.records { notes.withLock { $0.clock.receive(record.latest) } }
      announce(changed)
    }
  }

  /// Looks for the changes of other processes. On the queue.
  private func follow() {
    guard let changed = try? records.changesOfOthers(), !changed.isEmpty else { return }
    if let latest = try? records.latest() { notes.withLock { $0.clock.receive(latest) } }
    announce(changed)
  }

  private func announce(_ changed: Set<UUID>) {
    if !changed.isEmpty { changesSubject.send(.items(changed)) }
  }
}

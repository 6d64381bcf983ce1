import Combine
import Foundation
import Observation

/// The todos as the screens show them. It knows a store by its protocol only.
@MainActor @Observable
public final class TodoListViewModel {
  /// All todos in their order.
  public private(set) var items: [TodoItem] = []
  /// The state of the store.
  public private(set) var status = StoreStatus()
  /// The reason for which todos could not be read; nil if they could.
  public private(set) var readFailure: String?
  /// True if the tab of all todos lists those that are done.
  public var showsDone: Bool

  /// The most todos that are read one by one.
  @ObservationIgnored private static let singleLimit = 50

  @ObservationIgnored private let store: any TodoItemPersisting
  @ObservationIgnored private var subscriptions = Set<AnyCancellable>()
  /// The todos that were changed since they were read; nil if there are none.
  @ObservationIgnored private var stale: StoreChange?
  @ObservationIgnored private var reading: AnyCancellable?
  @ObservationIgnored private var isReading = false

  /// The todos of a store.
  public init(itemStore: any TodoItemPersisting, showsDone: Bool = true) {
    self.showsDone = showsDone
    store = itemStore
    store.changes.receive(on: DispatchQueue.main)
      .sink { [weak self] change in self?.read(change) }
      .store(in: &subscriptions)
    store.status.receive(on: DispatchQueue.main)
      .sink { [weak self] status in
        if let self, self.status != status { self.status = status }
      }
      .store(in: &subscriptions)
    read(.all)
  }

  // MARK: The lists

  /// The todos in the tab of all todos.
  public var listed: [TodoItem] { showsDone ? items : items.filter { !$0.isDone } }

  /// The todos of today that are not done.
  public var forToday: [TodoItem] { items.filter { $0.isForToday && !$0.isDone } }

  /// The number of todos that are done.
  public var doneCount: Int { items.count(where: \.isDone) }

  // MARK: Editing

  /// The todo with an identifier; nil if there is none. Setting nil removes it.
  public subscript(id: TodoItem.ID) -> TodoItem? {
    get { items.first { $0.id == id } }
    set {
      guard let old = self[id] else { return }
      guard let newValue else { return delete([id]) }
      if newValue != old { update([newValue]) }
    }
  }

  /// Appends a todo, unless its title is blank.
  public func add(_ title: String, forToday isForToday: Bool) {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { return }
    store.newTodoItem()
      .deliver { [weak self] result in
        guard let self else { return }
        // A store that can't be read gets the todo all the same, with the last place of those that are known.
        var item =
          (try? result.get()) ?? TodoItem(title: "", rank: Rank.between(items.last?.rank, nil))
        item.title = title
        item.isForToday = isForToday
        update([item])
      }?
      .store(in: &subscriptions)
  }

  /// Removes todos by their offsets in `listed`.
  public func remove(atOffsets offsets: IndexSet) {
    let listed = listed
    delete(Set(offsets.map { listed[$0].id }))
  }

  /// Moves todos by their offsets in `listed`. Only those todos are changed, and those that another device has put at the
  /// same place.
  public func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let listed = listed
    let moved = source.map { listed[$0] }
    guard !moved.isEmpty else { return }
    let movedIDs = Set(moved.map(\.id))
    let rest = items.filter { !movedIDs.contains($0.id) }
    let next = listed[destination...].first { !movedIDs.contains($0.id) }
    // A todo that goes to the end of the list goes behind the todos that are not listed, too.
    var end = next.flatMap { next in rest.firstIndex { $0.id == next.id } } ?? rest.endIndex
    let lower = end > 0 ? rest[end - 1].rank : nil
    var changed = moved
    while let lower, end < rest.endIndex, rest[end].rank <= lower {
      changed.append(rest[end])
      end += 1
    }
    let ranks = Rank.ranks(changed.count, between: lower, and: end < rest.endIndex ? rest[end].rank : nil)
    update(
      zip(changed, ranks).map { item, rank in
        var item = item
        item.rank = rank
        return item
      })
  }

  /// Removes all todos that are done.
  public func removeDone() { delete(Set(items.filter(\.isDone).map(\.id))) }

  /// Tries at once to keep, to read and to synchronise what could not be.
  public func retry() {
    store.retry()
    if readFailure != nil { read(.all) }
  }

  private func update(_ items: [TodoItem]) {
    if items.count == 1 { store.updateItem(items[0]) } else { store.updateItems(items) }
    read(.items(Set(items.map(\.id))))
  }

  private func delete(_ ids: Set<UUID>) {
    guard !ids.isEmpty else { return }
    store.deleteItems(withIds: ids)
    read(.items(ids))
  }

  // MARK: Reading

  /// Reads todos that changed, after those that are being read.
  private func read(_ change: StoreChange) {
    switch (stale, change) {
    case (.items(let ids), .items(let others)): stale = .items(ids.union(others))
    case (nil, _): stale = change
    default: stale = .all
    }
    readNext()
  }

  private func readNext() {
    guard !isReading, let change = stale else { return }
    stale = nil
    isReading = true
    let late: AnyCancellable?
    if case .items(let ids) = change, ids.count <= Self.singleLimit {
      late = Publishers.MergeMany(ids.map { id in store.getTodoItem(withId: id).map { (id, $0) } })
        .collect()
        .deliver { [weak self] in self?.didRead($0) { $0.replace($1) } }
    } else {
      late = store.getAllTodoItems().deliver { [weak self] in self?.didRead($0) { $0.replaceAll($1) } }
    }
    // What was delivered at once may have begun another reading, which keeps its subscription.
    if let late { reading = late }
  }

  private func didRead<Value>(_ result: Result<Value, any Error>, _ take: (TodoListViewModel, Value) -> Void) {
    isReading = false
    switch result {
    case .success(let value):
      if readFailure != nil { readFailure = nil }
      take(self, value)
    case .failure(let error): readFailure = error.localizedDescription
    }
    readNext()
  }

  private func replaceAll(_ items: [TodoItem]) {
    if items != self.items { self.items = items }
  }

  private func replace(_ found: [(id: UUID, item: TodoItem?)]) {
    var items = items
    for (id, item) in found {
      let index = items.firstIndex { $0.id == id }
      if let index, let item, items[index].rank == item.rank {
        items[index] = item
        continue
      }
      if let index { items.remove(at: index) }
      if let item { items.insert(item, at: Self.place(of: item, in: items)) }
    }
    replaceAll(items)
  }

  /// The place of a todo in a list in order.
  private static func place(of item: TodoItem, in items: [TodoItem]) -> Int {
    var range = items.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = items[middle].precedes(item) ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

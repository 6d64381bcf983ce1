import Combine
import Foundation
import Synchronization
import Testing

@testable import TodoStores

/// A server in memory, with trouble in an order that a test chooses.
private final class TestServer: TodoServing {
  enum Trouble: Equatable {
    /// The request does not arrive.
    case away
    /// The request is done, but the answer is a failure, or gets lost.
    case lost(TodoFailure)
    /// The request is done twice.
    case twice
    /// The request is done when a later one is.
    case late
  }

  let address = "http://test"
  let records = MemoryRecords()
  private let troubles: Mutex<[Trouble]>
  private let late = Mutex<[SyncRequest]>([])

  init(_ troubles: [Trouble] = []) { self.troubles = Mutex(troubles) }

  /// Removes the requests that come late, and returns them.
  private func lateRequests() -> [SyncRequest] {
    late.withLock { late in
      defer { late = [] }
      return late
    }
  }

  func exchange(_ request: SyncRequest) async throws(TodoFailure) -> SyncAnswer {
    let trouble = troubles.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    do {
      switch trouble {
      case .away: throw TodoFailure.serverUnreachable(address, reason: "away")
      case .late:
        late.withLock { $0.append(request) }
        throw TodoFailure.serverUnreachable(address, reason: "late")
      case .lost(let failure):
        _ = try records.answer(request)
        throw failure
      case .twice: _ = try records.answer(request)
      case nil: break
      }
      for request in lateRequests() { _ = try records.answer(request) }
      return try records.answer(request)
    } catch {
      throw error as? TodoFailure ?? .serverStatus(address, 500)
    }
  }
}

/// The failures that a store has reported, each once.
private final class FailureLog: Sendable {
  private let log = Mutex<[TodoFailure]>([])

  var failures: [TodoFailure] { log.withLock(\.self) }

  func add(_ failure: TodoFailure?) {
    guard let failure else { return }
    log.withLock { if $0.last != failure { $0.append(failure) } }
  }
}

@MainActor @Suite struct SyncedStoreTests {
  private func wait(
    _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
  ) async throws {
    // Turns are counted, not time: other tests may hold the main actor for long.
    for _ in 0..<6_000 {
      if condition() { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record(comment, sourceLocation: sourceLocation)
  }

  private func device(_ server: any TodoServing) -> (SyncedStore, TodoListViewModel) {
    let store = SyncedStore(local: LocalStore(MemoryRecords(Replica(samples: TodoItem.samples))), server: server)
    return (store, TodoListViewModel(itemStore: store))
  }

  @Test("the edits of one device reach the other")
  func devices() async throws {
    let server = TestServer()
    let (firstStore, first) = device(server)
    let (secondStore, second) = device(server)
    first.add("Sleep", forToday: true)
    second[UUID(number: 2)] = nil
    second[UUID(number: 1)]?.isDone = true
    first[UUID(number: 1)]?.title = "Water the roses"
    try await wait("the devices agree") {
      firstStore.retry()
      secondStore.retry()
      return first.items == second.items && first.status.sync?.unsentCount == 0 && second.status.sync?.unsentCount == 0
    }
    #expect(first.items.map(\.title) == ["Water the roses", "Buy bread", "Call Ada", "Mend the fence", "Sleep"])
    #expect(first[UUID(number: 1)]?.isDone == true)
    #expect(server.records.items() == first.items)
  }

  @Test("trouble of the server is a message, edits wait, and nothing is lost or doubled")
  func troubles() async throws {
    let failures: [TestServer.Trouble] = [
      .away, .lost(.serverStatus("http://test", 500)), .late,
      .lost(.serverUnreadable("http://test", reason: "Unexpected end of file")), .twice,
    ]
    let server = TestServer(failures)
    let (store, todos) = device(server)
    let seen = FailureLog()
    let subscription = store.status.sink { seen.add($0.sync?.failure) }
    defer { subscription.cancel() }
    todos.add("Sleep", forToday: true)
    var edits = 0
    try await wait("all failures are seen, and then none") {
      edits += 1
      todos[UUID(number: 4)]?.title = "Call Ada, \(edits)"
      store.retry()
      #expect(todos.items.count == 6)
      return seen.failures.count >= 4
    }
    try await wait("the server has all") {
      store.retry()
      return todos.status.sync?.failure == nil && server.records.items() == todos.items
    }
    #expect(
      seen.failures == [
        .serverUnreachable("http://test", reason: "away"), .serverStatus("http://test", 500),
        .serverUnreachable("http://test", reason: "late"),
        .serverUnreadable("http://test", reason: "Unexpected end of file"),
      ])
    #expect(todos[UUID(number: 4)]?.title == "Call Ada, \(edits)")
    #expect(todos.items.count == 6)
  }

  @Test("a server that lost its todos gets them again")
  func newServer() throws {
    let device = MemoryRecords(Replica(samples: TodoItem.samples))
    for server in [MemoryRecords(), MemoryRecords()] {
      repeat {
        let (request, sent) = try device.nextRequest(limit: 2)
        device.apply(RecordChange(try server.answer(request, limit: 2), to: request, sent))
      } while device.unsentCount() > 0
      #expect(server.items() == TodoItem.samples)
    }
  }

  @Test("a cursor from before a backup was put back begins again")
  func backup() throws {
    let device = MemoryRecords(Replica(samples: TodoItem.samples))
    let epoch = UUID()
    for server in [MemoryRecords(Replica(epoch: epoch)), MemoryRecords(Replica(epoch: epoch))] {
      for _ in 0..<3 {
        let (request, sent) = try device.nextRequest()
        device.apply(RecordChange(try server.answer(request), to: request, sent))
      }
      #expect(server.items() == TodoItem.samples)
    }
  }

  @Test("a request has titles of a limited size together, and at least one")
  func portions() throws {
    let long = String(repeating: "x", count: 1_500_000)
    let items = Rank.ranks(4, between: nil, and: nil).map { TodoItem(title: long, rank: $0) }
    let device = MemoryRecords(Replica(samples: items))
    #expect(try device.nextRequest().0.records.count == 2)
    let server = MemoryRecords()
    repeat {
      let (request, sent) = try device.nextRequest()
      device.apply(RecordChange(try server.answer(request), to: request, sent))
    } while device.unsentCount() > 0
    #expect(server.items() == items)
  }
}

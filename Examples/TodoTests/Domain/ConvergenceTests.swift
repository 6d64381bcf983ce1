import Foundation
import SeededRandomness
import Testing

@testable import TodoStores

/// Two devices and a server, whose messages are lost, late, repeated and out of order, and whose clocks jump.
@Suite struct ConvergenceTests {
  @Test("two devices and a server agree after 10,000 random schedules", arguments: 0..<10)
  func schedules(part: Int) throws {
    for seed in part * 1_000..<(part + 1) * 1_000 {
      var schedule = Schedule(seed: seed)
      try schedule.run()
      if let difference = try schedule.difference() { Issue.record("seed \(seed): \(difference)") }
    }
  }

  @Test("joining is commutative, associative and idempotent", arguments: 0..<10)
  func laws(seed: Int) {
    var random = Randomness(seed: seed)
    let id = UUID(number: 1)
    for _ in 0..<200 {
      let (a, b, c) = (TodoRecord.random(id, &random), TodoRecord.random(id, &random), TodoRecord.random(id, &random))
      #expect(a.joined(with: b) == b.joined(with: a), "seed \(seed)")
      #expect(a.joined(with: b).joined(with: c) == a.joined(with: b.joined(with: c)), "seed \(seed)")
      #expect(a.joined(with: a) == a, "seed \(seed)")
    }
  }

  @Test("edits of different fields are both kept, and of one field the later one")
  func fields() {
    let item = TodoItem.samples[0]
    let start = TodoRecord(item, .zero)
    func edited(at time: UInt64, node: UInt64, _ edit: (inout TodoItem) -> Void) -> TodoRecord {
      var (record, item) = (start, item)
      edit(&item)
      record.set(item, HybridTimestamp(time: time, counter: 0, node: node))
      return record
    }
    let title = edited(at: 5, node: 1) { $0.title = "Water it" }
    let both = edited(at: 4, node: 2) {
      $0.title = "Mow it"
      $0.isDone = true
    }
    let joined = title.joined(with: both).item
    #expect(joined?.title == "Water it")
    #expect(joined?.isDone == true)
  }

  @Test("a deletion counts against earlier edits, and a later edit brings the todo back")
  func deletion() {
    var record = TodoRecord(TodoItem.samples[0], HybridTimestamp(time: 1, counter: 0, node: 1))
    record.delete(HybridTimestamp(time: 5, counter: 0, node: 1))
    #expect(record.item == nil)
    var edited = TodoRecord(TodoItem.samples[0], HybridTimestamp(time: 1, counter: 0, node: 1))
    edited.set(TodoItem.samples[1], HybridTimestamp(time: 4, counter: 0, node: 2))
    #expect(record.joined(with: edited).item == nil)
    edited.set(TodoItem.samples[2], HybridTimestamp(time: 6, counter: 0, node: 2))
    #expect(record.joined(with: edited).item?.title == "Buy bread")
  }
}

/// A random schedule.
private struct Schedule {
  private struct Device {
    let records = MemoryRecords()
    var clock: HybridLogicalClock
    var time: UInt64
  }

  private struct Question {
    let device: Int
    let request: SyncRequest
    let sent: [SequencedRecord]
  }

  private var random: Randomness
  private var devices: [Device]
  private var server = MemoryRecords()
  private var questions: [Question] = []
  private var answers: [(Question, SyncAnswer)] = []
  /// Each edit that was made, as a record in which only it has a moment; the twin of all that the devices do.
  private var edits: [TodoRecord] = []

  init(seed: Int) {
    random = Randomness(seed: seed)
    devices = (0..<2).map { Device(clock: HybridLogicalClock(node: UInt64($0 + 1)), time: 1_000) }
  }

  mutating func run() throws {
    for _ in 0..<16 {
      let device = random.next(below: 2)
      switch random.next(below: 8) {
      case 0...2: edit(device)
      case 3, 4: try ask(device)
      case 5, 6: try reach()
      default: try answer()
      }
    }
    // What is under way arrives or is lost. Then both devices reach the server until nothing is left.
    while !questions.isEmpty || !answers.isEmpty {
      try reach()
      try answer()
    }
    for _ in 0..<2 {
      for device in devices.indices {
        repeat {
          let (request, sent) = try devices[device].records.nextRequest(limit: 2)
          let answer = try server.answer(request, limit: 2)
          take(answer, Question(device: device, request: request, sent: sent))
          if answer.records.count < 2, devices[device].records.unsentCount() == 0 { break }
        } while true
      }
    }
  }

  private mutating func edit(_ device: Int) {
    let id = UUID(number: UInt32(random.next(below: 3)))
    // Time goes on, stands still or jumps.
    devices[device].time = UInt64(max(0, Int(devices[device].time) + [1, 0, 50, -200][random.next(below: 4)]))
    let stamp = devices[device].clock.tick(at: devices[device].time)
    let old = devices[device].records.record(withId: id)
    var record = old ?? TodoRecord(.random(id, &random), stamp)
    if let item = old?.item {
      if random.next(below: 4) == 0 {
        record.delete(stamp)
      } else {
        var edited = TodoItem.random(id, &random)
        if random.next(below: 2) == 0 { edited.title = item.title }
        if random.next(below: 2) == 0 { edited.rank = item.rank }
        record.set(edited, stamp)
      }
    } else if old != nil {
      return
    }
    devices[device].records.apply(RecordChange([record], from: .device))
    edits.append(record)
  }

  private mutating func ask(_ device: Int) throws {
    let (request, sent) = try devices[device].records.nextRequest(limit: 1 + random.next(below: 3))
    questions.append(Question(device: device, request: request, sent: sent))
  }

  /// A question reaches the server, and an answer is under way. Both may be lost, and the question may come again.
  private mutating func reach() throws {
    guard !questions.isEmpty else { return }
    let index = random.next(below: questions.count)
    let question = questions[index]
    if random.next(below: 5) > 0 { questions.remove(at: index) }
    guard random.next(below: 5) > 0 else { return }
    answers.append((question, try server.answer(question.request, limit: 1 + random.next(below: 3))))
  }

  /// An answer reaches its device, or is lost, and may come again.
  private mutating func answer() throws {
    guard !answers.isEmpty else { return }
    let index = random.next(below: answers.count)
    let (question, answer) = answers[index]
    if random.next(below: 5) > 0 { answers.remove(at: index) }
    if random.next(below: 5) > 0 { take(answer, question) }
  }

  private mutating func take(_ answer: SyncAnswer, _ question: Question) {
    devices[question.device].records.apply(RecordChange(answer, to: question.request, question.sent))
    for record in answer.records { devices[question.device].clock.receive(record.latest) }
  }

  /// The difference between the devices, the server and the twin; nil if they agree.
  func difference() throws -> String? {
    let twin = twinItems()
    for (name, records) in [("server", server), ("device 1", devices[0].records), ("device 2", devices[1].records)] {
      let items = records.items()
      if items != twin { return "\(name) has \(items) instead of \(twin)" }
    }
    return nil
  }

  /// The todos after all edits: of each field the value with the latest moment, by a search through all edits.
  private func twinItems() -> [TodoItem] {
    Set(edits.map(\.id)).compactMap { id -> TodoItem? in
      let versions = edits.filter { $0.id == id }
      func latest<Value>(_ field: KeyPath<TodoRecord, Stamped<Value>>) -> Stamped<Value> {
        versions.map { $0[keyPath: field] }.max { $0.stamp < $1.stamp } ?? versions[0][keyPath: field]
      }
      let (title, isDone, today, rank) = (latest(\.title), latest(\.isDone), latest(\.isForToday), latest(\.rank))
      let edit = [title.stamp, isDone.stamp, today.stamp, rank.stamp].max() ?? .zero
      if let deletion = versions.compactMap(\.deletion).max(), deletion > edit { return nil }
      return TodoItem(id: id, title: title.value, isDone: isDone.value, isForToday: today.value, rank: rank.value)
    }.sorted { $0.precedes($1) }
  }
}

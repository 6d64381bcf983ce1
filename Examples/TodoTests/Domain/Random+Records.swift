import Foundation
import SeededRandomness

@testable import TodoStores

extension TodoItem {
  /// A random todo.
  static func random(_ id: UUID, _ random: inout Randomness) -> TodoItem {
    TodoItem(
      id: id, title: ["Water", "Bread", "Ada", "\0\u{1B}[2J\r\n", ""][random.next(below: 5)],
      isDone: random.next(below: 2) == 0, isForToday: random.next(below: 2) == 0,
      rank: Rank.ranks(4, between: nil, and: nil)[random.next(below: 4)])
  }
}

extension TodoRecord {
  /// A random record, with few different moments.
  static func random(_ id: UUID, _ random: inout Randomness) -> TodoRecord {
    func stamp() -> HybridTimestamp {
      HybridTimestamp(time: UInt64(random.next(below: 4)), counter: 0, node: UInt64(random.next(below: 2)))
    }
    var record = TodoRecord(.random(id, &random), stamp())
    record.set(.random(id, &random), stamp())
    if random.next(below: 3) == 0 { record.delete(stamp()) }
    return record
  }
}

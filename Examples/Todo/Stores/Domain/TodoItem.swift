import Foundation

/// Something to do.
public struct TodoItem: Identifiable, Hashable, Codable, Sendable {
  public let id: UUID
  public var title: String
  public var isDone: Bool
  public var isForToday: Bool
  /// The place in the list of all todos.
  public var rank: Rank

  /// A todo.
  public init(id: UUID = UUID(), title: String, isDone: Bool = false, isForToday: Bool = false, rank: Rank = .first) {
    self.id = id
    self.title = title
    self.isDone = isDone
    self.isForToday = isForToday
    self.rank = rank
  }

  /// True if the todo stands before another one. Two devices may choose the same rank: then the identifier decides.
  public func precedes(_ other: TodoItem) -> Bool {
    rank == other.rank ? id.uuidString < other.id.uuidString : rank < other.rank
  }

  /// The todos of a list that is new. On all devices they are the same ones.
  public static let samples: [TodoItem] = {
    let samples = [
      TodoItem(id: UUID(number: 1), title: "Water the garden", isForToday: true),
      TodoItem(id: UUID(number: 2), title: "Return the books"),
      TodoItem(id: UUID(number: 3), title: "Buy bread", isDone: true, isForToday: true),
      TodoItem(id: UUID(number: 4), title: "Call Ada", isForToday: true),
      TodoItem(id: UUID(number: 5), title: "Mend the fence"),
    ]
    return zip(samples, Rank.ranks(samples.count, between: nil, and: nil)).map { item, rank in
      var item = item
      item.rank = rank
      return item
    }
  }()
}

extension UUID {
  /// The identifier that ends in a number. The sample todos have such identifiers, so that links to them are short.
  public init(number: UInt32) {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    self.init(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3]))
  }
}

import Foundation

/// A todo as stores keep it: each field with the moment of its last edit, and the moment of its deletion.
///
/// Two versions of a record are joined field by field, and the later edit of a field counts. Joining is commutative,
/// associative and idempotent, so records may arrive in any order, and more than once. A deleted record stays as a
/// tombstone. An edit that is later than the deletion brings the todo back: nobody's later word is lost.
public struct TodoRecord: Identifiable, Hashable, Codable, Sendable {
  public let id: UUID
  public private(set) var title: Stamped<String>
  public private(set) var isDone: Stamped<Bool>
  public private(set) var isForToday: Stamped<Bool>
  public private(set) var rank: Stamped<Rank>
  /// The moment of the last deletion.
  public private(set) var deletion: HybridTimestamp?

  /// The record of a todo all of whose fields were chosen in a moment.
  public init(_ item: TodoItem, _ stamp: HybridTimestamp) {
    self.init(
      id: item.id, title: Stamped(item.title, stamp), isDone: Stamped(item.isDone, stamp),
      isForToday: Stamped(item.isForToday, stamp), rank: Stamped(item.rank, stamp))
  }

  init(
    id: UUID, title: Stamped<String>, isDone: Stamped<Bool>, isForToday: Stamped<Bool>, rank: Stamped<Rank>,
    deletion: HybridTimestamp? = nil
  ) {
    self.id = id
    self.title = title
    self.isDone = isDone
    self.isForToday = isForToday
    self.rank = rank
    self.deletion = deletion
  }

  /// The todo; nil if it is deleted.
  public var item: TodoItem? {
    guard !isDeleted else { return nil }
    return TodoItem(
      id: id, title: title.value, isDone: isDone.value, isForToday: isForToday.value, rank: rank.value)
  }

  /// True if no edit is later than the deletion.
  public var isDeleted: Bool { deletion.map { $0 >= latestEdit } ?? false }

  /// The latest moment of the record.
  public var latest: HybridTimestamp { max(latestEdit, deletion ?? .zero) }

  private var latestEdit: HybridTimestamp { max(title.stamp, isDone.stamp, isForToday.stamp, rank.stamp) }

  /// Sets the fields in which a todo differs.
  public mutating func set(_ item: TodoItem, _ stamp: HybridTimestamp) {
    title.set(item.title, stamp)
    isDone.set(item.isDone, stamp)
    isForToday.set(item.isForToday, stamp)
    rank.set(item.rank, stamp)
  }

  /// Deletes the todo.
  public mutating func delete(_ stamp: HybridTimestamp) { deletion = max(deletion ?? .zero, stamp) }

  /// Returns the record with the later choice of each field.
  public func joined(with other: TodoRecord) -> TodoRecord {
    TodoRecord(
      id: id, title: title.joined(with: other.title), isDone: isDone.joined(with: other.isDone),
      isForToday: isForToday.joined(with: other.isForToday), rank: rank.joined(with: other.rank),
      deletion: deletion.map { max($0, other.deletion ?? .zero) } ?? other.deletion)
  }
}

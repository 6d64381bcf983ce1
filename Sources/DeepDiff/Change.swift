/// An item that is only in the new list.
public struct Insert<T> {
  /// The item.
  public let item: T

  /// Its index in the new list.
  public let index: Int

  @inlinable
  init(item: T, index: Int) {
    self.item = item
    self.index = index
  }
}

/// An item that is only in the old list.
public struct Delete<T> {
  /// The item.
  public let item: T

  /// Its index in the old list.
  public let index: Int

  @inlinable
  init(item: T, index: Int) {
    self.item = item
    self.index = index
  }
}

/// An item that is replaced by another, or by the same one with other content.
public struct Replace<T> {
  /// The item in the old list.
  public let oldItem: T

  /// The item in the new list.
  public let newItem: T

  /// The new item's index in the new list.
  public let index: Int

  @inlinable
  init(oldItem: T, newItem: T, index: Int) {
    self.oldItem = oldItem
    self.newItem = newItem
    self.index = index
  }
}

/// An item whose place changes.
public struct Move<T> {
  /// The item, as it is in the new list.
  public let item: T

  /// Its index in the old list.
  public let fromIndex: Int

  /// Its index in the new list.
  public let toIndex: Int

  @inlinable
  init(item: T, fromIndex: Int, toIndex: Int) {
    self.item = item
    self.fromIndex = fromIndex
    self.toIndex = toIndex
  }
}

/// One of the changes that turn an old list into a new one.
///
/// The indexes of deletions and of moves' sources refer to the old list, all others to the new one, as in batch
/// updates.
public enum Change<T> {
  /// An item is inserted.
  case insert(Insert<T>)

  /// An item is deleted.
  case delete(Delete<T>)

  /// An item replaces another, or changes its content.
  case replace(Replace<T>)

  /// An item moves.
  case move(Move<T>)

  /// The insertion, if this is one.
  @inlinable
  public var insert: Insert<T>? {
    guard case .insert(let insert) = self else { return nil }
    return insert
  }

  /// The deletion, if this is one.
  @inlinable
  public var delete: Delete<T>? {
    guard case .delete(let delete) = self else { return nil }
    return delete
  }

  /// The replacement, if this is one.
  @inlinable
  public var replace: Replace<T>? {
    guard case .replace(let replace) = self else { return nil }
    return replace
  }

  /// The move, if this is one.
  @inlinable
  public var move: Move<T>? {
    guard case .move(let move) = self else { return nil }
    return move
  }
}

extension Insert: Sendable where T: Sendable {}
extension Delete: Sendable where T: Sendable {}
extension Replace: Sendable where T: Sendable {}
extension Move: Sendable where T: Sendable {}
extension Change: Sendable where T: Sendable {}

/// Returns the changes that turn an old list into a new one, as ``Heckel`` finds them.
///
/// ```swift
/// diff(old: Array("abc"), new: Array("bcd"))    // delete "a" at 0, insert "d" at 2
/// diff(old: Array("abcd"), new: Array("adbc"))  // move "d" from 3 to 1, "b" from 1 to 2, and "c" from 2 to 3
/// ```
///
/// The deletions come first, in the order of the old list; then all other changes, in the order of the new one. An item
/// that moves and looks different is replaced and moved. ``FewestMoves`` returns the same deletions, insertions and
/// replacements with fewer moves.
///
/// - Complexity: That of ``Heckel``.
@inlinable
public func diff<T: DiffAware>(old: [T], new: [T]) -> [Change<T>] { Heckel().diff(old: old, new: new) }

/// Returns the changes between two lists if one of them is empty: an insertion of every item, a deletion of every item,
/// or no change. Returns nil if both have items, which an algorithm has to compare.
///
/// - Complexity: O(*n*)
@inlinable
public func preprocess<T>(old: [T], new: [T]) -> [Change<T>]? {
  if old.isEmpty { return new.enumerated().map { .insert(Insert(item: $1, index: $0)) } }
  if new.isEmpty { return old.enumerated().map { .delete(Delete(item: $1, index: $0)) } }
  return nil
}

import Diffing

/// What turns an old list into a new one, with the fewest possible moves.
///
/// ```swift
/// diff(old: Array("abc"), new: Array("bcd"))    // delete "a" at 0, insert "d" at 2
/// diff(old: Array("abcd"), new: Array("adbc"))  // move "d" from 3 to 1
/// ```
///
/// First come the deletions, in the order of the old list; then everything else, in the order of the new one. An item
/// that moves and looks different is replaced and moved. Equal identities are matched in order of occurrence.
///
/// Differs from the library of this name: what it gives for a change of order is always valid, but often far more moves
/// than are needed; here no smaller set of moves exists where identities are unique. ``Heckel`` and ``WagnerFischer``
/// give what the algorithms of those names find.
///
/// - Complexity: that of `Changeset` in `Diffing`: O(*n*) hashing and comparing, and O(*m* log *m*) for *m* items that
///   are out of order.
@inlinable
public func diff<T: DiffAware>(old: [T], new: [T]) -> [Change<T>] {
  let changes = Changeset(
    from: old, to: new, identifiedBy: \.diffId, haveSameContent: { T.compareContent($0, $1) })
  var all: [Change<T>] = []
  all.reserveCapacity(
    changes.deletions.count + changes.insertions.count + changes.moves.count + changes.updates.count)
  for index in changes.deletions { all.append(.delete(Delete(item: old[index], index: index))) }
  // All three are ascending by new indexes, and no element is both inserted and one of the others.
  var insertions = changes.insertions[...]
  var updates = changes.updates[...]
  var moves = changes.moves[...]
  while !(insertions.isEmpty && updates.isEmpty && moves.isEmpty) {
    let insertion = insertions.first ?? Int.max
    let update = updates.first?.target ?? Int.max
    let move = moves.first?.target ?? Int.max
    if insertion < update, insertion < move {
      insertions.removeFirst()
      all.append(.insert(Insert(item: new[insertion], index: insertion)))
    } else if update <= move {
      let source = updates.removeFirst().source
      all.append(.replace(Replace(oldItem: old[source], newItem: new[update], index: update)))
    } else {
      let source = moves.removeFirst().source
      all.append(.move(Move(item: new[move], fromIndex: source, toIndex: move)))
    }
  }
  return all
}

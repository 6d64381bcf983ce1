import Diffing

/// Returns the changes that turn an old list into a new one, with the fewest possible moves.
///
/// ```swift
/// diff(old: Array("abc"), new: Array("bcd"))    // delete "a" at 0, insert "d" at 2
/// diff(old: Array("abcd"), new: Array("adbc"))  // move "d" from 3 to 1
/// ```
///
/// The deletions come first, in the order of the old list; then all other changes, in the order of the new one. An item
/// that moves and looks different is replaced and moved. Equal identities are matched in order of occurrence.
///
/// The library of this name also returns valid changes, but often far more moves than necessary; here no smaller set of
/// moves exists where identities are unique. ``Heckel`` and ``WagnerFischer`` return the changes that the algorithms of
/// those names find.
///
/// - Complexity: That of `Changeset` in `Diffing`: O(*n*) hashing and comparing, and O(*m* log *m*) for *m* items that
///   are out of order.
@inlinable
public func diff<T: DiffAware>(old: [T], new: [T]) -> [Change<T>] {
  let changes = Changeset(
    from: old, to: new, identifiedBy: { $0.diffId }, haveSameContent: { T.compareContent($0, $1) })
  var all: [Change<T>] = []
  all.reserveCapacity(
    changes.deletions.count + changes.insertions.count + changes.moves.count + changes.updates.count)
  for index in changes.deletions { all.append(.delete(Delete(item: old[index], index: index))) }
  // All three are ascending by new indexes, and no element is both inserted and one of the others.
  let (insertions, updates, moves) = (changes.insertions, changes.updates, changes.moves)
  var (nextInsertion, nextUpdate, nextMove) = (0, 0, 0)
  while true {
    let insertion = nextInsertion < insertions.count ? insertions[nextInsertion] : Int.max
    let update = nextUpdate < updates.count ? updates[nextUpdate].target : Int.max
    let move = nextMove < moves.count ? moves[nextMove].target : Int.max
    if insertion < update, insertion < move {
      all.append(.insert(Insert(item: new[insertion], index: insertion)))
      nextInsertion += 1
    } else if update <= move, update < Int.max {
      all.append(.replace(Replace(oldItem: old[updates[nextUpdate].source], newItem: new[update], index: update)))
      nextUpdate += 1
    } else if move < Int.max {
      all.append(.move(Move(item: new[move], fromIndex: moves[nextMove].source, toIndex: move)))
      nextMove += 1
    } else {
      return all
    }
  }
}

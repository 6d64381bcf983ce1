import Diffing

extension Changeset {
  /// Computes the changes between two lists of items, with the fewest moves.
  @inlinable
  init<T: DiffAware>(fromItems old: [T], to new: [T]) {
    self.init(from: old, to: new, identifiedBy: { $0.diffId }, haveSameContent: { T.compareContent($0, $1) })
  }

  /// Returns the changes with their items: first the deletions in the order of the old list, then all others in the
  /// order of the new one, where a replacement comes before the move of the same item.
  ///
  /// - Complexity: O(the number of changes)
  @inlinable
  func changes<T>(from old: [T], to new: [T]) -> [Change<T>] {
    var all: [Change<T>] = []
    all.reserveCapacity(deletions.count + insertions.count + moves.count + updates.count)
    for index in deletions { all.append(.delete(Delete(item: old[index], index: index))) }
    // All three are ascending by new indexes, and no element is both inserted and one of the others.
    let (insertions, updates, moves) = (insertions, updates, moves)
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
}

/// The algorithm of R. A. Wagner and M. J. Fischer, *The string-to-string correction problem* (1974).
///
/// It finds the fewest deletions, insertions and replacements, each of one item. As in the library of this name, items
/// are the same if their content is equal: a replacement can put any item in the place of any other, so identities are
/// not read.
///
/// - Complexity: O(*n* · *m*) in time, and a byte for each pair of an old and a new item. Suitable for short lists.
public final class WagnerFischer<T: DiffAware>: Sendable {
  @usableFromInline let reduceMove: Bool

  /// Creates the algorithm.
  ///
  /// - Parameter reduceMove: True to combine a deletion and an insertion of the same content into a move, in the place
  ///   of the first of them.
  @inlinable
  public init(reduceMove: Bool = false) { self.reduceMove = reduceMove }

  /// Returns the changes that turn an old list into a new one, in the order of a walk through both.
  @inlinable
  public func diff(old: [T], new: [T]) -> [Change<T>] {
    let changes = preprocess(old: old, new: new) ?? corrections(old: old, new: new)
    return reduceMove ? MoveReducer().reduce(changes) : changes
  }

  /// The last step of the best corrections for a prefix of each list.
  @usableFromInline
  enum Step: UInt8 {
    case keep, delete, insert, replace
  }

  @inlinable
  func corrections(old: [T], new: [T]) -> [Change<T>] {
    let width = new.count + 1
    // The best last step for each pair of prefixes. Ties go to the first of: delete, insert, replace.
    var steps = [Step](repeating: .insert, count: (old.count + 1) * width)
    // The number of changes for the old list's prefix so far, and each prefix of the new one.
    var costs = Array(0...new.count)
    for row in 1..<(old.count + 1) {
      var diagonal = costs[0]
      costs[0] = row
      steps[row * width] = .delete
      for column in 1..<width {
        let above = costs[column]
        if T.compareContent(old[row - 1], new[column - 1]) {
          costs[column] = diagonal
          steps[row * width + column] = .keep
        } else {
          let best = min(above, costs[column - 1], diagonal)
          costs[column] = best + 1
          steps[row * width + column] = best == above ? .delete : best == costs[column - 1] ? .insert : .replace
        }
        diagonal = above
      }
    }

    var changes: [Change<T>] = []
    var (row, column) = (old.count, new.count)
    while row > 0 || column > 0 {
      let step = steps[row * width + column]
      if step != .insert { row -= 1 }
      if step != .delete { column -= 1 }
      switch step {
      case .keep: break
      case .delete: changes.append(.delete(Delete(item: old[row], index: row)))
      case .insert: changes.append(.insert(Insert(item: new[column], index: column)))
      case .replace: changes.append(.replace(Replace(oldItem: old[row], newItem: new[column], index: column)))
      }
    }
    return changes.reversed()
  }
}

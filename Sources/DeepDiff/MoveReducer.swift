/// Combines a deletion and an insertion of the same content into a move.
@usableFromInline
struct MoveReducer<T: DiffAware> {
  @inlinable
  init() {}

  /// Returns the changes, with each pair of such a deletion and insertion replaced by a move. Items of the same content
  /// are paired in their order; a move has the place of the first of its two changes.
  ///
  /// - Complexity: O(the number of deletions, multiplied by that of insertions).
  @inlinable
  func reduce(_ changes: [Change<T>]) -> [Change<T>] {
    var deletions = changes.compactMap(\.delete)
    var targets: [Int: Insert<T>] = [:]
    var sources: [Int: Delete<T>] = [:]
    for case .insert(let insert) in changes {
      guard let position = deletions.firstIndex(where: { T.compareContent($0.item, insert.item) }) else { continue }
      let delete = deletions.remove(at: position)
      targets[delete.index] = insert
      sources[insert.index] = delete
    }
    var moved: Set<Int> = []
    return changes.compactMap { change in
      let delete = change.delete ?? change.insert.flatMap { sources[$0.index] }
      let insert = change.insert ?? change.delete.flatMap { targets[$0.index] }
      guard let delete, let insert else { return change }
      guard moved.insert(insert.index).inserted else { return nil }
      return .move(Move(item: insert.item, fromIndex: delete.index, toIndex: insert.index))
    }
  }
}

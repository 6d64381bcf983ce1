import Diffing

/// The algorithm of P. Heckel, *A technique for isolating differences between files* (1978), as the library of this
/// name has it.
///
/// Items whose identity is in both lists are the same item; if an identity is repeated, the first occurrence matches
/// the first, the second the second, and so on. (In the paper they match only beside items that are not repeated.)
/// Items without a counterpart are deleted or inserted.
///
/// An item moves if deletions and insertions before it would have put it elsewhere. So one item that moves far makes
/// all those between move as well: ``FewestMoves`` moves fewer.
///
/// - Complexity: O(*n*) hashing and comparing, and the arithmetic of ``FewestMoves``.
public final class Heckel<T: DiffAware>: Sendable {
  /// Creates the algorithm, which has no options.
  @inlinable
  public init() {}

  /// Returns the changes that turn an old list into a new one, in the order and with the indexes that ``Change``
  /// describes.
  @inlinable
  public func diff(old: [T], new: [T]) -> [Change<T>] {
    var changes = Changeset(fromItems: old, to: new)
    changes.moves = Self.displacements(in: changes, from: old.count, to: new.count)
    return changes.changes(from: old, to: new)
  }

  /// Returns the moves of all items whose number among the items of both lists changes.
  ///
  /// - Complexity: O(*n*) if any item moves, otherwise O(1).
  @inlinable
  static func displacements(in changes: Changeset, from oldCount: Int, to newCount: Int) -> [Transition<Int>] {
    if changes.moves.isEmpty { return [] }
    var isKept = [Bool](repeating: true, count: oldCount)
    for index in changes.deletions { isKept[index] = false }
    let kept = isKept.indices.filter { isKept[$0] }
    for move in changes.moves { isKept[move.source] = false }
    // The items in their old and in their new order: the nth of one takes the place of the nth of the other.
    var staying = kept.lazy.filter { isKept[$0] }.makeIterator()
    var insertions = changes.insertions.makeIterator()
    var moves = changes.moves.makeIterator()
    var (insertion, move) = (insertions.next(), moves.next())
    var number = 0
    var displacements: [Transition<Int>] = []
    for index in 0..<newCount {
      if insertion == index {
        insertion = insertions.next()
        continue
      }
      let isMoved = move?.target == index
      guard let source = isMoved ? move?.source : staying.next() else { break }
      if isMoved { move = moves.next() }
      if source != kept[number] { displacements.append(Transition(from: source, to: index)) }
      number += 1
    }
    return displacements
  }
}

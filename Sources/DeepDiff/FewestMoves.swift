import Diffing

/// An algorithm of this package: the changes with the fewest possible moves.
///
/// ```swift
/// FewestMoves().diff(old: Array("abcd"), new: Array("adbc"))  // move "d" from 3 to 1
/// ```
///
/// It returns the same deletions, insertions and replacements as ``Heckel``, in the same order. The items that move are
/// different ones: no smaller set of moves exists where identities are unique. The library of this name does not have
/// this algorithm.
///
/// - Complexity: That of `Changeset` in `Diffing`: O(*n*) hashing and comparing, and O(*m* log *m*) for *m* items that
///   are out of order.
public struct FewestMoves<T: DiffAware> {
  /// Creates the algorithm, which has no options.
  @inlinable
  public init() {}

  /// Returns the changes that turn an old list into a new one, in the order and with the indexes that ``Change``
  /// describes.
  @inlinable
  public func diff(old: [T], new: [T]) -> [Change<T>] { Changeset(fromItems: old, to: new).changes(from: old, to: new) }
}

extension FewestMoves: Sendable {}

import Diffing

/// The map from the old indexes of a list's sections to the new ones, and back.
///
/// - Complexity: A look-up is O(log *k*) for *k* changes of sections.
struct SectionMap: Sendable {
  private let shift: IndexShift
  /// The new indexes of the moved sections, by their old ones.
  private let targets: [Int: Int]
  /// The old indexes of the moved sections, by their new ones.
  private let sources: [Int: Int]

  /// Makes the map of changes that are known to be valid.
  init(_ changes: Changeset) {
    shift = IndexShift(
      removed: (changes.deletions + changes.moves.map(\.source)).sorted(),
      inserted: (changes.insertions + changes.moves.map(\.target)).sorted())
    targets = Dictionary(changes.moves.map { ($0.source, $0.target) }) { $1 }
    sources = Dictionary(changes.moves.map { ($0.target, $0.source) }) { $1 }
  }

  /// The new index of a section; nil if it is deleted.
  func newIndex(of old: Int) -> Int? { targets[old] ?? shift.newIndex(of: old) }

  /// The old index of a section; nil if it is inserted.
  func oldIndex(of new: Int) -> Int? { sources[new] ?? shift.oldIndex(of: new) }
}

import Foundation

/// The index paths of changes, grouped by the kind of change.
public struct ChangeWithIndexPath {
  /// The index paths of inserted items, in the new data.
  public let inserts: [IndexPath]

  /// The index paths of deleted items, in the old data.
  public let deletes: [IndexPath]

  /// The index paths of replaced items, in the new data.
  public let replaces: [IndexPath]

  /// The index paths of moved items: from the old data to the new data.
  public let moves: [(from: IndexPath, to: IndexPath)]

  /// Creates a value of the given index paths.
  public init(
    inserts: [IndexPath], deletes: [IndexPath], replaces: [IndexPath], moves: [(from: IndexPath, to: IndexPath)]
  ) {
    self.inserts = inserts
    self.deletes = deletes
    self.replaces = replaces
    self.moves = moves
  }
}

extension ChangeWithIndexPath: Sendable {}

/// Converts the indexes of changes to index paths in a section.
public final class IndexPathConverter: Sendable {
  /// Creates a converter, which has no options.
  public init() {}

  /// Returns the index paths of changes, each kind in the order of the changes.
  public func convert<T>(changes: [Change<T>], section: Int) -> ChangeWithIndexPath {
    func path(_ index: Int) -> IndexPath { IndexPath(item: index, section: section) }
    return ChangeWithIndexPath(
      inserts: changes.compactMap { $0.insert.map { path($0.index) } },
      deletes: changes.compactMap { $0.delete.map { path($0.index) } },
      replaces: changes.compactMap { $0.replace.map { path($0.index) } },
      moves: changes.compactMap { $0.move.map { (from: path($0.fromIndex), to: path($0.toIndex)) } })
  }
}

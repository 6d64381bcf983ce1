import Foundation

/// The index paths of changes, by what a batch update does with them.
public struct ChangeWithIndexPath {
  /// Where items come, in the new data.
  public let inserts: [IndexPath]

  /// Where items go, in the old data.
  public let deletes: [IndexPath]

  /// Where items are replaced, in the new data.
  public let replaces: [IndexPath]

  /// From where in the old data, and to where in the new data, items move.
  public let moves: [(from: IndexPath, to: IndexPath)]

  /// The index paths given.
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

/// Makes index paths in a section of the indexes of changes.
public struct IndexPathConverter {
  /// A converter; it has nothing to adjust.
  public init() {}

  /// The index paths of changes, each kind in the order of the changes.
  public func convert<T>(changes: [Change<T>], section: Int) -> ChangeWithIndexPath {
    func path(_ index: Int) -> IndexPath { IndexPath(item: index, section: section) }
    return ChangeWithIndexPath(
      inserts: changes.compactMap { $0.insert.map { path($0.index) } },
      deletes: changes.compactMap { $0.delete.map { path($0.index) } },
      replaces: changes.compactMap { $0.replace.map { path($0.index) } },
      moves: changes.compactMap { $0.move.map { (from: path($0.fromIndex), to: path($0.toIndex)) } })
  }
}

extension IndexPathConverter: Sendable {}

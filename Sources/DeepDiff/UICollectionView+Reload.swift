import Foundation
import PergolaUIKit

extension UICollectionView {
  /// Shows the changes of a section's items.
  ///
  /// Insertions, deletions and moves are one batch update, in which the data change first. Replacements follow it as
  /// reloads, as a batch cannot both move an item and reload it; their indexes are those of the new data.
  ///
  /// - Parameters:
  ///   - changes: What ``diff(old:new:)`` gave for the items shown and the new ones.
  ///   - section: The section that the items are in.
  ///   - updateData: Called once, at once: puts the new items in the place of the old ones.
  ///   - completion: Called when the batch is over, with whether it was not interrupted.
  public func reload<T: DiffAware>(
    changes: [Change<T>], section: Int = 0, updateData: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let paths = IndexPathConverter().convert(changes: changes, section: section)
    withoutActuallyEscaping(updateData) { updateData in
      performBatchUpdates {
        updateData()
        if !paths.deletes.isEmpty { self.deleteItems(at: paths.deletes) }
        if !paths.inserts.isEmpty { self.insertItems(at: paths.inserts) }
        for move in paths.moves { self.moveItem(at: move.from, to: move.to) }
      } completion: {
        completion?($0)
      }
    }
    if !paths.replaces.isEmpty { reloadItems(at: paths.replaces) }
  }
}

import Foundation
import PergolaUIKit

extension UICollectionView {
  /// Applies changes to the items of a section.
  ///
  /// Insertions, deletions and moves are one batch update, which first changes the data. Replacements follow as
  /// reloads, because a batch cannot both move an item and reload it; their indexes are those of the new data.
  ///
  /// - Parameters:
  ///   - changes: The result of ``diff(old:new:)`` for the current and the new items.
  ///   - section: The section of the items.
  ///   - updateData: Replaces the old items with the new ones. Called once, before this method returns.
  ///   - completion: Called when the batch update has ended, with true if it was not interrupted.
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

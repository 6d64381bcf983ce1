import Foundation
import PergolaUIKit

extension UITableView {
  /// Applies changes to the rows of a section.
  ///
  /// Insertions, deletions and moves are one batch update, which first changes the data. Replacements follow as
  /// reloads, because a batch cannot both move a row and reload it; their indexes are those of the new data.
  ///
  /// - Parameters:
  ///   - changes: The result of ``diff(old:new:)`` for the current and the new rows.
  ///   - section: The section of the rows.
  ///   - insertionAnimation: The animation of inserted rows.
  ///   - deletionAnimation: The animation of deleted rows.
  ///   - replacementAnimation: The animation of replaced rows.
  ///   - updateData: Replaces the old rows with the new ones. Called once, before this method returns.
  ///   - completion: Called when the batch update has ended, with true if it was not interrupted.
  public func reload<T: DiffAware>(
    changes: [Change<T>], section: Int = 0, insertionAnimation: UITableView.RowAnimation = .automatic,
    deletionAnimation: UITableView.RowAnimation = .automatic,
    replacementAnimation: UITableView.RowAnimation = .automatic, updateData: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let paths = IndexPathConverter().convert(changes: changes, section: section)
    withoutActuallyEscaping(updateData) { updateData in
      performBatchUpdates {
        updateData()
        if !paths.deletes.isEmpty { self.deleteRows(at: paths.deletes, with: deletionAnimation) }
        if !paths.inserts.isEmpty { self.insertRows(at: paths.inserts, with: insertionAnimation) }
        for move in paths.moves { self.moveRow(at: move.from, to: move.to) }
      } completion: {
        completion?($0)
      }
    }
    if !paths.replaces.isEmpty { reloadRows(at: paths.replaces, with: replacementAnimation) }
  }
}

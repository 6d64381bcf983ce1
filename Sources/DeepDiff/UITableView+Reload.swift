import Foundation
import PergolaUIKit

extension UITableView {
  /// Shows the changes of a section's rows.
  ///
  /// Insertions, deletions and moves are one batch update, in which the data change first. Replacements follow it as
  /// reloads, as a batch cannot both move a row and reload it; their indexes are those of the new data.
  ///
  /// - Parameters:
  ///   - changes: What ``diff(old:new:)`` gave for the rows shown and the new ones.
  ///   - section: The section that the rows are in.
  ///   - insertionAnimation: How rows come.
  ///   - deletionAnimation: How rows go.
  ///   - replacementAnimation: How rows are replaced.
  ///   - updateData: Called once, at once: puts the new rows in the place of the old ones.
  ///   - completion: Called when the batch is over, with whether it was not interrupted.
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

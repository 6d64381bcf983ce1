import Foundation
@_spi(Toolkit) import UIKitCore

/// Answers what a table has to show.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows in a section. Asked once for each section after a reload or an update, and kept.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title above a section's rows; nil, and unless implemented, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title below a section's rows; nil, and unless implemented, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Titles of places, one below the other at the trailing edge, for a person to go to; nil, and unless implemented,
  /// for none. Asked after the counts.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that a title stands for. Unless implemented, the one with the title's index.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

  // MARK: Editing

  /// Whether a row takes part when the table is edited; true unless implemented. One that does not is not swiped
  /// either, whatever the delegate has for it.
  ///
  /// Rows can be swiped to be deleted outside of the editing mode, too, where this is implemented, and the delegate
  /// says nothing of their trailing side. Differs from UIKit, where it depends on `tableView(_:commit:forRowAt:)`:
  /// whether that is implemented cannot be told here.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Deletes a row from the data, or inserts one, because a person wants it, and tells the table of it. Does nothing
  /// unless implemented.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

  // MARK: Moving

  /// Whether a row can be moved by hand while the table is edited; false unless implemented.
  ///
  /// Differs from UIKit, which takes `true` where only `tableView(_:moveRowAt:to:)` is implemented.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Moves a row's data to where a person has put it. The views are there already, and nothing is to be told to the
  /// table.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// True.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.missing.insert(.canEditRow)
    return true
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// False.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Ends with an error: a data source whose rows can be moved has to move them.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    fatalError(
      """
      UITableView dataSource says that the row at \(sourceIndexPath) can be moved, but does not implement \
      tableView(_:moveRowAt:to:): \(self)
      """)
  }
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// None.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section with that index.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

/// Told which rows are likely to be seen soon, so that it can fetch what they show.
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Rows up to one screen ahead in the direction of travel, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows that are no longer likely to be seen soon.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

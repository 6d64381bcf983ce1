// Generated from the tables in .ci/delegates by .ci/generate-delegates. Change those, and run the script.

import Foundation
@_spi(Toolkit) import UIKitCore

/// The data source of a table, which provides its rows and their cells.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows in a section. Called once for each section after a reload or an update; the result is kept.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections. The default is 1.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title of a section header. The default is nil, for no title.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title of a section footer. The default is nil, for no title.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// The titles of the index at the trailing edge. The default is nil, for no index. Called after the counts.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section to scroll to for an index title. The default is the section with the title's index.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

  // MARK: Editing

  /// Returns a Boolean value that indicates whether a row can be edited. The default is true. Rows that cannot be
  /// edited have no swipe actions either.
  ///
  /// If it is implemented, and the delegate returns no trailing swipe actions, rows can be swiped to delete outside of
  /// editing mode, too. Differs from UIKit, where that depends on `tableView(_:commit:forRowAt:)`. This platform cannot
  /// find out whether that is implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Deletes a row from the data, or inserts one, when the user requests it, and updates the table. The default does
  /// nothing.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

  // MARK: Moving

  /// Returns a Boolean value that indicates whether the user can move a row in editing mode. If it is not implemented,
  /// all rows can move if `tableView(_:moveRowAt:to:)` is.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Moves a row in the data after the user moved it on the screen. The views are up to date: do not call update
  /// methods of the table.
  ///
  /// Differs from UIKit: if the data source does not implement `tableView(_:canMoveRowAt:)`, the table calls this once
  /// when editing begins, to move a row to its own place, because only a call shows that it is implemented.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// 1.
  public func numberOfSections(in tableView: UITableView) -> Int {
    AbsentMethod.note()
    return 1
  }
  /// Nil.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    AbsentMethod.note()
    return nil
  }
  /// Nil.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    AbsentMethod.note()
    return nil
  }
  /// Nil.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    AbsentMethod.note()
    return nil
  }
  /// The section with that index.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    AbsentMethod.note()
    return index
  }
  /// True.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    tableView.missing.insert(.canEditRow)
    return true
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { AbsentMethod.note() }
  /// False; the table lets all rows move if the data source implements the movement.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    tableView.missing.insert(.canMoveRow)
    return false
  }
  /// The table traps after the movement: a data source that allows it has to implement this.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    AbsentMethod.note()
    tableView.missing.insert(.moveRow)
  }
}

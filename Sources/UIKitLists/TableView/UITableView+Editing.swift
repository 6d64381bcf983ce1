import Foundation
@_spi(Toolkit) import UIKitCore

extension UITableView {
  /// The controls of a row in editing mode.
  struct EditingControls {
    var style = UITableViewCell.EditingStyle.none
    /// True if the content is indented without a control; nil if the cell decides.
    var isIndented: Bool?
    /// True if the row has a selection circle instead of a control.
    var isSelectable = false
    var canMove = false
  }

  /// Requests the editing controls of a row from the delegate and the data source.
  final func editingControls(at path: IndexPath) -> EditingControls {
    var controls = EditingControls()
    controls.canMove = canMove(at: path)
    if allowsMultipleSelectionDuringEditing {
      controls.isSelectable = true
      return controls
    }
    controls.style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    if controls.style == .none {
      controls.isIndented = delegate.flatMap { delegate in
        let (isIndented, isOwn) = ask(.shouldIndent) { delegate.tableView(self, shouldIndentWhileEditingRowAt: path) }
        // An override that calls super for a row is known by an answer that differs from the default.
        return isOwn || !isIndented ? isIndented : nil
      }
    }
    return controls
  }

  final func changeEditing(to editing: Bool, animated: Bool) {
    guard editing != content.isEditing else { return }
    if animated {
      content.isEditing = editing
    } else {
      UIView.performWithoutAnimation { content.isEditing = editing }
    }
    setNeedsLayout()
  }

  /// Updates the accessories of all visible rows.
  final func showEditingControls() {
    for (_, row) in shownRows { row.showAccessories() }
  }

  /// Updates the backgrounds of all visible rows.
  final func showBackgrounds() {
    for shown in content.visible.cells { (shown.cell as? TableRow)?.showBackgrounds() }
  }

  // MARK: Moving

  /// True if the user can move a row in editing mode: the data source's answer, or else true if it implements the
  /// movement.
  final func canMove(at path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let (canMove, isOwn) = ask(.canMoveRow) { dataSource.tableView(self, canMoveRowAt: path) }
    return isOwn ? canMove : implementsMovement(of: path)
  }

  /// True if the data source implements the movement of rows. Only a call shows that: once, a row moves to its own
  /// place.
  private final func implementsMovement(of path: IndexPath) -> Bool {
    if implemented.contains(.moveRow) { return true }
    guard isEditing, !missing.contains(.moveRow), let dataSource else { return false }
    // The call may show rows, for which the table wants to know the same.
    implemented.insert(.moveRow)
    let isOwn = ask(.moveRow) { dataSource.tableView(self, moveRowAt: path, to: path) }.isOwn
    if !isOwn { implemented.remove(.moveRow) }
    return isOwn
  }

  /// Moves a row in the data. Traps if the data source does not implement the movement.
  final func moveInData(from source: IndexPath, to destination: IndexPath) {
    guard let dataSource else { return }
    if ask(.moveRow, { dataSource.tableView(self, moveRowAt: source, to: destination) }).isOwn { return }
    fatalError(
      """
      UITableView dataSource says that the row at \(source) can be moved, but does not implement \
      tableView(_:moveRowAt:to:): \(dataSource)
      """)
  }

  // MARK: Deleting

  /// The trailing swipe actions of an editable row: those of the delegate, or else the delete action.
  final func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let (isEditable, isOwn) = ask(.canEditRow) { canEdit(at: path) }
    guard isEditable else { return nil }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
    // Outside of editing mode, rows can be deleted only if the data source implements `canEditRowAt`.
    guard isEditing || isOwn, (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete else {
      return nil
    }
    return UISwipeActionsConfiguration(actions: [deleteAction(at: path)])
  }

  /// True if a row can be edited, which includes swiping.
  final func canEdit(at path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

  private final func deleteAction(at path: IndexPath) -> UIContextualAction {
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? SystemText.localized("Delete")
    return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      completion(true)
    }
  }
}

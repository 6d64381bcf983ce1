import Foundation

extension UITableView {
  /// What a row shows at its sides while it is edited.
  struct EditingControls {
    var style = UITableViewCell.EditingStyle.none
    /// Whether the content moves in though there is no control.
    var isIndented = false
    /// Whether a circle says that the row is selected, in the place of a control.
    var isSelectable = false
    var canMove = false
  }

  /// Asks for the controls of a row that is edited.
  final func editingControls(at path: IndexPath) -> EditingControls {
    var controls = EditingControls()
    controls.canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    if allowsMultipleSelectionDuringEditing {
      controls.isSelectable = true
      return controls
    }
    controls.style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    if controls.style == .none {
      controls.isIndented = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    return controls
  }

  /// Has the rows on screen show their controls anew.
  final func showEditingControls() {
    for (_, row) in shownRows { row.showAccessories() }
  }

  // MARK: Deleting

  /// What is at the trailing side of a row: what the delegate says, else the button that deletes it.
  final func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    if let delegate {
      missing.remove(.trailingActions)
      let actions = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      if actions != nil || !missing.contains(.trailingActions) { return actions }
    }
    return canDelete(at: path) ? UISwipeActionsConfiguration(actions: [deleteAction(at: path)]) : nil
  }

  /// Whether a row may be deleted: outside of the editing mode only where the data source speaks of editing at all.
  private final func canDelete(at path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    missing.remove(.canEditRow)
    guard dataSource.tableView(self, canEditRowAt: path), isEditing || !missing.contains(.canEditRow) else {
      return false
    }
    return (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
  }

  private final func deleteAction(at path: IndexPath) -> UIContextualAction {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      completion(true)
    }
  }
}

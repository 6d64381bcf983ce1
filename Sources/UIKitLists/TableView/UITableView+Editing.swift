import Foundation
@_spi(Toolkit) import UIKitCore

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

  /// Has the rows on screen show their backgrounds anew.
  final func showBackgrounds() {
    for shown in content.visible.cells { (shown.cell as? TableRow)?.showBackgrounds() }
  }

  // MARK: Deleting

  /// What is at the trailing side of a row that can be edited: what the delegate says, else the button that deletes it.
  final func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let (isEditable, isOwn) = ask(.canEditRow) { canEdit(at: path) }
    guard isEditable else { return nil }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
    // Outside of the editing mode rows are deleted only where the data source speaks of editing at all.
    guard isEditing || isOwn, (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete else {
      return nil
    }
    return UISwipeActionsConfiguration(actions: [deleteAction(at: path)])
  }

  /// Whether a row takes part in editing, to which swiping belongs.
  final func canEdit(at path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

  private final func deleteAction(at path: IndexPath) -> UIContextualAction {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      completion(true)
    }
  }
}

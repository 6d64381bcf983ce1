import Foundation
@_spi(Toolkit) import UIKitCore

/// What can be done to a row without its actions being shown: by names.
///
/// Only the row with the keyboard's focus names its actions. What they are only the app knows, and in the original it
/// is asked as a person begins to swipe: its answers may cost something, and were they asked for whenever a row is
/// drawn, scrolling would ask for those of every row that comes into sight. Whoever acts by names comes to a row by the
/// focus first. An action that is asked for by a name that a row would have with the focus is done all the same.
extension RowSwipes {
  /// What can be done to a row now, in the order of the actions, as the app said last; nothing for a row without the
  /// focus.
  func names(of cell: UICollectionViewCell) -> [NamedAction] {
    guard let focused, focused.cell == ObjectIdentifier(cell), takesActions else { return [] }
    return focused.actions
  }

  /// Whether anything can be done to rows: not while they are edited or one is moved by hand.
  private var takesActions: Bool { !collectionView.isEditing && collectionView.interactiveMovement == nil }

  /// Finds out what can be done to the row, while it has the keyboard's focus.
  func focusDidChange(of cell: UICollectionViewCell) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    guard cell.isFocused else {
      if focused?.cell == ObjectIdentifier(cell) { focused = nil }
      return
    }
    focused = (ObjectIdentifier(cell), actions(of: cell))
    cell.setNeedsRender()
  }

  /// Finds out anew what can be done to the row, if it has the focus, when everything is done that is under way: what
  /// an action did, or the app by itself, may have other actions follow without the row being configured anew.
  func namesMayHaveChanged(of cell: UICollectionViewCell) {
    collectionView.later { [weak self, weak cell] in
      if let cell, cell.isFocused { self?.focusDidChange(of: cell) }
    }
  }

  /// A pass may have the cell with the focus show another item.
  func passDidEnd() {
    guard focused == nil, let cell = collectionView.focusedItemView as? UICollectionViewCell else { return }
    focusDidChange(of: cell)
  }

  /// Puts the open row back, and finds out anew what can be done to the one with the focus.
  func editingDidChange() {
    close()
    if let cell = collectionView.focusedItemView as? UICollectionViewCell { focusDidChange(of: cell) }
  }

  /// What the app says now that can be done to a row, whether it has the focus or not.
  func actions(of cell: UICollectionViewCell) -> [NamedAction] {
    guard takesActions, let cell = cell as? UICollectionViewListCell else { return [] }
    return RowSwipe.Edge.allCases.flatMap { configuration(of: cell, $0)?.actions ?? [] }.map { action in
      NamedAction(action.accessibilityName) { [weak self, weak cell] in
        if let cell { self?.perform(action, of: cell) }
      }
    }
  }

  /// Does what an action stands for, without showing it.
  private func perform(_ action: UIContextualAction, of cell: UICollectionViewListCell) {
    close()
    namesMayHaveChanged(of: cell)
    collectionView.performInOwnContext {
      action.handler(action, cell) { [weak self, weak cell] _ in
        if let cell { self?.namesMayHaveChanged(of: cell) }
      }
    }
  }
}

extension UIContextualAction {
  /// What the action is called where it cannot be seen: its title, else what its picture shows where that is a symbol,
  /// else a word for its style.
  final var accessibilityName: String {
    if let title, !title.isEmpty { return title }
    if let name = image?.accessibilityName { return name }
    return style == .destructive ? "Delete" : "Action"
  }
}

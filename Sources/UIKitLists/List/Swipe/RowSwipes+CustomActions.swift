import Foundation
@_spi(Toolkit) import UIKitCore

/// The swipe actions of a row as accessibility custom actions, which need no swipe.
///
/// Only the row with the keyboard focus offers its actions. The app computes them when it is asked, in the original at
/// the start of a swipe; asking for all rows would make scrolling as expensive as these computations. A user of custom
/// actions reaches a row by the focus first. A custom action is performed even if the row does not have the focus.
extension RowSwipes {
  /// The custom actions of a row, in the order of its swipe actions; empty for a row without the focus.
  func customActions(of cell: UICollectionViewCell) -> [NamedAction] {
    guard let focused, focused.cell == ObjectIdentifier(cell), allowsCustomActions else { return [] }
    return focused.actions
  }

  /// False in editing mode and during an interactive movement.
  private var allowsCustomActions: Bool { !collectionView.isEditing && collectionView.interactiveMovement == nil }

  /// Updates the custom actions of a row that has received or lost the keyboard focus.
  func focusDidChange(of cell: UICollectionViewCell) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    guard cell.isFocused else {
      if focused?.cell == ObjectIdentifier(cell) { focused = nil }
      return
    }
    focused = (ObjectIdentifier(cell), currentCustomActions(of: cell))
    cell.setNeedsRender()
  }

  /// Updates the custom actions of a row, if it has the focus, at the end of the turn: after an action or another change
  /// the app may return other actions, although the row is not configured again.
  func customActionsMayHaveChanged(of cell: UICollectionViewCell) {
    collectionView.later { [weak self, weak cell] in
      if let cell, cell.isFocused { self?.focusDidChange(of: cell) }
    }
  }

  /// Updates the custom actions after a pass, in which the focused cell may have received another item.
  func passDidEnd() {
    guard focused == nil, let cell = collectionView.focusedItemView as? UICollectionViewCell else { return }
    focusDidChange(of: cell)
  }

  /// Closes the swiped row, and updates the custom actions of the focused one.
  func editingDidChange() {
    close()
    if let cell = collectionView.focusedItemView as? UICollectionViewCell { focusDidChange(of: cell) }
  }

  /// Requests the actions of a row from the app, with or without the focus.
  func currentCustomActions(of cell: UICollectionViewCell) -> [NamedAction] {
    guard allowsCustomActions, let cell = cell as? UICollectionViewListCell else { return [] }
    return RowSwipe.Edge.allCases.flatMap { configuration(of: cell, $0)?.actions ?? [] }.map { action in
      NamedAction(action.accessibilityName) { [weak self, weak cell] in
        if let cell { self?.perform(action, of: cell) }
      }
    }
  }

  /// Performs an action of a row that stays closed.
  private func perform(_ action: UIContextualAction, of cell: UICollectionViewListCell) {
    close()
    customActionsMayHaveChanged(of: cell)
    collectionView.performInOwnContext {
      action.handler(action, cell) { [weak self, weak cell] _ in
        if let cell { self?.customActionsMayHaveChanged(of: cell) }
      }
    }
  }
}

extension UIContextualAction {
  /// The name of the action for assistive technologies: its title, else the name of its image's symbol, else a word for
  /// its style.
  final var accessibilityName: String {
    if let title, !title.isEmpty { return title }
    if let name = image?.accessibilityName { return name }
    return style == .destructive ? SystemText.localized("Delete") : SystemText.localized("Action")
  }
}

import Foundation

/// What can be done to a row without its actions being shown: by names.
extension RowSwipes {
  /// What can be done to a row now, in the order of the actions.
  func names(of cell: UICollectionViewCell) -> [String] {
    guard let focused, focused.cell == ObjectIdentifier(cell), takesActions else { return [] }
    return focused.names
  }

  /// Whether anything can be done to rows: not while they are edited or one is moved by hand.
  private var takesActions: Bool { !collectionView.isEditing && collectionView.handMovement == nil }

  /// Finds out what can be done to the row, while it has the keyboard's focus.
  func focusDidChange(of cell: UICollectionViewCell) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    guard cell.isFocused else {
      if focused?.cell == ObjectIdentifier(cell) { focused = nil }
      return
    }
    focused = (ObjectIdentifier(cell), actions(of: cell).map(\.name))
    cell.setNeedsRender()
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

  /// Does what a row's action of a name stands for, without showing it.
  func perform(_ name: String, of cell: UICollectionViewListCell) {
    guard takesActions, let action = actions(of: cell).first(where: { $0.name == name })?.action else { return }
    close()
    collectionView.performInOwnContext { action.handler(action, cell) { _ in } }
  }

  /// What a row's actions are called; those that are called the same have numbers from the second on.
  private func actions(of cell: UICollectionViewListCell) -> [(name: String, action: UIContextualAction)] {
    guard takesActions else { return [] }
    var uses: [String: Int] = [:]
    return RowSwipe.Edge.allCases.flatMap { configuration(of: cell, $0)?.actions ?? [] }.map { action in
      let name = action.spokenName
      let count = uses[name, default: 0] + 1
      uses[name] = count
      return (count == 1 ? name : "\(name) \(count)", action)
    }
  }
}

extension UIContextualAction {
  /// What the action is called where it cannot be seen: its title, else what its picture shows where that is a symbol,
  /// else a word for its style.
  final var spokenName: String {
    if let title, !title.isEmpty { return title }
    if let symbol = image?.storage.symbol { return symbol.spokenName }
    return style == .destructive ? "Delete" : "Action"
  }
}

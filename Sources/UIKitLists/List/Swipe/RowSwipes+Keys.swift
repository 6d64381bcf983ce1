import Foundation
@_spi(Toolkit) import UIKitCore

extension RowSwipes {
  /// The action of the left or right arrow on a focused row: the key moves the row as a finger would, and reveals the
  /// actions at the opposite side.
  func horizontalKeyAction(of cell: UICollectionViewListCell, _ direction: FocusDirection) -> KeyAction? {
    guard !direction.isVertical else { return nil }
    if let current, current.cell === cell {
      return KeyAction("choose an action") { [self] in focusFirstButton(of: current) }
    }
    let edge: RowSwipe.Edge = (direction == .left) != cell.isRightToLeft ? .trailing : .leading
    guard !collectionView.isEditing, makeSwipe(of: cell, edge) != nil else { return nil }
    return KeyAction("show the actions") { [self] in
      if let swipe = open(cell, edge) { focusFirstButton(of: swipe) }
    }
  }

  /// The action of the left or right arrow on a focused action: towards the row's middle it moves the focus to the next
  /// action, towards the row's edge to the previous one, and beyond the first action it closes the row.
  func horizontalKeyAction(
    of button: SwipeActionButton, in swipe: RowSwipe, _ direction: FocusDirection
  ) -> KeyAction? {
    let buttons = swipe.actionsView.buttons
    guard !direction.isVertical, let index = buttons.firstIndex(where: { $0 === button }) else { return nil }
    let next = (direction == .left) == swipe.actionsView.isAtRight ? index + 1 : index - 1
    if next < 0 { return KeyAction("close the actions") { [self] in close() } }
    // Beyond the last action the key has no other effect.
    return KeyAction("choose an action") { [self] in focus(on: buttons[min(next, buttons.count - 1)]) }
  }

  private func focusFirstButton(of swipe: RowSwipe) {
    if let button = swipe.actionsView.buttons.first { focus(on: button) }
  }

  private func focus(on view: UIView) {
    collectionView.layoutIfNeeded()
    collectionView.window?.windowScene?.focusEngine.focus(on: view, scrollingToVisible: false)
  }

  /// Closes the row if the focus has moved from its actions to another view.
  func focusDidLeaveButton() {
    guard let current, let focus = collectionView.window?.windowScene?.focusEngine else { return }
    guard let view = focus.focusedView, !view.isDescendant(of: current.cell) else { return }
    close()
  }
}

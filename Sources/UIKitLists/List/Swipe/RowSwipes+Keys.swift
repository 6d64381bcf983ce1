import Foundation
@_spi(Toolkit) import UIKitCore

extension RowSwipes {
  /// What a sideways key does on a row that has the focus: as a finger that moves that way would, it shows the actions
  /// at the other side.
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

  /// What a sideways key does on an action: inwards it goes to the next one, outwards to the one before, and beyond the
  /// first one it puts the row back.
  func horizontalKeyAction(
    of button: SwipeActionButton, in swipe: RowSwipe, _ direction: FocusDirection
  ) -> KeyAction? {
    let buttons = swipe.actionsView.buttons
    guard !direction.isVertical, let index = buttons.firstIndex(where: { $0 === button }) else { return nil }
    let next = (direction == .left) == swipe.actionsView.isAtRight ? index + 1 : index - 1
    if next < 0 { return KeyAction("close the actions") { [self] in close() } }
    // Beyond the last one the key must not lead to something else.
    return KeyAction("choose an action") { [self] in focus(on: buttons[min(next, buttons.count - 1)]) }
  }

  private func focusFirstButton(of swipe: RowSwipe) {
    if let button = swipe.actionsView.buttons.first { focus(on: button) }
  }

  private func focus(on view: UIView) {
    collectionView.layoutIfNeeded()
    collectionView.window?.windowScene?.focusEngine.focus(on: view, scrollingToVisible: false)
  }

  /// Keys have gone on from the actions to something else: the row is put back.
  func focusDidLeaveButton() {
    guard let current, let focus = collectionView.window?.windowScene?.focusEngine else { return }
    guard let view = focus.focusedView, !view.isDescendant(of: current.cell) else { return }
    close()
  }
}

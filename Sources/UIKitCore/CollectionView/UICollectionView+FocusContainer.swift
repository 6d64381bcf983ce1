import Foundation

/// The focus stays with an item, whichever cell shows it.
extension UICollectionView: FocusContainer {
  final func holdsItem(around view: UIView) -> Bool { cell(around: view) != nil }

  final func focusedItemDidChange(to view: UIView?) { itemFocusDidChange(to: view) }

  final func itemForArrival(byArrow: Bool) -> UIView? { arrivalPath(byArrow: byArrow).flatMap { showItem(at: $0) } }

  final var focusedItemView: UIView? { focusedPath.flatMap { cellForItem(at: $0) } }

  final var wayToFocusedItem: (@MainActor () -> UIView?)? {
    guard let focusedPath, hasItem(at: focusedPath) else { return nil }
    return { [weak self] in self?.showItem(at: focusedPath) }
  }

  final func focusItem(after view: UIView, direction: FocusDirection) -> (@MainActor () -> UIView?)? {
    guard let path = cell(around: view)?.path, let next = focusableItem(nextTo: path, direction) else {
      return nil
    }
    return { [weak self] in self?.showItem(at: next) }
  }

  final func viewBesideItems(_ direction: FocusDirection) -> UIView? {
    direction == (isRightToLeft ? .left : .right) ? indexView : nil
  }

  final func showItem(where matches: (String) -> Bool) -> UIView? {
    unseenItem(where: matches).flatMap { showItem(at: $0) }
  }

  final var canExtendSelection: Bool { canSelect && canSelectSeveral }

  final func extendSelection(from view: UIView, to other: UIView) {
    selectAlso([view, other].compactMap { cell(around: $0)?.path })
  }

  final var isCarryingItem: Bool { isCarrying }

  final func itemMovement(of view: UIView, direction: FocusDirection) -> KeyAction? {
    isCarrying ? carrying(direction) : movementByKey(of: view, direction)
  }
}

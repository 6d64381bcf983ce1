import Foundation
@_spi(Toolkit) import UIKitCore

/// Makes the focus follow an item, independent of the cell that shows it.
@_spi(Toolkit) extension UICollectionView: FocusContainer {
  public final func containsItem(around view: UIView) -> Bool { cell(around: view) != nil }

  public final func focusedItemDidChange(to view: UIView?) { itemFocusDidChange(to: view) }

  public final func itemForArrival(byArrow: Bool) -> UIView? {
    focusEntryPath(byArrow: byArrow).flatMap { showItem(at: $0) }
  }

  public final var focusedItemView: UIView? { focusedPath.flatMap { cellForItem(at: $0) } }

  public final var focusItemRestoration: (() -> UIView?)? {
    guard let focusedPath, hasItem(at: focusedPath) else { return nil }
    return { [weak self] in self?.showItem(at: focusedPath) }
  }

  public final func focusItem(after view: UIView, direction: FocusDirection) -> (() -> UIView?)? {
    guard let path = cell(around: view)?.path else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    let targets = focusTargets(nextTo: path, direction, from: frame)
    return targets.isEmpty ? nil : { [weak self] in self?.showFocusTarget(among: targets, from: frame) }
  }

  public final func viewBesideItems(_ direction: FocusDirection) -> UIView? {
    direction == (isRightToLeft ? .left : .right) ? indexView : nil
  }

  public final func showItem(ranking rank: (String) -> Int?) -> UIView? {
    offscreenItem(ranking: rank).flatMap { showItem(at: $0) }
  }

  public final var canExtendSelection: Bool { canSelect && canSelectSeveral }

  public final func extendSelection(from view: UIView, to other: UIView) {
    guard let end = cell(around: other)?.path else { return }
    extendSelection(from: cell(around: view)?.path, to: end)
  }

  public final var isMovingFocusedItem: Bool { isMovingByKeys }

  public final func itemMovement(of view: UIView, direction: FocusDirection) -> KeyAction? {
    isMovingByKeys ? movementAction(direction) : movementByKey(of: view, direction)
  }
}

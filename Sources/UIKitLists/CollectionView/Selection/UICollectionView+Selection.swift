import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// True if the user can currently select items.
  final var canSelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// True if several items can currently be selected.
  final var canSelectSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  // MARK: Programmatic selection

  final func selectProgrammatically(_ indexPath: IndexPath?) {
    guard let indexPath else { return selectNothing() }
    guard canSelect else { return }
    if !canSelectSeveral {
      for other in selection.indexPaths where other != indexPath { setSelected(false, at: other) }
    }
    setSelected(true, at: indexPath)
  }

  final func selectNothing() {
    itemGestures.keyRange = nil
    for path in selection.indexPaths { setSelected(false, at: path) }
  }

  /// Selects or deselects an item, and updates its cell if it is visible.
  final func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
    selectionWillChange(of: indexPath, to: isSelected)
    if isSelected { selection.select(indexPath) } else { selection.deselect(indexPath) }
    guard let cell = cellForItem(at: indexPath), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  final func selectionRulesDidChange() {
    if !canSelect {
      selectNothing()
      unhighlight()
    } else if !canSelectSeveral {
      for path in selection.indexPaths.dropLast() { setSelected(false, at: path) }
    }
    for cell in visibleCells { cell.setNeedsRender() }
  }

  final func editingDidChange() {
    let allowsBoth =
      allowsSelection && (allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing)
    if !allowsBoth { selectNothing() }
    swipes?.editingDidChange()
    movabilityMayHaveChanged()
    selectionRulesDidChange()
    animating(true) {
      for (path, cell) in self.visible.cells {
        self.updateState(of: cell, at: path)
        cell.layoutIfNeeded()
      }
    }
  }

  // MARK: User selection

  /// Performs the effect of a tap on an item, after its highlight has ended.
  final func selectByUser(_ indexPath: IndexPath) {
    if selection.contains(indexPath), canSelectSeveral { return changeSelectionByUser(of: indexPath, to: false) }
    tracking([indexPath]) { items in
      changeSelectionByUser(of: indexPath, to: true)
      guard !isEditing, !canSelectSeveral, let delegate, let path = items.paths[0],
        delegate.collectionView(self, canPerformPrimaryActionForItemAt: path), let path = items.paths[0]
      else { return }
      delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  /// Selects or deselects an item for the user, if the delegate allows it. If several items can be selected, an item
  /// that already has the state is left alone. The delegate may change the data in its methods.
  final func changeSelectionByUser(of indexPath: IndexPath, to isSelected: Bool) {
    if canSelectSeveral, selection.contains(indexPath) == isSelected { return }
    tracking([indexPath]) { items in
      let isAllowed =
        isSelected
        ? delegate?.collectionView(self, shouldSelectItemAt: indexPath)
        : delegate?.collectionView(self, shouldDeselectItemAt: indexPath)
      if isAllowed ?? true, let path = items.paths[0] { setSelectedByUser(isSelected, at: path) }
    }
  }

  /// Selects or deselects an item with the delegate's permission, and informs the delegate.
  final func setSelectedByUser(_ isSelected: Bool, at indexPath: IndexPath) {
    guard isSelected else {
      setSelected(false, at: indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    tracking([indexPath]) { items in
      if !canSelectSeveral { deselectByUser(allBut: indexPath) }
      guard let path = items.paths[0] else { return }
      setSelected(true, at: path)
      cellForItem(at: path)?.selectionTrigger?()
      delegate?.collectionView(self, didSelectItemAt: path)
    }
  }

  /// Deselects all other items. The delegate is informed but not asked.
  private final func deselectByUser(allBut path: IndexPath) {
    tracking(selection.indexPaths.filter { $0 != path }) { others in
      for place in others.paths.indices {
        guard let other = others.paths[place] else { continue }
        setSelected(false, at: other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
  }

  /// Performs the effect of a tap on a cell without a touch, for keys and accessibility. Returns false if the cell
  /// cannot be activated.
  @discardableResult
  final func activate(_ cell: UICollectionViewCell) -> Bool {
    if let swipes, swipes.current != nil {
      swipes.close()
      return true
    }
    if isMovingByKeys, cell.isMoving {
      endInteractiveMovement()
      return true
    }
    unhighlight()
    guard let path = displayedItem(of: cell), beginHighlight(of: cell, at: path, touch: nil) else { return false }
    endHighlight()
    return true
  }
}

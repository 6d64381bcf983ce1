import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// Whether a person can select items now.
  final var canSelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items can be selected now.
  final var canSelectSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  // MARK: By the program

  final func selectByProgram(_ indexPath: IndexPath?) {
    guard let indexPath else { return selectNothing() }
    guard canSelect else { return }
    if !canSelectSeveral {
      for other in selection.indexPaths where other != indexPath { setSelected(false, at: other) }
    }
    setSelected(true, at: indexPath)
  }

  final func selectNothing() {
    for path in selection.indexPaths { setSelected(false, at: path) }
  }

  /// Selects or deselects an item, and tells its cell if it is on screen.
  final func setSelected(_ isSelected: Bool, at indexPath: IndexPath) {
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

  // MARK: By a person

  /// What a tap on an item does after its highlight.
  final func selectByPerson(_ indexPath: IndexPath) {
    if selection.contains(indexPath), canSelectSeveral { return changeSelectionByPerson(of: indexPath, to: false) }
    following([indexPath]) { items in
      changeSelectionByPerson(of: indexPath, to: true)
      guard !isEditing, !canSelectSeveral, let delegate, let path = items.paths[0],
        delegate.collectionView(self, canPerformPrimaryActionForItemAt: path), let path = items.paths[0]
      else { return }
      delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  /// Selects or deselects an item where the delegate allows it. Where several may be
  /// selected, what is so already stays as it is. The delegate may change the data as it is asked and told.
  final func changeSelectionByPerson(of indexPath: IndexPath, to isSelected: Bool) {
    if canSelectSeveral, selection.contains(indexPath) == isSelected { return }
    following([indexPath]) { items in
      let isAllowed =
        isSelected
        ? delegate?.collectionView(self, shouldSelectItemAt: indexPath)
        : delegate?.collectionView(self, shouldDeselectItemAt: indexPath)
      if isAllowed ?? true, let path = items.paths[0] { setSelectedByPerson(isSelected, at: path) }
    }
  }

  /// Selects or deselects an item that the delegate was asked about, and tells it.
  final func setSelectedByPerson(_ isSelected: Bool, at indexPath: IndexPath) {
    guard isSelected else {
      setSelected(false, at: indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    following([indexPath]) { items in
      if !canSelectSeveral { deselectByPerson(allBut: indexPath) }
      guard let path = items.paths[0] else { return }
      setSelected(true, at: path)
      delegate?.collectionView(self, didSelectItemAt: path)
    }
  }

  /// Takes the selection from others, which are not asked.
  private final func deselectByPerson(allBut path: IndexPath) {
    following(selection.indexPaths.filter { $0 != path }) { others in
      for place in others.paths.indices {
        guard let other = others.paths[place] else { continue }
        setSelected(false, at: other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
  }

  /// What a tap on an item does, for those who use a cell without touching it. False where it cannot be used.
  @discardableResult
  final func activate(_ cell: UICollectionViewCell) -> Bool {
    if let swipes, swipes.current != nil {
      swipes.close()
      return true
    }
    if isCarrying, cell.isMoving {
      endInteractiveMovement()
      return true
    }
    guard let path = shownItem(of: cell), beginHighlight(of: cell, at: path, touch: nil) else { return false }
    endHighlight(selecting: true)
    return true
  }
}

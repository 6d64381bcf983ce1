import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  private final var outlines: (any OutlineDataSource)? { dataSource as? any OutlineDataSource }

  /// Gives a cell its item's place in the outline.
  final func updateOutlinePlace(of cell: UICollectionViewCell, at path: IndexPath) {
    let place = outlines?.outlinePlace(at: path)
    if cell.outlinePlace != place { cell.outlinePlace = place }
  }

  /// Updates the outline places of all visible cells. Called after outlines changed, when the cells have their new
  /// index paths.
  final func outlinesDidChange() {
    for (path, cell) in visible.cells { updateOutlinePlace(of: cell, at: path) }
  }

  /// Expands or collapses the item of a cell.
  final func toggleExpansion(of cell: UICollectionViewCell) {
    guard let path = displayedItem(of: cell) else { return }
    performInOwnContext { outlines?.toggleExpansion(at: path) }
  }
}

import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  private final var outlines: (any OutlineDataSource)? { dataSource as? any OutlineDataSource }

  /// Tells a cell where its item stands in an outline.
  final func updateOutlinePlace(of cell: UICollectionViewCell, at path: IndexPath) {
    let place = outlines?.outlinePlace(at: path)
    if cell.outlinePlace != place { cell.outlinePlace = place }
  }

  /// Called when outlines have changed, and their cells have their new paths.
  final func outlinesDidChange() {
    for (path, cell) in visible.cells { updateOutlinePlace(of: cell, at: path) }
  }

  /// Opens or closes the item that a cell shows.
  final func toggleExpansion(of cell: UICollectionViewCell) {
    guard let path = shownItem(of: cell) else { return }
    performInOwnContext { outlines?.toggleExpansion(at: path) }
  }
}

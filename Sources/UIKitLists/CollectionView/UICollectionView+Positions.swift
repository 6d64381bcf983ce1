import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// The position of an item among all items of all sections.
  ///
  /// - Complexity: O(1); the first call after an update is O(*n*) in the number of sections.
  final func position(of path: IndexPath) -> Semantics.Position? {
    guard counts != nil, path.count == 2 else { return nil }
    let offsets = currentItemOffsets()
    guard offsets.indices.dropLast().contains(path.section), let count = offsets.last else { return nil }
    return Semantics.Position(index: offsets[path.section] + path.item, count: count)
  }

  private final func currentItemOffsets() -> [Int] {
    if let itemOffsets { return itemOffsets }
    var offsets = [0]
    for count in counts ?? [] { offsets.append((offsets.last ?? 0) + count) }
    itemOffsets = offsets
    return offsets
  }

  /// Renders the visible cells again, because their positions may have changed while the cells did not.
  final func positionsMayHaveChanged() { for cell in visibleCells { cell.setNeedsRender() } }
}

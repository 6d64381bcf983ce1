import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// The maximum number of corrections of the offset after views were measured.
  private static let maximumNumberOfReturns = 8

  /// The position of the content with the first visible item; nil at the start.
  ///
  /// - Complexity: O(number of visible elements).
  final var positionWithItem: KeptPosition? {
    guard var position = positionFromStart else { return nil }
    let room = visibleContentRect
    let shown = visible.cells.map(\.indexPath).sorted().lazy.compactMap { [collectionViewLayout] path in
      collectionViewLayout.layoutAttributesForItem(at: path).map { (path: path, frame: $0.frame) }
    }
    if let first = shown.first(where: { $0.frame.intersects(room) }) {
      position.item = KeptPosition.Item(
        section: first.path.section, item: first.path.item,
        distance: CGPoint(x: first.frame.minX - room.minX, y: first.frame.minY - room.minY))
    }
    return position
  }

  /// Returns to the item of a position, or to its distance if the item does not exist. Returns false if there are no
  /// items yet.
  ///
  /// The sizes of items before it may be other estimates than they were: the item counts, not the distance.
  final func returnToItem(of position: KeptPosition) -> Bool {
    guard currentCounts().contains(where: { $0 > 0 }), prepareLayoutNow() else { return false }
    guard let item = position.item, hasItem(at: IndexPath(item: item.item, section: item.section)) else {
      return returnToDistance(of: position)
    }
    let path = IndexPath(item: item.item, section: item.section)
    for _ in 0..<Self.maximumNumberOfReturns {
      guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return false }
      let inset = adjustedContentInset
      let offset = clamped(
        CGPoint(x: frame.minX - item.distance.x - inset.left, y: frame.minY - item.distance.y - inset.top))
      guard offset != contentOffset else { break }
      contentOffset = offset
      layoutIfNeeded()
      // Inside of the view's own layout, only the pass measures.
      performPass()
    }
    return true
  }
}

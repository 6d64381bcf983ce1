import Foundation
@_spi(Toolkit) import UIKitCore

/// An item that is to stand at a place of the visible area.
struct ScrollTarget {
  var indexPath: IndexPath
  let position: UICollectionView.ScrollPosition
}

extension UICollectionView {
  /// How often a pass may correct the offset for an item that is to stand at a place.
  private static let greatestNumberOfCorrections = 16

  /// Scrolls for the app, whose errors end the program.
  final func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    requireItem(at: indexPath)
    requireOneOptionEach(position)
    guard prepareLayoutNow() else { return }
    if !scrollToPlace(of: indexPath, at: position, animated: animated) { failBecauseOfMissingAttributes(indexPath) }
  }

  /// Scrolls for keys, letters and titles of an index, which may ask for what is not there: no error ends the program.
  ///
  /// - Parameter position: one option of an axis at most.
  /// - Returns: false where there is no such item, or the layout has no place for it, as in a view without room.
  final func scrollIfPossible(to indexPath: IndexPath, at position: ScrollPosition) -> Bool {
    guard hasItem(at: indexPath), prepareLayoutNow() else { return false }
    return scrollToPlace(of: indexPath, at: position, animated: false)
  }

  /// Scrolls to an item that there is. False where the layout has no place for it.
  private final func scrollToPlace(of indexPath: IndexPath, at position: ScrollPosition, animated: Bool) -> Bool {
    showInRow(indexPath, at: position, animated: animated)
    guard let offset = offset(for: indexPath, at: position) else { return false }
    performInOwnContext {
      setContentOffset(offset, animated: animated)
      scrollTarget = ScrollTarget(indexPath: indexPath, position: position)
      if pass.isPrepared, !pass.needsReload, !animated { performPass() } else { setNeedsLayout() }
    }
    return true
  }

  private final func requireItem(at path: IndexPath) {
    let counts = currentCounts()
    guard path.count == 2 else { fatalError("attempted to scroll to invalid index path: \(path)") }
    guard counts.indices.contains(path.section) else {
      fatalError(
        """
        Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) when there are only \
        \(counts.count) sections. Collection view: \(self).
        """)
    }
    guard 0..<counts[path.section] ~= path.item else {
      fatalError(
        """
        Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only \
        \(counts[path.section]) items in section \(path.section). Collection view: \(self).
        """)
    }
  }

  private final func requireOneOptionEach(_ position: ScrollPosition) {
    let vertical = position.intersection([.top, .centeredVertically, .bottom])
    let horizontal = position.intersection([.left, .centeredHorizontally, .right])
    if vertical.rawValue.nonzeroBitCount > 1 || horizontal.rawValue.nonzeroBitCount > 1 {
      fatalError(
        """
        attempt to scroll to item with multiple vertical or horizontal scroll positions (\(position.rawValue)); only \
        one of each axis may be given
        """)
    }
  }

  private final func failBecauseOfMissingAttributes(_ path: IndexPath) -> Never {
    fatalError("no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \(path)")
  }

  /// The content offset at which an item stands at a place of the visible area, within the content's ends.
  private final func offset(for path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return nil }
    var target = offset(showing: frame)
    let inset = adjustedContentInset
    let room = CGSize(
      width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
    if position.contains(.top) { target.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) { target.y = frame.midY - room.height / 2 - inset.top }
    if position.contains(.bottom) { target.y = frame.maxY - room.height - inset.top }
    if position.contains(.left) { target.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) { target.x = frame.midX - room.width / 2 - inset.left }
    if position.contains(.right) { target.x = frame.maxX - room.width - inset.left }
    return target == contentOffset ? target : clamped(target)
  }

  /// Corrects the offset after views were measured, until the item that was scrolled to stands where it is to stand.
  final func holdScrollTarget() {
    guard let target = scrollTarget else { return }
    for _ in 0..<Self.greatestNumberOfCorrections {
      guard hasItem(at: target.indexPath), let offset = offset(for: target.indexPath, at: target.position),
        offset != contentOffset
      else { break }
      setBoundsOrigin(offset)
      displayVisibleElements()
    }
    scrollTarget = nil
  }
}

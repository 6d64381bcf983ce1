import Foundation
@_spi(Toolkit) import UIKitCore

/// An item and its position in the visible area after scrolling.
struct ScrollTarget {
  var indexPath: IndexPath
  let position: UICollectionView.ScrollPosition
}

extension UICollectionView {
  /// The maximum number of corrections of the offset after views were measured.
  private static let maximumNumberOfCorrections = 16

  /// Scrolls for the app. Traps if the item does not exist or the position is invalid.
  ///
  /// - Parameter requiresAttributes: true to trap if the layout has no attributes for the item; false for a table, which
  ///   does not scroll then, as in a view of zero size.
  final func scroll(
    to indexPath: IndexPath, at position: ScrollPosition, animated: Bool, requiresAttributes: Bool = true
  ) {
    requireItem(at: indexPath)
    requireAtMostOneOptionPerAxis(position)
    guard prepareLayoutNow() else { return }
    let scrolls = scrollToPosition(of: indexPath, at: position, animated: animated)
    if !scrolls, requiresAttributes { failBecauseOfMissingAttributes(indexPath) }
  }

  /// Scrolls for keys, type-ahead and index titles, whose items may be missing. Does not trap.
  ///
  /// - Parameter position: at most one option of each axis.
  /// - Returns: false if the item does not exist, or the layout has no attributes for it, as in a view of zero size.
  final func scrollIfPossible(to indexPath: IndexPath, at position: ScrollPosition) -> Bool {
    guard hasItem(at: indexPath), prepareLayoutNow() else { return false }
    return scrollToPosition(of: indexPath, at: position, animated: false)
  }

  /// Scrolls to an existing item. Returns false if the layout has no attributes for it.
  private final func scrollToPosition(of indexPath: IndexPath, at position: ScrollPosition, animated: Bool) -> Bool {
    scrollOrthogonalSection(indexPath, at: position, animated: animated)
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

  private final func requireAtMostOneOptionPerAxis(_ position: ScrollPosition) {
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

  /// The content offset that shows an item at a position in the visible area, clamped to the content.
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

  /// Corrects the offset after views were measured, until the scroll target is at its position.
  final func holdScrollTarget() {
    guard let target = scrollTarget else { return }
    for _ in 0..<Self.maximumNumberOfCorrections {
      guard hasItem(at: target.indexPath), let offset = offset(for: target.indexPath, at: target.position),
        offset != contentOffset
      else { break }
      setBoundsOrigin(offset)
      displayVisibleElements()
    }
    scrollTarget = nil
  }
}

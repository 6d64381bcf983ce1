import Foundation
@_spi(Toolkit) import UIKitCore

/// The items that the prefetching data source was asked to prefetch.
struct PrefetchState {
  /// The content offset at the end of the last pass or update; nil before the first pass.
  var lastOffset: CGPoint?
  private(set) var requested: Set<IndexPath> = []

  /// Updates the index paths after items moved.
  mutating func follow(_ newPath: (IndexPath) -> IndexPath?) { requested = Set(requested.compactMap(newPath)) }

  /// Replaces the requested items. Returns the items that were not requested before, in their order, and the items that
  /// are neither expected any more nor displayed, in ascending order.
  mutating func expect(
    _ expected: [IndexPath], displayed: (IndexPath) -> Bool
  ) -> (new: [IndexPath], cancelled: [IndexPath]) {
    let still = Set(expected)
    let cancelled = requested.filter { !still.contains($0) && !displayed($0) }.sorted()
    let new = expected.filter { !requested.contains($0) }
    requested = still
    return (new, cancelled)
  }
}

extension UICollectionView {
  /// Requests prefetching of the items within one screen ahead in the scroll direction, the nearest first.
  final func updatePrefetching() {
    let offset = contentOffset
    let last = prefetch.lastOffset
    prefetch.lastOffset = offset
    guard isPrefetchingEnabled, let prefetchDataSource, let last, last != offset else { return }
    let ahead = bounds.offsetBy(
      dx: bounds.width * Self.sign(offset.x - last.x), dy: bounds.height * Self.sign(offset.y - last.y))
    guard let attributes = collectionViewLayout.layoutAttributesForElements(in: ahead) else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let expected = attributes.filter {
      $0.representedElementCategory == .cell && visible[$0.key] == nil && hasItem(at: $0.indexPath)
    }
    .map {
      let frame = shownFrame(of: $0)
      return (distance: CGPoint(x: frame.midX, y: frame.midY).squaredDistance(to: middle), path: $0.indexPath)
    }
    .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
    .map(\.path)
    let (new, cancelled) = prefetch.expect(expected) { visible[.cell($0)] != nil }
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled.map { dataPath(of: $0) })
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new.map { dataPath(of: $0) }) }
  }

  private static func sign(_ distance: CGFloat) -> CGFloat { distance == 0 ? 0 : distance < 0 ? -1 : 1 }
}

extension CGPoint {
  fileprivate func squaredDistance(to other: CGPoint) -> CGFloat {
    (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
  }
}

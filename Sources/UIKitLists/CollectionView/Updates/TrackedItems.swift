import Foundation
@_spi(Toolkit) import UIKitCore

/// Index paths that stay up to date while app code runs that may change the data.
@MainActor
final class TrackedItems {
  /// The current index paths of the items; nil for deleted items.
  fileprivate(set) var paths: [IndexPath?]

  fileprivate init(_ paths: [IndexPath]) { self.paths = paths }
}

extension UICollectionView {
  /// Runs a closure that calls app code, during which the index paths of items stay up to date.
  final func tracking(_ paths: [IndexPath], _ body: (TrackedItems) -> Void) {
    let items = TrackedItems(paths)
    itemGestures.trackedItems.append(items)
    body(items)
    itemGestures.trackedItems.removeAll { $0 === items }
  }
}

extension [TrackedItems] {
  /// Updates the index paths after a batch.
  @MainActor
  func follow(_ batch: BatchUpdate) {
    for items in self { items.paths = items.paths.map { $0.flatMap { batch.newPath(of: $0) } } }
  }

  /// Treats all items as deleted, after a reload.
  @MainActor
  func forget() {
    for items in self { items.paths = items.paths.map { _ in nil } }
  }
}

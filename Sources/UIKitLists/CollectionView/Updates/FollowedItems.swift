import Foundation
@_spi(Toolkit) import UIKitCore

/// Items that follow theirs to other paths while app code runs that may change the data.
@MainActor
final class FollowedItems {
  /// Nil for those that are gone.
  fileprivate(set) var paths: [IndexPath?]

  fileprivate init(_ paths: [IndexPath]) { self.paths = paths }
}

extension UICollectionView {
  /// Does something item by item, in which app code is called.
  final func following(_ paths: [IndexPath], _ body: (FollowedItems) -> Void) {
    let items = FollowedItems(paths)
    itemGestures.followed.append(items)
    body(items)
    itemGestures.followed.removeAll { $0 === items }
  }
}

extension [FollowedItems] {
  /// Follows the items to their new paths.
  @MainActor
  func follow(_ batch: BatchUpdate) {
    for items in self { items.paths = items.paths.map { $0.flatMap { batch.newPath(of: $0) } } }
  }

  /// Everything is asked for anew.
  @MainActor
  func forget() {
    for items in self { items.paths = items.paths.map { _ in nil } }
  }
}

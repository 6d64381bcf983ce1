// Generated from the tables in .ci/delegates by .ci/generate-delegates. Change those, and run the script.

import Foundation
@_spi(Toolkit) import UIKitCore

/// An object that prepares the data of items that are likely to become visible soon.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares the data of items up to one screen ahead in the scroll direction, the nearest first. The items are not
  /// visible. An item is not repeated before it was cancelled or displayed.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Cancels the preparation of items that are no longer likely to become visible soon.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    AbsentMethod.note()
  }
}

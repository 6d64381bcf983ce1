import Foundation
@_spi(Toolkit) import UIKitCore

/// Answers how many items a collection view has, and makes the views that show them.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items in a section. Asked once for each section after a reload or an update, and kept.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// The cell of an item: one that was dequeued for it in this very call.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// The number of sections; 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Whether an item can be moved by hand; false unless implemented.
  ///
  /// Differs from UIKit, which takes `true` where only `collectionView(_:moveItemAt:to:)` is implemented: whether it is
  /// cannot be told here.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Moves an item to where a person has put it. The views are there already: the data have to follow, and nothing is
  /// to be told to the collection view.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: the item's path before.
  ///   - destinationIndexPath: its path after it was taken out and put in.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// A view that the layout wants besides the cells: one that was dequeued for it in this very call.
  ///
  /// Needed only where the layout asks for such views; it traps where it is then missing.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Titles of places, one below the other at the trailing edge, for a person to go to; nil, and unless implemented,
  /// for none. Asked after the counts. They stand in front of the items.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item that a title stands for. Unless implemented, the first one of the section with the title's index.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// False.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  /// Ends with an error: a data source whose items can be moved has to move them.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    fatalError(
      """
      UICollectionView dataSource says that the item at \(sourceIndexPath) can be moved, but does not implement \
      collectionView(_:moveItemAt:to:): \(self)
      """)
  }

  /// None.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section with that index.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// Ends with an error: a layout that has such elements needs a data source that makes them.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(
      """
      UICollectionView dataSource is not set or does not implement \
      collectionView(_:viewForSupplementaryElementOfKind:at:), and the layout asks for a view of kind '\(kind)' at \
      \(indexPath): \(self)
      """)
  }
}

/// Told which items are likely to be seen soon, so that it can fetch what they show.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items up to one screen ahead in the direction of travel, the nearest first; none of them is on screen, and none
  /// is named again before it was cancelled or displayed.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items that are no longer likely to be seen soon.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

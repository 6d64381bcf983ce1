// Generated from the tables in .ci/delegates by .ci/generate-delegates. Change those, and run the script.

import Foundation
@_spi(Toolkit) import UIKitCore

/// The data source of a collection view, which provides its item counts and views.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items in a section. Called once for each section after a reload or an update; the result is kept.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// The cell of an item. It must be dequeued during this call.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// The number of sections. The default is 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A supplementary view of the layout. It must be dequeued during this call.
  ///
  /// Required if the layout has supplementary views. The default traps.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  // MARK: Moving

  /// Returns a Boolean value that indicates whether the user can move an item. The default is false.
  ///
  /// Differs from UIKit, where the default is `true` if `collectionView(_:moveItemAt:to:)` is implemented. This
  /// platform cannot find out whether a method is implemented.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Moves an item in the data after the user moved it on the screen. The views are up to date: do not call update
  /// methods of the collection view.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: the item's index path before.
  ///   - destinationIndexPath: the item's index path after it was removed and inserted.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  // MARK: Index

  /// The titles of the index at the trailing edge, in front of the items. The default is nil, for no index. Called
  /// after the counts.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// The item to scroll to for an index title. The default is the first item of the section with the title's index.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    AbsentMethod.note()
    return 1
  }
  /// Traps: a layout with supplementary views needs a data source that provides them.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if AbsentMethod.note() { return UICollectionReusableView(frame: .zero) }
    fatalError(
      """
      UICollectionView dataSource is not set or does not implement \
      collectionView(_:viewForSupplementaryElementOfKind:at:), and the layout asks for a view of kind '\(kind)' at \
      \(indexPath): \(self)
      """)
  }
  /// False.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    AbsentMethod.note()
    return false
  }
  /// Traps: a data source that allows movement has to implement it.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    if AbsentMethod.note() { return }
    fatalError(
      """
      UICollectionView dataSource says that the item at \(sourceIndexPath) can be moved, but does not implement \
      collectionView(_:moveItemAt:to:): \(self)
      """)
  }
  /// Nil.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    AbsentMethod.note()
    return nil
  }
  /// The first item of the section with that index.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    AbsentMethod.note()
    return IndexPath(item: 0, section: index)
  }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// A collection view that handles the swipes of rows outside of editing mode.
@MainActor
@_spi(Toolkit) public protocol SwipedRowObserver: AnyObject {
  /// Called before a row shows its actions.
  func rowWillBeSwiped(at path: IndexPath)
  /// Called after a row has begun to close, or has disappeared.
  ///
  /// - Parameter path: nil if the row has disappeared.
  func rowIsNoLongerSwiped(at path: IndexPath?)
}

extension UICollectionView {
  /// Enables swipes. Called when a row of a list with swipe actions becomes visible.
  final func prepareSwipes() {
    if swipes == nil { swipes = RowSwipes(self) }
  }

  /// Closes the row that shows its swipe actions, if there is one.
  @_spi(Toolkit) public final func closeSwipedRow() { swipes?.close() }

  /// The action of a left or right arrow on a row with swipe actions.
  final func swipeAction(of cell: UICollectionViewCell, _ direction: FocusDirection) -> KeyAction? {
    (cell as? UICollectionViewListCell).flatMap { swipes?.horizontalKeyAction(of: $0, direction) }
  }
}

extension UICollectionViewListCell {
  /// Reveals the trailing swipe actions of the row, as a delete accessory does.
  final func showTrailingActions() { hostingCollectionView?.swipes?.openByControl(self) }
}

extension UICollectionLayoutListConfiguration {
  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// A collection view that hears of rows that are moved aside outside of the editing mode.
@MainActor
protocol SwipedRowObserver: AnyObject {
  func rowWillBeSwiped(at path: IndexPath)
  /// - Parameter path: nil where the row is gone.
  func rowIsNoLongerSwiped(at path: IndexPath?)
}

extension UICollectionView {
  /// Has rows of a list that has actions follow fingers. Called as such a row comes into sight.
  final func prepareSwipes() {
    if swipes == nil { swipes = RowSwipes(self) }
  }

  /// What a sideways key does on a row, where that is to show its actions.
  final func swipeAction(of cell: UICollectionViewCell, _ direction: FocusDirection) -> KeyAction? {
    (cell as? UICollectionViewListCell).flatMap { swipes?.horizontalKeyAction(of: $0, direction) }
  }

}

extension UICollectionViewListCell {
  /// Shows what can be done to the row at its trailing side, as a delete accessory does.
  final func showTrailingActions() { hostingCollectionView?.swipes?.open(self, .trailing) }
}

extension UICollectionLayoutListConfiguration {
  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }
}

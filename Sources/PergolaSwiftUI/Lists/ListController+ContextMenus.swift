import Foundation
@_spi(Toolkit) import UIKitCore
import UIKitLists

extension ListController {
  /// The context menu of the row at a point, as the row's views say.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = collectionView.indexPathForItem(at: point), let row = dataSource.itemIdentifier(for: path) else {
      return nil
    }
    return contextMenu(of: row).flatMap { UIContextMenuConfiguration($0()) }
  }

  /// The closure that makes the elements of a row's context menu; nil if the row has no menu.
  func contextMenu(of row: RowID) -> (@MainActor () -> [UIMenuElement])? {
    rows.element(of: row)?.traits(ContextMenuTrait.self).first
  }
}

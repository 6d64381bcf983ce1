import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// The background color of a list layout; nil for other layouts.
  final var listBackgroundColor: UIColor? {
    guard case .list(let configuration) = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.definition
    else { return nil }
    return configuration.backgroundColor ?? configuration.appearance.backgroundColor
  }

  /// The index path at which a visible view is displayed; nil for other views. During an interactive movement it may
  /// differ from the index path in the data source.
  final func displayedPath(of view: UICollectionReusableView) -> IndexPath? {
    guard let key = view.displayedAs, visible[key]?.view === view else { return nil }
    return key.indexPath
  }

  /// The index path of a visible cell; nil for other cells, and for cells displayed as supplementary views.
  final func displayedItem(of cell: UICollectionViewCell) -> IndexPath? { cell.isItem ? displayedPath(of: cell) : nil }

  final func visibleSupplementaryElements(ofKind kind: String) -> [(
    indexPath: IndexPath, view: UICollectionReusableView
  )] {
    visible.byKey.compactMap { key, element in
      key.category == .supplementaryView && key.kind == kind ? (key.indexPath, element.view) : nil
    }
  }

  /// The foremost item at a point in content coordinates; nil if there is none.
  final func item(at point: CGPoint) -> IndexPath? {
    guard prepareLayoutNow() else { return nil }
    let here = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return (collectionViewLayout.layoutAttributesForElements(in: here) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && shownFrame(of: $0).contains(point) }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?
      .indexPath
  }
}

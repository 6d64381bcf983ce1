import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// The background of the lists that the layout consists of; nil where it has anything else.
  final var listBackgroundColor: UIColor? {
    guard case .list(let configuration) = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.definition
    else { return nil }
    return configuration.backgroundColor ?? configuration.appearance.backgroundColor
  }

  /// The path of what a view shows here.
  final func shownPath(of view: UICollectionReusableView) -> IndexPath? {
    guard let key = view.displayedAs, visible[key]?.view === view else { return nil }
    return key.indexPath
  }

  /// The path of the item that a cell shows here.
  final func shownItem(of cell: UICollectionViewCell) -> IndexPath? { cell.isItem ? shownPath(of: cell) : nil }

  final func shownSupplementaryViews(ofKind kind: String) -> [(indexPath: IndexPath, view: UICollectionReusableView)] {
    visible.byKey.compactMap { key, element in
      key.category == .supplementaryView && key.kind == kind ? (key.indexPath, element.view) : nil
    }
  }

  /// The item at a point: of several the foremost one.
  final func item(at point: CGPoint) -> IndexPath? {
    guard prepareLayoutNow() else { return nil }
    let here = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return (collectionViewLayout.layoutAttributesForElements(in: here) ?? [])
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && shownFrame(of: $0).contains(point) }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?
      .indexPath
  }
}

extension UICollectionView: UICollectionViewLayoutClient {
  var layoutDelegate: AnyObject? { delegate }

  var readableContentInsets: UIEdgeInsets {
    let margins = layoutMargins
    let excess = max(0, bounds.width - margins.left - margins.right - Self.greatestReadableWidth) / 2
    return UIEdgeInsets(
      top: margins.top, left: margins.left + excess, bottom: margins.bottom, right: margins.right + excess)
  }

  /// Longer lines are hard to read, at the default size of text.
  private static let greatestReadableWidth: CGFloat = 672

  func displayedAttributes(
    of category: ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(category: category, kind: kind, indexPath: indexPath)
    return update.map { $0.attributesBefore[key] } ?? visible[key]?.attributes
  }

  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    pass.layoutIsStale = true
    pass.offsetAdjustment.x += context.contentOffsetAdjustment.x
    pass.offsetAdjustment.y += context.contentOffsetAdjustment.y
    pass.sizeAdjustment.width += context.contentSizeAdjustment.width
    pass.sizeAdjustment.height += context.contentSizeAdjustment.height
    setNeedsLayout()
  }
}

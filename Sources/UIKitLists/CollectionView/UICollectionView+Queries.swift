import Foundation
import RenderTree
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

  // MARK: Ordinals

  /// The number of an item among all items of all sections, and their count, as in "item 3 of 20".
  ///
  /// - Complexity: O(1); the first call after an update is O(*n*) in the number of sections.
  final func ordinal(of path: IndexPath) -> Semantics.Position? {
    guard counts != nil, path.count == 2 else { return nil }
    let offsets = currentItemOffsets()
    guard offsets.indices.dropLast().contains(path.section), let count = offsets.last else { return nil }
    return Semantics.Position(index: offsets[path.section] + path.item, count: count)
  }

  private final func currentItemOffsets() -> [Int] {
    if let itemOffsets { return itemOffsets }
    var offsets = [0]
    for count in counts ?? [] { offsets.append((offsets.last ?? 0) + count) }
    itemOffsets = offsets
    return offsets
  }

  /// Renders the visible cells again, because "item 3 of 20" may have become "item 4 of 21" while the cell did not
  /// change.
  final func ordinalsMayHaveChanged() { for cell in visibleCells { cell.setNeedsRender() } }
}

extension UICollectionView: UICollectionViewLayoutClient {
  var layoutDelegate: AnyObject? { delegate }

  var readableContentInsets: UIEdgeInsets {
    let margins = layoutMargins
    let excess = max(0, bounds.width - margins.left - margins.right - Self.maximumReadableWidth) / 2
    return UIEdgeInsets(
      top: margins.top, left: margins.left + excess, bottom: margins.bottom, right: margins.right + excess)
  }

  /// The maximum width of readable content, in points: longer lines are hard to read at the default text size.
  private static let maximumReadableWidth: CGFloat = 672

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

import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// Asks for the titles of places. Called whenever the counts were asked for.
  final func reloadIndexTitles(counts: [Int]) {
    let content = self as? TableContent
    let titles: [String]? =
      if let table = content?.table {
        counts.reduce(0, +) >= table.sectionIndexMinimumDisplayRowCount
          ? table.dataSource?.sectionIndexTitles(for: table) : nil
      } else {
        dataSource?.indexTitles(for: self)
      }
    show(titles ?? [], look: content?.table?.indexLook ?? SectionIndexView.Look())
  }

  private final func show(_ titles: [String], look: SectionIndexView.Look) {
    let old = indexView
    if titles.isEmpty {
      old?.removeFromSuperview()
      indexView = nil
    } else {
      let view = old ?? SectionIndexView { [weak self] in self?.goToIndexTitle(at: $0) }
      view.titles = titles
      view.look = look
      indexView = view
      if old == nil { UIView.performWithoutAnimation { addSubview(view) } }
      placeIndexView()
    }
    guard self is TableContent, (old == nil) != (indexView == nil) else { return }
    // Rows leave room for it.
    pass.layoutNeedsReload = true
    setNeedsLayout()
  }

  /// How much room rows leave for the titles, in points.
  final var indexRoom: CGFloat { indexView == nil ? 0 : SectionIndexView.width(with: traitCollection) }

  final func placeIndexView() {
    guard let indexView else { return }
    let visible = visibleContentRect
    let width = indexRoom
    let frame = CGRect(
      x: isRightToLeft ? visible.minX : visible.maxX - width, y: visible.minY, width: width, height: visible.height)
    if indexView.frame != frame { indexView.frame = frame }
  }

  private final func goToIndexTitle(at index: Int) {
    guard let dataSource, let titles = indexView?.titles, titles.indices.contains(index) else { return }
    performInOwnContext {
      let path = dataSource.collectionView(self, indexPathForIndexTitle: titles[index], at: index)
      personWillScroll()
      scrollToPlace(path)
    }
  }

  /// Scrolls until an item stands at the top, below its section's header where it is the first; a section without items
  /// until its header does.
  private final func scrollToPlace(_ path: IndexPath) {
    _ = scrollIfPossible(to: path, at: .top)
    guard path.count == 2, path.item == 0,
      let header = layoutAttributesForSupplementaryElement(
        ofKind: Self.elementKindSectionHeader, at: IndexPath(item: 0, section: path.section))
    else { return }
    // One that is kept in sight stands over its items.
    let item = layoutAttributesForItem(at: path)
    let top = item.map { min(header.frame.minY, $0.frame.minY - header.frame.height) } ?? header.frame.minY
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)), animated: false)
  }
}

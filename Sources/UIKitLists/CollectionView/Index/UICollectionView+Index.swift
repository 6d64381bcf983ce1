import Foundation
@_spi(Toolkit) import UIKitCore

extension UICollectionView {
  /// Requests the index titles from the data source. Called whenever the counts were loaded.
  final func reloadIndexTitles(counts: [Int]) {
    let content = self as? TableContent
    let titles: [String]? =
      if let table = content?.table {
        counts.reduce(0, +) >= table.sectionIndexMinimumDisplayRowCount
          ? table.dataSource?.sectionIndexTitles(for: table) : nil
      } else {
        dataSource?.indexTitles(for: self)
      }
    show(titles ?? [], look: content?.table?.indexAppearance ?? SectionIndexView.Look())
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
    // Rows leave room for the index.
    pass.layoutNeedsReload = true
    setNeedsLayout()
  }

  /// The width that rows leave free for the index, in points.
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
      userWillScroll()
      scrollItemToTop(path)
    }
  }

  /// Scrolls an item to the top. The first item of a section is scrolled below its header; if the section has no items,
  /// its header is scrolled to the top.
  private final func scrollItemToTop(_ path: IndexPath) {
    _ = scrollIfPossible(to: path, at: .top)
    guard path.count == 2, path.item == 0,
      let header = layoutAttributesForSupplementaryElement(
        ofKind: Self.elementKindSectionHeader, at: IndexPath(item: 0, section: path.section))
    else { return }
    // A pinned header overlaps its items.
    let item = layoutAttributesForItem(at: path)
    let top = item.map { min(header.frame.minY, $0.frame.minY - header.frame.height) } ?? header.frame.minY
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)), animated: false)
  }
}

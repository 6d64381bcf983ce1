import Foundation
@_spi(Toolkit) import UIKitCore

/// Orthogonal sections: each visible one has a scroll view, which contains the section's cells.
extension UICollectionView {
  private final var rowLayout: UICollectionViewCompositionalLayout? {
    collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  // MARK: Visible orthogonal sections

  /// Updates the scroll views of the orthogonal sections in a rectangle from the layout, and makes missing ones.
  ///
  /// - Returns: The indexes of the orthogonal sections in the rectangle.
  @discardableResult
  final func updateOrthogonalScrollViews(in rect: CGRect) -> Set<Int> {
    guard let rowLayout else { return [] }
    var found: Set<Int> = []
    for row in rowLayout.rows(in: rect) {
      found.insert(row.section)
      follow(row)
    }
    return found
  }

  private final func follow(_ row: UICollectionViewCompositionalLayout.Row) {
    (orthogonalScrollViews[row.section] ?? makeRowView(row)).follow(row)
  }

  /// Updates the scroll view of the orthogonal section that contains an element. Does nothing for other elements.
  final func updateOrthogonalScrollView(of key: ElementKey) { if let row = row(of: key) { follow(row) } }

  /// The geometry of the orthogonal section that contains an element; nil for other elements.
  final func row(of key: ElementKey) -> UICollectionViewCompositionalLayout.Row? {
    guard let rowLayout, let section = key.indexPath.first, rowLayout.scrollsOrthogonally(key) else { return nil }
    return rowLayout.row(inSection: section)
  }

  private final func makeRowView(_ row: UICollectionViewCompositionalLayout.Row) -> OrthogonalScrollView {
    let view = OrthogonalScrollView(row, in: self)
    orthogonalScrollViews[row.section] = view
    UIView.performWithoutAnimation { insertSubview(view, by: view.stackOrder, behindAll: backgroundView) }
    return view
  }

  /// Retires the scroll views of all sections except some.
  final func retireOrthogonalScrollViews(but kept: Set<Int>) {
    for (section, view) in orthogonalScrollViews where !kept.contains(section) {
      orthogonalScrollViews[section] = nil
      view.retire(comesToRest: true)
    }
  }

  /// Gives the scroll views their new section indexes after a batch.
  final func rekeyOrthogonalScrollViews(_ batch: BatchUpdate) {
    let before = orthogonalScrollViews
    orthogonalScrollViews = [:]
    for (section, view) in before {
      if let new = batch.newSection(of: section) {
        view.section = new
        orthogonalScrollViews[new] = view
      } else {
        view.retire(comesToRest: false)
      }
    }
  }

  final func orthogonalSectionDidScroll(_ view: OrthogonalScrollView) {
    rowLayout?.setOrthogonalOffset(view.leadingOffset, inSection: view.section, isBouncing: true)
    setNeedsLayout()
  }

  // MARK: Elements in orthogonal sections

  /// The superview for an element's view: the scroll view of its orthogonal section, or the collection view.
  final func container(of key: ElementKey) -> UIView {
    guard let section = key.indexPath.first, let view = orthogonalScrollViews[section],
      rowLayout?.scrollsOrthogonally(key) == true
    else {
      return self
    }
    return view
  }

  /// The frame of an element on the screen, in content coordinates. It includes the offset of an orthogonal section.
  final func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    rowLayout?.shownFrame(of: attributes) ?? attributes.frame
  }

  /// The cells near an item in its orthogonal section, visible or not; empty if the section does not scroll along the
  /// axis.
  ///
  /// - Parameter reach: the distance on both sides, in lengths of the section's frame.
  final func orthogonalNeighbors(
    of path: IndexPath, _ axis: LayoutAxis, reach: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    guard let rowLayout, let row = rowLayout.row(inSection: path.section), row.axis == axis,
      let frame = rowLayout.layoutAttributesForItem(at: path)?.frame
    else { return [] }
    var part = row.content
    part.origin[axis] = frame.start(axis) - row.frame.size[axis] * reach
    part.size[axis] = frame.size[axis] + 2 * row.frame.size[axis] * reach
    return rowLayout.orthogonalCells(inSection: path.section, in: part)
  }

  /// The missing cell after a cell in its orthogonal section, if it is the next missing element; nil if that is
  /// unknown.
  ///
  /// - Parameter before: The section's position before the cell was corrected; nil if it was not corrected.
  final func missingOrthogonalNeighbor(
    of attributes: UICollectionViewLayoutAttributes, from before: ContentPosition.OrthogonalSection?
  ) -> [UICollectionViewLayoutAttributes]? {
    let path = attributes.indexPath
    // If the correction scrolled the section, cells came into view at its start.
    guard let rowLayout, attributes.representedElementCategory == .cell, rowLayout.isSingleFile(section: path.section),
      before.map({ $0.offset == rowLayout.orthogonalOffset(inSection: path.section) }) ?? true,
      missingCell(path.item - 1, inSection: path.section) == nil,
      let next = missingCell(path.item + 1, inSection: path.section)
    else { return nil }
    updateOrthogonalScrollView(of: next.key)
    return [next]
  }

  private final func missingCell(_ item: Int, inSection section: Int) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(item: item, section: section)
    guard hasItem(at: path), visible[.cell(path)] == nil,
      let attributes = collectionViewLayout.layoutAttributesForItem(at: path), isVisible(attributes)
    else { return nil }
    return attributes
  }

  /// The cells of an orthogonal section within a distance of its visible part, on both sides.
  final func cellsBeside(
    _ row: UICollectionViewCompositionalLayout.Row, within distance: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    guard let rowLayout else { return [] }
    let isMirrored = row.axis == .horizontal && collectionViewLayout.isFlipped
    var rect = row.content
    rect.size[row.axis] = distance
    // The distance of the visible part in unscrolled coordinates from the bounds.
    let scrolled = isMirrored ? -row.offset : row.offset
    return [bounds.start(row.axis) - distance, bounds.end(row.axis)].flatMap { start in
      rect.origin[row.axis] = start + scrolled
      return rowLayout.orthogonalCells(inSection: row.section, in: rect)
    }
  }

  // MARK: Scrolling orthogonal sections

  /// Scrolls an item's orthogonal section so that the item is visible.
  final func scrollOrthogonalSection(_ path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let rowLayout, let row = rowLayout.row(inSection: path.section),
      let offset = rowLayout.orthogonalOffset(showing: path, at: rowPlace(position, row.axis))
    else { return }
    let target = min(max(offset, row.range.lowerBound), row.range.upperBound)
    guard target != row.offset else { return }
    if let view = orthogonalScrollViews[path.section] {
      view.scroll(toLeadingOffset: target, animated: animated)
    } else {
      rowLayout.setOrthogonalOffset(target, inSection: path.section)
      setNeedsLayout()
    }
  }

  private final func rowPlace(_ position: ScrollPosition, _ axis: LayoutAxis) -> SectionLayout.OrthogonalPosition? {
    let isMirrored = axis == .horizontal && collectionViewLayout.isFlipped
    let (start, middle, end): (ScrollPosition, ScrollPosition, ScrollPosition) =
      axis == .horizontal ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    if position.contains(middle) { return .middle }
    if position.contains(start) { return isMirrored ? .trailing : .leading }
    return position.contains(end) ? (isMirrored ? .leading : .trailing) : nil
  }

  /// The action that scrolls the orthogonal section nearest to the middle of the visible rectangle; nil if none scrolls
  /// in that direction.
  final func orthogonalScrollingByArrow(by distance: CGSize) -> (@MainActor () -> Void)? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func away(_ view: OrthogonalScrollView) -> CGFloat {
      abs(view.center[view.row.axis.other] - middle[view.row.axis.other])
    }
    return orthogonalScrollViews.values.sorted { away($0) < away($1) }.lazy.compactMap {
      $0.scrollingByArrow(by: distance)
    }.first
  }
}

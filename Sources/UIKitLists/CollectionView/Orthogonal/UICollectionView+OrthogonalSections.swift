import Foundation
@_spi(Toolkit) import UIKitCore

/// Orthogonal sections: each visible one has a scroll view, which contains the section's cells.
extension UICollectionView {
  private final var compositionalLayout: UICollectionViewCompositionalLayout? {
    collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  // MARK: Visible orthogonal sections

  /// Updates the scroll views of the orthogonal sections in a rectangle from the layout, and makes missing ones.
  ///
  /// - Returns: The indexes of the orthogonal sections in the rectangle.
  @discardableResult
  final func updateOrthogonalScrollViews(in rect: CGRect) -> Set<Int> {
    guard let compositionalLayout else { return [] }
    var found: Set<Int> = []
    for section in compositionalLayout.orthogonalSections(in: rect) {
      found.insert(section.index)
      updateOrthogonalScrollView(of: section)
    }
    return found
  }

  private final func updateOrthogonalScrollView(of section: UICollectionViewCompositionalLayout.OrthogonalSection) {
    (orthogonalScrollViews[section.index] ?? makeOrthogonalScrollView(section)).update(to: section)
  }

  /// Updates the scroll view of the orthogonal section that contains an element. Does nothing for other elements.
  final func updateOrthogonalScrollView(of key: ElementKey) {
    if let section = orthogonalSection(of: key) { updateOrthogonalScrollView(of: section) }
  }

  /// The geometry of the orthogonal section that contains an element; nil for other elements.
  final func orthogonalSection(of key: ElementKey) -> UICollectionViewCompositionalLayout.OrthogonalSection? {
    guard let compositionalLayout, let index = key.indexPath.first, compositionalLayout.scrollsOrthogonally(key) else {
      return nil
    }
    return compositionalLayout.orthogonalSection(index)
  }

  private final func makeOrthogonalScrollView(
    _ section: UICollectionViewCompositionalLayout.OrthogonalSection
  ) -> OrthogonalScrollView {
    let view = OrthogonalScrollView(section, in: self)
    orthogonalScrollViews[section.index] = view
    UIView.performWithoutAnimation { insertSubview(view, by: view.stackOrder, behindAll: backgroundView) }
    return view
  }

  /// Retires the scroll views of all sections except some.
  final func retireOrthogonalScrollViews(except kept: Set<Int>) {
    for (index, view) in orthogonalScrollViews where !kept.contains(index) {
      orthogonalScrollViews[index] = nil
      view.retire(comesToRest: true)
    }
  }

  /// Gives the scroll views their new section indexes after a batch.
  final func rekeyOrthogonalScrollViews(_ batch: BatchUpdate) {
    let before = orthogonalScrollViews
    orthogonalScrollViews = [:]
    for (index, view) in before {
      if let new = batch.newSection(of: index) {
        view.sectionDidMove(to: new)
        orthogonalScrollViews[new] = view
      } else {
        view.retire(comesToRest: false)
      }
    }
  }

  final func orthogonalSectionDidScroll(_ view: OrthogonalScrollView) {
    compositionalLayout?.setOrthogonalOffset(view.leadingOffset, inSection: view.section.index, isBouncing: true)
    setNeedsLayout()
  }

  // MARK: Elements in orthogonal sections

  /// The superview for an element's view: the scroll view of its orthogonal section, or the collection view.
  final func container(of key: ElementKey) -> UIView {
    guard let section = key.indexPath.first, let view = orthogonalScrollViews[section],
      compositionalLayout?.scrollsOrthogonally(key) == true
    else {
      return self
    }
    return view
  }

  /// The frame of an element on the screen, in content coordinates. It includes the offset of an orthogonal section.
  final func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    compositionalLayout?.shownFrame(of: attributes) ?? attributes.frame
  }

  /// The cells near an item in its orthogonal section, visible or not; empty if the section does not scroll along the
  /// axis.
  ///
  /// - Parameter reach: the distance on both sides, in lengths of the section's frame.
  final func orthogonalNeighbors(
    of path: IndexPath, _ axis: LayoutAxis, reach: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    guard let compositionalLayout, let section = compositionalLayout.orthogonalSection(path.section),
      section.axis == axis,
      let frame = compositionalLayout.layoutAttributesForItem(at: path)?.frame
    else { return [] }
    var part = section.content
    part.origin[axis] = frame.start(axis) - section.frame.size[axis] * reach
    part.size[axis] = frame.size[axis] + 2 * section.frame.size[axis] * reach
    return compositionalLayout.orthogonalCells(inSection: path.section, in: part)
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
    guard let compositionalLayout, attributes.representedElementCategory == .cell,
      compositionalLayout.hasSingleCellGroups(inSection: path.section),
      before.map({ $0.offset == compositionalLayout.orthogonalOffset(inSection: path.section) }) ?? true,
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
    _ section: UICollectionViewCompositionalLayout.OrthogonalSection, within distance: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    guard let compositionalLayout else { return [] }
    let isMirrored = section.axis == .horizontal && collectionViewLayout.isFlipped
    var rect = section.content
    rect.size[section.axis] = distance
    // The distance of the visible part in unscrolled coordinates from the bounds.
    let scrolled = isMirrored ? -section.offset : section.offset
    return [bounds.start(section.axis) - distance, bounds.end(section.axis)].flatMap { start in
      rect.origin[section.axis] = start + scrolled
      return compositionalLayout.orthogonalCells(inSection: section.index, in: rect)
    }
  }

  // MARK: Scrolling orthogonal sections

  /// Scrolls an item's orthogonal section so that the item is visible.
  final func scrollOrthogonalSection(_ path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let compositionalLayout, let section = compositionalLayout.orthogonalSection(path.section),
      let offset = compositionalLayout.orthogonalOffset(
        showing: path, at: orthogonalPosition(for: position, section.axis))
    else { return }
    let target = min(max(offset, section.range.lowerBound), section.range.upperBound)
    guard target != section.offset else { return }
    if let view = orthogonalScrollViews[path.section] {
      view.scroll(toLeadingOffset: target, animated: animated)
    } else {
      compositionalLayout.setOrthogonalOffset(target, inSection: path.section)
      setNeedsLayout()
    }
  }

  /// The position of an item in its section's viewport; nil if the scroll position has no part for the axis.
  private final func orthogonalPosition(
    for position: ScrollPosition, _ axis: LayoutAxis
  ) -> SectionLayout.OrthogonalPosition? {
    let isMirrored = axis == .horizontal && collectionViewLayout.isFlipped
    let (start, middle, end): (ScrollPosition, ScrollPosition, ScrollPosition) =
      axis == .horizontal ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    if position.contains(middle) { return .middle }
    if position.contains(start) { return isMirrored ? .trailing : .leading }
    return position.contains(end) ? (isMirrored ? .leading : .trailing) : nil
  }

  /// The action that scrolls the orthogonal section nearest to the middle of the visible rectangle; nil if none scrolls
  /// in that direction.
  final func orthogonalScrollingByArrow(by distance: CGSize) -> (() -> Void)? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func away(_ view: OrthogonalScrollView) -> CGFloat {
      abs(view.center[view.section.axis.other] - middle[view.section.axis.other])
    }
    return orthogonalScrollViews.values.sorted { away($0) < away($1) }.lazy.compactMap {
      $0.scrollingByArrow(by: distance)
    }.first
  }
}

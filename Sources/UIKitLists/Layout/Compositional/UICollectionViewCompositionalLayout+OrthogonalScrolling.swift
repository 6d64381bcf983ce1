import Foundation
@_spi(Toolkit) import UIKitCore

/// Orthogonal sections. The layout knows where they are; the collection view scrolls them.
///
/// Attributes place elements as at a scroll offset of 0. Offsets count from the leading edge in both layout directions.
extension UICollectionViewCompositionalLayout {
  /// The geometry and the scrolling of an orthogonal section.
  struct OrthogonalSection {
    /// The index of the section.
    var index: Int
    /// The viewport, in content coordinates. Cells beside it are visible as well.
    var frame: CGRect
    /// The frame of all groups at a scroll offset of 0, in content coordinates.
    var content: CGRect
    var axis: LayoutAxis
    /// The range of valid offsets. It is a single offset if all groups fit.
    var range: ClosedRange<CGFloat>
    var offset: CGFloat
    /// The z-index of its cells.
    var zIndex: Int
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var properties: UICollectionLayoutSectionOrthogonalScrollingProperties

    /// True if the content is longer than the viewport.
    var isScrollable: Bool { range.upperBound > range.lowerBound }
  }

  /// A section, if it is orthogonal and not empty; otherwise nil.
  func orthogonalSection(_ number: Int) -> OrthogonalSection? {
    guard sections.indices.contains(number), sections[number].isOrthogonal, !sections[number].run.isEmpty else {
      return nil
    }
    let section = sections[number]
    var frame = section.orthogonalViewport
    frame.origin[axis] += start(of: number)
    var content = frame
    content.size[axis.other] = section.run.length
    return OrthogonalSection(
      index: number, frame: toLeading(frame), content: toLeading(content), axis: axis.other,
      range: section.orthogonalOffsetRange, offset: section.orthogonalScrollOffset, zIndex: section.baseZIndex,
      behavior: section.plan.behavior,
      properties: section.plan.scrollingProperties)
  }

  /// The orthogonal sections that meet a rectangle in content coordinates.
  ///
  /// - Complexity: O(number of sections found + log n).
  func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] {
    guard solvedBounds != nil else { return [] }
    return sections(in: toLeading(rect)).compactMap { orthogonalSection($0) }
  }

  /// True if an element scrolls with an orthogonal section.
  func scrollsOrthogonally(_ key: ElementKey) -> Bool {
    guard let section = key.indexPath.first, sections.indices.contains(section), sections[section].isOrthogonal else {
      return false
    }
    switch key.category {
    case .cell: return true
    case .supplementaryView: return !isBoundary(key.kind ?? "", inSection: section)
    case .decorationView: return false
    }
  }

  /// True if a section is orthogonal and its groups have a single cell each, in the order of the items, and no other
  /// views.
  func hasSingleCellGroups(inSection number: Int) -> Bool {
    guard sections.indices.contains(number), sections[number].isOrthogonal else { return false }
    let section = sections[number]
    return section.run.template.cells.count == 1 && !section.plan.group.hasSupplements
      && section.plan.group.edges.flexibleCount(axis) == 0
  }

  /// True if views of a kind are boundary views of a section or of the layout, rather than attached to items.
  func isBoundary(_ kind: String, inSection section: Int) -> Bool {
    boundaries?.plans.contains { $0.kind == kind } == true
      || sections.indices.contains(section) && sections[section].plan.boundaries.contains { $0.kind == kind }
  }

  /// The frame at which an element is visible in content coordinates, at its section's scroll offset.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let frame = attributes.frame
    guard scrollsOrthogonally(attributes.key) else { return frame }
    let offset = orthogonalOffset(inSection: attributes.indexPath.section)
    let distance = CGPoint(along: axis == .vertical && isFlipped ? offset : -offset, across: 0, axis.other)
    return frame.offsetBy(dx: distance.x, dy: distance.y)
  }

  /// The cells in a part of an orthogonal section's content, visible or not.
  ///
  /// - Parameter rect: The part, in content coordinates at a scroll offset of 0.
  func orthogonalCells(inSection number: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard sections.indices.contains(number), sections[number].isOrthogonal else { return [] }
    let offset = CGPoint(along: -sections[number].orthogonalScrollOffset, across: 0, axis.other)
    let seen = toLeading(rect).offsetBy(dx: offset.x, dy: offset.y)
    return elements(ofSection: number, at: start(of: number), in: seen, isChanged: true)
      .filter { $0.representedElementCategory == .cell }
  }

  /// The scroll offset of an orthogonal section; 0 for other sections.
  func orthogonalOffset(inSection section: Int) -> CGFloat {
    sections.indices.contains(section) ? sections[section].orthogonalScrollOffset : 0
  }

  /// Sets the scroll offset of an orthogonal section, limited to its valid range, and calls the section's handler.
  /// Nothing is solved again.
  ///
  /// - Parameter isBouncing: True to allow offsets outside the valid range.
  func setOrthogonalOffset(_ offset: CGFloat, inSection section: Int, isBouncing: Bool = false) {
    guard sections.indices.contains(section), sections[section].isOrthogonal else { return }
    let target = isBouncing ? offset : sections[section].clampedOrthogonalOffset(offset)
    guard target != sections[section].orthogonalScrollOffset else { return }
    sections[section].orthogonalScrollOffset = target
    callVisibleItemsHandler(ofSection: section)
  }

  /// The offset at which scrolling of an orthogonal section comes to rest.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which scrolling would come to rest by itself.
  ///   - velocity: The velocity in points per millisecond, positive towards the trailing edge.
  ///   - start: The offset at the beginning of the touch; nil for scrolling without a touch.
  func restingOffset(
    inSection section: Int, forProposed proposed: CGFloat, velocity: CGFloat, startedAt start: CGFloat? = nil
  ) -> CGFloat {
    guard sections.indices.contains(section) else { return proposed }
    return sections[section].restingOffset(proposed: proposed, velocity: velocity, start: start)
  }

  /// The offset at which scrolling by a wheel or a key comes to rest.
  func restingOffset(inSection section: Int, movedFrom start: CGFloat, to offset: CGFloat) -> CGFloat {
    guard sections.indices.contains(section) else { return offset }
    return sections[section].restingOffset(movedFrom: start, to: offset)
  }

  /// The offset, at a stop if there are stops, at which an item's group is visible; nil if the section is not
  /// orthogonal.
  ///
  /// - Parameter position: The position of the group in the viewport; nil for the position that needs the least
  ///   scrolling.
  func orthogonalOffset(showing path: IndexPath, at position: SectionLayout.OrthogonalPosition? = nil) -> CGFloat? {
    guard orthogonalSection(path.section) != nil, path.item >= 0, path.item < sections[path.section].itemCount else {
      return nil
    }
    return sections[path.section].orthogonalScrollOffset(showing: path.item, at: position)
  }

  /// The offset, at a stop if there are stops, at which a part of an orthogonal section's content is visible; nil if
  /// the section is not orthogonal.
  ///
  /// - Parameter rect: The part, in content coordinates at a scroll offset of 0.
  func orthogonalOffset(inSection section: Int, showing rect: CGRect) -> CGFloat? {
    guard orthogonalSection(section) != nil else { return nil }
    let part = toLeading(rect)
    return sections[section].orthogonalScrollOffset(
      showing: part.start(axis.other) - sections[section].insets.start(axis.other), length: part.size[axis.other],
      at: nil)
  }

  /// The stops of an orthogonal section near its scroll offset; nil if it has no stops.
  func orthogonalStops(inSection section: Int) -> [CGFloat]? {
    sections.indices.contains(section) ? sections[section].orthogonalStopPositions : nil
  }

  // MARK: Handlers of visible items

  /// Calls the visible-items handlers of sections, the last section's first.
  ///
  /// - Parameter isSolved: True if the layout was just solved, which calls all handlers; otherwise only those of
  ///   visible sections are called.
  func callVisibleItemsHandlers(isSolved: Bool) {
    guard !sectionsWithHandlers.isEmpty else { return }
    guard !isSolved else { return sectionsWithHandlers.reversed().forEach(callVisibleItemsHandler) }
    for section in sections(in: visibleRect).reversed() { callVisibleItemsHandler(ofSection: section) }
  }

  /// The scroll offset that a handler gets. A frame minus this offset is the position at which an element is visible.
  /// In a mirrored layout an orthogonal section scrolls to the left.
  private func shownOffset(ofSection number: Int) -> CGPoint {
    guard sections[number].isOrthogonal else { return client?.bounds.origin ?? .zero }
    let offset = CGPoint(along: sections[number].orthogonalScrollOffset, across: 0, axis.other)
    return isFlipped ? CGPoint(x: -offset.x, y: offset.y) : offset
  }

  private func callVisibleItemsHandler(ofSection number: Int) {
    guard let client, sections.indices.contains(number), let handler = sections[number].plan.visibleItemsHandler else {
      return
    }
    let rect = visibleRect.clipped(to: collectionViewContentSize)
    let known = sections[number].changes
    let items = elements(ofSection: number, at: start(of: number), in: rect, isChanged: false).map {
      VisibleItem($0, changes: known[$0.key] ?? VisibleItem.Changes())
    }
    handler(items, shownOffset(ofSection: number), environment(client))
    guard sections.indices.contains(number) else { return }
    for item in items where item.changes != known[item.key] ?? VisibleItem.Changes() {
      sections[number].changes[item.key] = item.changes
    }
  }
}

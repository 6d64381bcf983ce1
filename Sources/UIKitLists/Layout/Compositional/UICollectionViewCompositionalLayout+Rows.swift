import Foundation
@_spi(Toolkit) import UIKitCore

/// The rows of sections that scroll by themselves: the layout knows where they are, the collection view moves them.
///
/// Attributes say where an element stands while its row is not scrolled. Offsets count from the leading edge in either
/// direction of reading.
extension UICollectionViewCompositionalLayout {
  /// A section's own row.
  struct Row {
    var section: Int
    /// Where it scrolls, in content coordinates; cells are to be seen beside it as well.
    var frame: CGRect
    /// Where all of its groups lie while it is not scrolled, in content coordinates.
    var content: CGRect
    var axis: LayoutAxis
    /// The offsets from the first to the last; not below the first, where all groups fit.
    var range: ClosedRange<CGFloat>
    var offset: CGFloat
    /// The place of its cells in the stack.
    var zIndex: Int
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var properties: UICollectionLayoutSectionOrthogonalScrollingProperties

    /// Whether there is anything to scroll to.
    var isScrollable: Bool { range.upperBound > range.lowerBound }
  }

  /// A section's own row; nil for a section whose groups follow the layout's axis.
  func row(inSection number: Int) -> Row? {
    guard sections.indices.contains(number), sections[number].isOrthogonal, !sections[number].run.isEmpty else {
      return nil
    }
    let section = sections[number]
    var frame = section.rowFrame
    frame.origin[axis] += start(of: number)
    var content = frame
    content.size[axis.other] = section.run.length
    return Row(
      section: number, frame: toLeading(frame), content: toLeading(content), axis: axis.other,
      range: section.rowRange, offset: section.rowOffset, zIndex: section.baseZIndex, behavior: section.plan.behavior,
      properties: section.plan.scrollingProperties)
  }

  /// The rows of the sections that meet a rectangle in content coordinates.
  ///
  /// - Complexity: O(number of sections found + log n).
  func rows(in rect: CGRect) -> [Row] {
    guard solvedBounds != nil else { return [] }
    return sections(in: toLeading(rect)).compactMap { row(inSection: $0) }
  }

  /// Whether an element scrolls with a section's own row.
  func isInRow(_ key: ElementKey) -> Bool {
    guard let section = key.indexPath.first, sections.indices.contains(section), sections[section].isOrthogonal else {
      return false
    }
    switch key.category {
    case .cell: return true
    case .supplementaryView: return !isBoundary(key.kind ?? "", inSection: section)
    case .decorationView: return false
    }
  }

  /// True if a section has a row in which the cells follow each other in the order of the items, one in each group, and
  /// nothing else.
  func isSingleFile(section number: Int) -> Bool {
    guard sections.indices.contains(number), sections[number].isOrthogonal else { return false }
    let section = sections[number]
    return section.run.template.cells.count == 1 && !section.plan.group.hasSupplements
      && section.plan.group.edges.flexibleCount(axis) == 0
  }

  /// Whether views of a kind stand at the edges of a section or of everything, rather than at its items.
  func isBoundary(_ kind: String, inSection section: Int) -> Bool {
    boundaries?.plans.contains { $0.kind == kind } == true
      || sections.indices.contains(section) && sections[section].plan.boundaries.contains { $0.kind == kind }
  }

  /// Where an element is seen in content coordinates, with its row scrolled as it is.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let frame = attributes.frame
    guard isInRow(attributes.key) else { return frame }
    let offset = orthogonalOffset(inSection: attributes.indexPath.section)
    let distance = CGPoint(along: axis == .vertical && isFlipped ? offset : -offset, across: 0, axis.other)
    return frame.offsetBy(dx: distance.x, dy: distance.y)
  }

  /// The cells of a section's own row in a part of its content, seen or not.
  ///
  /// - Parameter rect: in content coordinates while nothing is scrolled.
  func rowCells(inSection number: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard sections.indices.contains(number), sections[number].isOrthogonal else { return [] }
    let offset = CGPoint(along: -sections[number].rowOffset, across: 0, axis.other)
    let seen = toLeading(rect).offsetBy(dx: offset.x, dy: offset.y)
    return elements(ofSection: number, at: start(of: number), in: seen, isChanged: true)
      .filter { $0.representedElementCategory == .cell }
  }

  /// How far a section's own row is scrolled.
  func orthogonalOffset(inSection section: Int) -> CGFloat {
    sections.indices.contains(section) ? sections[section].rowOffset : 0
  }

  /// Scrolls a section's own row, as far as it goes, and tells the section's handler. Nothing is solved again.
  ///
  /// - Parameter isBouncing: whether the offset may be beyond the ends.
  func setOrthogonalOffset(_ offset: CGFloat, inSection section: Int, isBouncing: Bool = false) {
    guard sections.indices.contains(section), sections[section].isOrthogonal else { return }
    let target = isBouncing ? offset : sections[section].clampedRowOffset(offset)
    guard target != sections[section].rowOffset else { return }
    sections[section].rowOffset = target
    callVisibleItemsHandler(ofSection: section)
  }

  /// Where a section's own row comes to rest.
  ///
  /// - Parameters:
  ///   - proposed: where it would come to rest by itself.
  ///   - velocity: in points per millisecond, positive towards the trailing edge.
  ///   - start: the offset when the finger went down; nil for scrolling that no finger began.
  func restingOffset(
    inSection section: Int, forProposed proposed: CGFloat, velocity: CGFloat, startedAt start: CGFloat? = nil
  ) -> CGFloat {
    guard sections.indices.contains(section) else { return proposed }
    return sections[section].restingOffset(proposed: proposed, velocity: velocity, start: start)
  }

  /// Where a section's own row comes to rest after a wheel or a key has moved it.
  func restingOffset(inSection section: Int, movedFrom start: CGFloat, to offset: CGFloat) -> CGFloat {
    guard sections.indices.contains(section) else { return offset }
    return sections[section].restingOffset(movedFrom: start, to: offset)
  }

  /// The offset at which an item's group is in sight in its section's own row, at a place where the row may rest; nil
  /// where there is no row.
  ///
  /// - Parameter place: where in the row the group is to stand; nil for anywhere.
  func orthogonalOffset(showing path: IndexPath, at place: SectionLayout.RowPlace? = nil) -> CGFloat? {
    guard row(inSection: path.section) != nil, path.item >= 0, path.item < sections[path.section].itemCount else {
      return nil
    }
    return sections[path.section].rowOffset(showing: path.item, at: place)
  }

  /// The offset at which a part of a row's content is in sight, at a place where the row may rest; nil where there is
  /// no row.
  ///
  /// - Parameter rect: in content coordinates while nothing is scrolled.
  func orthogonalOffset(inSection section: Int, showing rect: CGRect) -> CGFloat? {
    guard row(inSection: section) != nil else { return nil }
    let part = toLeading(rect)
    return sections[section].rowOffset(
      showing: part.start(axis.other) - sections[section].insets.start(axis.other), length: part.size[axis.other],
      at: nil)
  }

  /// Where a section's own row comes to rest near where it is; nil for anywhere.
  func orthogonalStops(inSection section: Int) -> [CGFloat]? {
    sections.indices.contains(section) ? sections[section].rowStops : nil
  }

  // MARK: Handlers of visible items

  /// Calls the handlers of sections, the last one's first.
  ///
  /// - Parameter isSolved: whether the layout was just solved, and all of them are told; else those in sight.
  func callVisibleItemsHandlers(isSolved: Bool) {
    guard !handledSections.isEmpty else { return }
    guard !isSolved else { return handledSections.reversed().forEach(callVisibleItemsHandler) }
    for section in sections(in: visibleRect).reversed() { callVisibleItemsHandler(ofSection: section) }
  }

  /// Where in content coordinates a section's row is seen from, so that its elements' frames less the offset are where
  /// they are seen: from right to left it is scrolled to the left.
  private func shownOffset(ofSection number: Int) -> CGPoint {
    guard sections[number].isOrthogonal else { return client?.bounds.origin ?? .zero }
    let offset = CGPoint(along: sections[number].rowOffset, across: 0, axis.other)
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

import Foundation

/// The rows of sections that scroll by themselves: the layout knows where they are, the collection view moves them.
///
/// Offsets count from the leading edge in either direction of reading.
extension UICollectionViewCompositionalLayout {
  /// A section's own row.
  struct Row {
    var section: Int
    /// Where it scrolls, in content coordinates; cells are to be seen beside it as well.
    var frame: CGRect
    var axis: LayoutAxis
    /// The offsets from the first to the last; not below the first, where all groups fit.
    var range: ClosedRange<CGFloat>
    var offset: CGFloat
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
    return Row(
      section: number, frame: toLeading(frame), axis: axis.other, range: section.rowRange, offset: section.rowOffset,
      behavior: section.plan.behavior, properties: section.plan.scrollingProperties)
  }

  /// The row at a point in content coordinates, in the whole breadth of the content.
  func row(at point: CGPoint) -> Row? {
    guard !sections.isEmpty else { return nil }
    let place = toLeading(CGRect(origin: point, size: .zero)).start(axis)
    let number = sectionStrides.index(at: place - (boundaries?.before ?? 0))
    guard let row = row(inSection: number) else { return nil }
    let frame = toLeading(row.frame)
    return place >= frame.start(axis) && place < frame.end(axis) ? row : nil
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

  /// The offset at which an item's group is wholly in sight in its section's own row; nil where there is no row.
  func orthogonalOffset(showing path: IndexPath) -> CGFloat? {
    guard row(inSection: path.section) != nil, path.item >= 0, path.item < sections[path.section].itemCount else {
      return nil
    }
    return sections[path.section].rowOffset(showing: path.item)
  }

  // MARK: Handlers of visible items

  /// Whether a handler is to be called when the collection view scrolls.
  var hasHandlersOfBounds: Bool {
    handledSections.contains { sections.indices.contains($0) && !sections[$0].isOrthogonal }
  }

  /// Calls the handlers of all sections, the last one's first.
  func callVisibleItemsHandlers() {
    for section in handledSections.reversed() { callVisibleItemsHandler(ofSection: section) }
  }

  private func callVisibleItemsHandler(ofSection number: Int) {
    guard let client, sections.indices.contains(number), let handler = sections[number].plan.visibleItemsHandler else {
      return
    }
    let rect = visibleRect.clipped(to: collectionViewContentSize)
    let known = sections[number].changes
    let items = elements(ofSection: number, at: start(of: number), in: rect, isScrolled: false).map {
      let key = VisibleItem.Key(
        category: $0.representedElementCategory, kind: $0.representedElementKind, indexPath: $0.indexPath)
      return VisibleItem($0, changes: known[key] ?? VisibleItem.Changes())
    }
    let offset =
      sections[number].isOrthogonal
      ? CGPoint(along: sections[number].rowOffset, across: 0, axis.other) : visibleRect.origin
    handler(items, offset, environment(client))
    guard sections.indices.contains(number) else { return }
    for item in items where item.changes != known[item.key] ?? VisibleItem.Changes() {
      sections[number].changes[item.key] = item.changes
    }
  }
}

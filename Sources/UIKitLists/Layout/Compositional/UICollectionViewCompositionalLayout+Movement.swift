import Foundation
@_spi(Toolkit) import UIKitCore

/// Interactive movement of items.
extension UICollectionViewCompositionalLayout {
  /// The target path of the moving item when its center is at a position.
  ///
  /// The item changes places with a neighbour only if it then contains the position; otherwise a short item and a tall
  /// one would change places again at every step. Coming from another section, it goes before or after the item at the
  /// position, by the half in which the position lies. A position before the first or after the last item of a section
  /// leads to that end; between items the item stays.
  func movementTarget(of path: IndexPath, at position: CGPoint) -> IndexPath {
    let point = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let found = (layoutAttributesForElements(in: point) ?? [])
      .first { $0.representedElementCategory == .cell && shownFrame(of: $0).contains(position) }
    guard let found else { return targetBesideItems(of: path, at: position) }
    let target = found.indexPath
    guard target != path, let own = cellAttributes(at: path)?.frame else { return path }
    guard target.section == path.section else {
      // In an orthogonal section the items follow the other axis.
      let itemAxis = scrollsOrthogonally(found.key) ? axis.other : axis
      let frame = shownFrame(of: found)
      let isPastMiddle = position[itemAxis] > (frame.start(itemAxis) + frame.end(itemAxis)) / 2
      return pathAfterHeader(IndexPath(item: target.item + (isPastMiddle ? 1 : 0), section: target.section))
    }
    if own.overlaps(found.frame, along: axis.other) {
      let fits =
        target.item > path.item
        ? position[axis] >= found.frame.end(axis) - own.size[axis]
        : position[axis] <= found.frame.start(axis) + own.size[axis]
      if !fits { return path }
    }
    return path.item == 0 ? target : pathAfterHeader(target)
  }

  private func targetBesideItems(of path: IndexPath, at position: CGPoint) -> IndexPath {
    guard !sections.isEmpty else { return path }
    let number = sectionStrides.index(at: position[axis] - (boundaries?.before ?? 0))
    let section = sections[number]
    if section.itemCount == 0 { return IndexPath(item: 0, section: number) }
    guard let first = cellAttributes(at: IndexPath(item: 0, section: number))?.frame,
      let last = cellAttributes(at: IndexPath(item: section.itemCount - 1, section: number))?.frame
    else { return path }
    if position[axis] < first.start(axis) { return pathAfterHeader(IndexPath(item: 0, section: number)) }
    guard position[axis] >= last.end(axis) else { return path }
    return IndexPath(item: section.itemCount - (number == path.section ? 1 : 0), section: number)
  }

  /// The path, or the next one if the path is that of a section's header item, before which nothing can go.
  func pathAfterHeader(_ path: IndexPath) -> IndexPath {
    guard path.item == 0, sections.indices.contains(path.section), sections[path.section].itemCount > 0,
      sections[path.section].plan.list?.configuration.headerMode == .firstItemInSection
    else { return path }
    return IndexPath(item: 1, section: path.section)
  }
}

extension CGRect {
  /// True if two rectangles overlap along an axis.
  fileprivate func overlaps(_ other: CGRect, along axis: LayoutAxis) -> Bool {
    start(axis) < other.end(axis) && other.start(axis) < end(axis)
  }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// Items that are moved by hand.
extension UICollectionViewCompositionalLayout {
  /// Where an item goes whose middle is at a point.
  ///
  /// It changes places with a neighbour only where it then is under the hand: else a low item and a high one would do
  /// so again with every step of the hand. From another section it comes before or behind the item under the hand, by
  /// the half that the hand is on. Over no item it goes to the end of the section that the hand is in that is nearer.
  func movementTarget(of path: IndexPath, at position: CGPoint) -> IndexPath {
    let here = CGRect(x: position.x, y: position.y, width: 1, height: 1)
    let found = (layoutAttributesForElements(in: here) ?? [])
      .first { $0.representedElementCategory == .cell && shownFrame(of: $0).contains(position) }
    guard let found else { return targetBesideItems(of: path, at: position) }
    let target = found.indexPath
    guard target != path, let own = cellAttributes(at: path)?.frame else { return path }
    guard target.section == path.section else {
      // In a row of its own the section goes on across the others.
      let way = isInRow(found.key) ? axis.other : axis
      let frame = shownFrame(of: found)
      let isBehind = position[way] > (frame.start(way) + frame.end(way)) / 2
      return behindHeader(IndexPath(item: target.item + (isBehind ? 1 : 0), section: target.section))
    }
    if own.overlaps(found.frame, along: axis.other) {
      let fits =
        target.item > path.item
        ? position[axis] >= found.frame.end(axis) - own.size[axis]
        : position[axis] <= found.frame.start(axis) + own.size[axis]
      if !fits { return path }
    }
    return path.item == 0 ? target : behindHeader(target)
  }

  private func targetBesideItems(of path: IndexPath, at position: CGPoint) -> IndexPath {
    guard !sections.isEmpty else { return path }
    let number = sectionStrides.index(at: position[axis] - (boundaries?.before ?? 0))
    let section = sections[number]
    if section.itemCount == 0 { return IndexPath(item: 0, section: number) }
    guard let first = cellAttributes(at: IndexPath(item: 0, section: number))?.frame,
      let last = cellAttributes(at: IndexPath(item: section.itemCount - 1, section: number))?.frame
    else { return path }
    if position[axis] < first.start(axis) { return behindHeader(IndexPath(item: 0, section: number)) }
    guard position[axis] >= last.end(axis) else { return path }
    return IndexPath(item: section.itemCount - (number == path.section ? 1 : 0), section: number)
  }

  /// The path itself, but the one after it where the first item of its section is its header, which nothing comes
  /// before.
  func behindHeader(_ path: IndexPath) -> IndexPath {
    guard path.item == 0, sections.indices.contains(path.section), sections[path.section].itemCount > 0,
      sections[path.section].plan.list?.configuration.headerMode == .firstItemInSection
    else { return path }
    return IndexPath(item: 1, section: path.section)
  }
}

extension CGRect {
  /// Whether rectangles cover a part of an axis both.
  fileprivate func overlaps(_ other: CGRect, along axis: LayoutAxis) -> Bool {
    start(axis) < other.end(axis) && other.start(axis) < end(axis)
  }
}

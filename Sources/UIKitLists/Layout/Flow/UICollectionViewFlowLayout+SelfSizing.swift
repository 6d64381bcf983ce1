import Foundation
@_spi(Toolkit) import UIKitCore

/// Self-sizing: an item's estimated size is corrected to the one that its view prefers.
///
/// A preferred size is tried before it is taken, as in a compositional layout: a copy of the section is corrected,
/// which tells how far other items move, and which then replaces the section.
///
/// Complexity: a size is tried in O(number of lines that change · log n), and taken in O(log n).
extension UICollectionViewFlowLayout {
  /// The path of the item that some attributes place with an estimated size; nil for other elements.
  func estimatedItem(_ attributes: UICollectionViewLayoutAttributes) -> IndexPath? {
    let path = attributes.indexPath
    guard case .solved = state, attributes.representedElementCategory == .cell, path.count == 2,
      sections.indices.contains(path.section), path.item < sections[path.section].itemCount,
      sections[path.section].metrics.isEstimated
    else { return nil }
    return path
  }

  /// True if a preferred size differs from the item's size. If it does not, the item counts as measured.
  func changesLayout(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let path = estimatedItem(original) else { return false }
    let measured = sections[path.section].measured[path.item]
    if Self.differ(preferred.size, measured ?? original.size) { return true }
    let size = sections[path.section].size(of: path.item)
    // A subclass may have changed the original attributes.
    if measured == nil, !Self.differ(preferred.size, size) {
      correction = nil
      sections[path.section].measure(path.item, size)
      noteMean(ofSection: path.section)
    }
    return false
  }

  private static func differ(_ size: CGSize, _ other: CGSize) -> Bool {
    abs(size.width - other.width) > 0.001 || abs(size.height - other.height) > 0.001
  }

  /// The distance by which the content offset must change for the visible content to stay in place, when a view gets
  /// its preferred size.
  func offsetAdjustment(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> CGPoint {
    guard let path = estimatedItem(original) else { return .zero }
    let size = Self.clamped(preferred.size)
    let corrected = corrected(path, size)
    correction = Correction(subject: path, size: size, part: corrected)
    let change = corrected.length - sections[path.section].length
    return offsetAdjustment(for: change, at: lineStart(of: path), axis)
  }

  /// Sets an item to the size that its view prefers.
  func take(_ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes) {
    guard let path = estimatedItem(original) else { return }
    let corrected = corrected(path, Self.clamped(preferred.size))
    correction = nil
    sections[path.section] = corrected
    sectionLengths[path.section] = corrected.length
    noteMean(ofSection: path.section)
  }

  /// A copy of an item's section in which the item has a given size.
  private func corrected(_ path: IndexPath, _ size: CGSize) -> FlowSection {
    if let tried = correction?.part(for: path, size) { return tried }
    var section = sections[path.section]
    section.measure(path.item, size)
    return section
  }

  // MARK: The mean of measured sizes

  /// Updates `sectionsWithNewMean` after a section was measured.
  func noteMean(ofSection number: Int) {
    if sections[number].hasNewMean {
      sectionsWithNewMean.insert(number)
    } else {
      sectionsWithNewMean.remove(number)
    }
  }

  /// Gives the items without a measured size the mean of the measured ones, and keeps the visible content in place.
  ///
  /// - Complexity: O(log n) for each section in which anything was measured.
  func adoptMeans() {
    guard !sectionsWithNewMean.isEmpty else { return }
    let anchor = firstVisibleItem()
    func anchorStart() -> CGFloat { anchor.map { lineStart(of: $0) } ?? 0 }
    let (start, length) = (anchorStart(), sectionLengths.total)
    // In order, because the sum of lengths depends on the order of its changes.
    for number in sectionsWithNewMean.sorted() {
      sections[number].adoptMean()
      sectionLengths[number] = sections[number].length
    }
    sectionsWithNewMean = []
    correction = nil
    let context = makeInvalidationContext()
    context.contentOffsetAdjustment = offsetAdjustment(
      for: sectionLengths.total - length, shift: anchorStart() - start, axis)
    // The collection view adjusts the offset at the end of this preparation. If a query between passes caused it, the
    // views of the visible elements move in the next pass.
    client?.layoutDidInvalidate(with: context)
  }

  /// The path of the first item of the first line that begins in the visible range, or else of the last line before it;
  /// nil if there is no item.
  private func firstVisibleItem() -> IndexPath? {
    guard !sections.isEmpty else { return nil }
    let visible = visibleRange(axis)
    var last: IndexPath?
    for number in sectionLengths.index(at: visible.start)..<sections.count where sections[number].itemCount > 0 {
      let (section, start) = (sections[number], sectionLengths.offset(of: number))
      let origin = start + section.linesStart
      let line = section.line(at: section.lines(from: visible.start - start, to: .infinity).lowerBound)
      let next = line.firstItem + line.itemCount
      last = IndexPath(item: line.firstItem, section: number)
      if origin + line.start > visible.start - 0.001 { return last }
      if next < section.itemCount {
        let isVisible = origin + section.line(ofItem: next).start < visible.end
        return isVisible ? IndexPath(item: next, section: number) : last
      }
      if origin + line.start + line.thickness > visible.start { return last }
    }
    return last
  }

  private static func clamped(_ size: CGSize) -> CGSize {
    CGSize(width: LayoutLength.clamped(size.width), height: LayoutLength.clamped(size.height))
  }

  private func lineStart(of path: IndexPath) -> CGFloat {
    let section = sections[path.section]
    return sectionLengths.offset(of: path.section) + section.linesStart + section.line(ofItem: path.item).start
  }
}

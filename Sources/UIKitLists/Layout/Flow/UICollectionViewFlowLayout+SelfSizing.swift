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

  /// True if a preferred size differs from the item's size.
  func changesLayout(
    _ preferred: UICollectionViewLayoutAttributes, insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let path = estimatedItem(original) else { return false }
    let known = sections[path.section].measured[path.item] ?? original.size
    return abs(preferred.size.width - known.width) > 0.001 || abs(preferred.size.height - known.height) > 0.001
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
  }

  /// A copy of an item's section in which the item has a given size.
  private func corrected(_ path: IndexPath, _ size: CGSize) -> FlowSection {
    if let tried = correction?.part(for: path, size) { return tried }
    var section = sections[path.section]
    section.measure(path.item, size)
    return section
  }

  private static func clamped(_ size: CGSize) -> CGSize {
    CGSize(width: LayoutLength.clamped(size.width), height: LayoutLength.clamped(size.height))
  }

  private func lineStart(of path: IndexPath) -> CGFloat {
    let section = sections[path.section]
    return sectionLengths.offset(of: path.section) + section.linesStart + section.line(ofItem: path.item).start
  }
}

import Foundation
@_spi(Toolkit) import UIKitCore

/// Coordinates that begin at the leading edge, in which layouts compute whatever the direction of reading is.
extension UICollectionViewLayout {
  /// From content coordinates to those that begin at the leading edge; the same the other way round.
  func toLeading(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    var mirrored = rect
    mirrored.origin.x = collectionViewContentSize.width - rect.maxX
    return mirrored
  }

  /// The part of the content that is in sight, in leading coordinates.
  var visibleRect: CGRect { client.map { toLeading($0.bounds) } ?? .zero }

  /// Where what is in sight begins and ends along an axis, without what bars cover.
  func visibleRange(_ axis: LayoutAxis) -> (start: CGFloat, end: CGFloat) {
    guard let client else { return (0, 0) }
    let insets = client.adjustedContentInset.directional(rightToLeft: isFlipped)
    let visible = visibleRect
    return (visible.start(axis) + insets.start(axis), visible.end(axis) - insets.end(axis))
  }

  /// By how much the content offset must change for what is in sight to stay, when something changes its length.
  ///
  /// What begins above the visible range moves what is in sight; what begins within it does not.
  func offsetAdjustment(for change: CGFloat, at start: CGFloat, _ axis: LayoutAxis) -> CGPoint {
    offsetAdjustment(for: change, shift: start < visibleRange(axis).start - 0.001 ? change : 0, axis)
  }

  /// By how much the content offset must change for what is in sight to stay.
  ///
  /// - Parameters:
  ///   - change: by how much the content becomes longer.
  ///   - shift: how far what is in sight moves towards the end of the content.
  func offsetAdjustment(for change: CGFloat, shift: CGFloat, _ axis: LayoutAxis) -> CGPoint {
    // Mirrored, it is what follows that has the smaller coordinate.
    CGPoint(along: axis == .horizontal && isFlipped ? change - shift : shift, across: 0, axis)
  }
}

extension UITraitCollection {
  /// Whether what was measured by these traits holds by others: for text as large, and by the same scale.
  func measuresAlike(_ other: UITraitCollection) -> Bool {
    preferredContentSizeCategory == other.preferredContentSizeCategory && displayScale == other.displayScale
  }
}

extension CGRect {
  var hasArea: Bool { size.width > 0 && size.height > 0 }

  /// Whether the two have area in common.
  func overlaps(_ other: CGRect) -> Bool {
    hasArea && other.hasArea && minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// The part within a size at the origin; without area where there is none.
  func clipped(to size: CGSize) -> CGRect {
    let (left, top) = (Swift.max(0, minX), Swift.max(0, minY))
    return CGRect(
      x: left, y: top, width: Swift.max(0, Swift.min(maxX, size.width) - left),
      height: Swift.max(0, Swift.min(maxY, size.height) - top))
  }
}

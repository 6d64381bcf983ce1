import Foundation
@_spi(Toolkit) import UIKitCore

/// Leading coordinates: x counts from the leading edge, so that layouts need no cases for right-to-left.
extension UICollectionViewLayout {
  /// The rectangle converted from content coordinates to leading coordinates. The same conversion converts back.
  func toLeading(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    var mirrored = rect
    mirrored.origin.x = collectionViewContentSize.width - rect.maxX
    return mirrored
  }

  /// The visible part of the content, in leading coordinates.
  var visibleRect: CGRect { client.map { toLeading($0.bounds) } ?? .zero }

  /// The start and the end along an axis of the visible content inside the adjusted content inset.
  func visibleRange(_ axis: LayoutAxis) -> (start: CGFloat, end: CGFloat) {
    guard let client else { return (0, 0) }
    let insets = client.adjustedContentInset.directional(rightToLeft: isFlipped)
    let visible = visibleRect
    return (visible.start(axis) + insets.start(axis), visible.end(axis) - insets.end(axis))
  }

  /// The change of the content offset that keeps the visible content in place when an element changes its length.
  ///
  /// An element that begins before the visible range moves the visible content; one that begins within it does not.
  ///
  /// - Parameters:
  ///   - change: The amount by which the element and the content become longer.
  ///   - start: The position at which the element begins.
  func offsetAdjustment(for change: CGFloat, at start: CGFloat, _ axis: LayoutAxis) -> CGPoint {
    offsetAdjustment(for: change, shift: start < visibleRange(axis).start - 0.001 ? change : 0, axis)
  }

  /// The change of the content offset that keeps the visible content in place.
  ///
  /// - Parameters:
  ///   - change: The amount by which the content becomes longer.
  ///   - shift: The distance by which the visible content moves towards the end.
  func offsetAdjustment(for change: CGFloat, shift: CGFloat, _ axis: LayoutAxis) -> CGPoint {
    // In a mirrored layout the elements after the change have the smaller coordinates.
    CGPoint(along: axis == .horizontal && isFlipped ? change - shift : shift, across: 0, axis)
  }
}

extension UITraitCollection {
  /// True if sizes that were measured with these traits are also valid with other traits, because the text sizes and the
  /// display scales are equal.
  func measuresAlike(_ other: UITraitCollection) -> Bool {
    preferredContentSizeCategory == other.preferredContentSizeCategory && displayScale == other.displayScale
  }
}

extension CGRect {
  var hasArea: Bool { size.width > 0 && size.height > 0 }

  /// True if the intersection of the two rectangles has an area.
  func overlaps(_ other: CGRect) -> Bool {
    hasArea && other.hasArea && minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// The intersection with a rectangle of a size at the origin; without an area if the two do not overlap.
  func clipped(to size: CGSize) -> CGRect {
    let (left, top) = (Swift.max(0, minX), Swift.max(0, minY))
    return CGRect(
      x: left, y: top, width: Swift.max(0, Swift.min(maxX, size.width) - left),
      height: Swift.max(0, Swift.min(maxY, size.height) - top))
  }
}

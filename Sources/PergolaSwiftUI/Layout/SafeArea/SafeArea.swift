import Foundation
@_spi(Toolkit) import UIKitCore

/// A rectangle, and the part of it that bars and other views leave free.
struct SafeArea: Equatable {
  var full: CGRect
  var safe: CGRect

  /// A rectangle, extended beyond the edges of the safe part that it touches.
  ///
  /// - Parameters:
  ///   - edges: The edges beyond which it may extend.
  ///   - isMirrored: True if the leading edge is the right one.
  func extending(_ rectangle: CGRect, beyond edges: Edge.Set, isMirrored: Bool) -> CGRect {
    // Frames are rounded to pixels: an edge that is nearly there touches.
    let tolerance: CGFloat = 0.51
    var (left, right) = (rectangle.minX, rectangle.maxX)
    var (top, bottom) = (rectangle.minY, rectangle.maxY)
    if edges.contains(.top), top <= safe.minY + tolerance { top = min(top, full.minY) }
    if edges.contains(.bottom), bottom >= safe.maxY - tolerance { bottom = max(bottom, full.maxY) }
    if edges.contains(isMirrored ? .trailing : .leading), left <= safe.minX + tolerance { left = min(left, full.minX) }
    if edges.contains(isMirrored ? .leading : .trailing), right >= safe.maxX - tolerance {
      right = max(right, full.maxX)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension ViewElement {
  /// A rectangle in the coordinates in which the element is placed, extended beyond the edges of the safe areas around
  /// the element that it touches.
  ///
  /// - Parameter onlyOfHost: True if only the safe area of the host counts, which UIKit knows too.
  final func extendingIntoUnsafeArea(
    _ rectangle: CGRect, beyond edges: Edge.Set, onlyOfHost: Bool = false
  ) -> CGRect {
    guard let space = surroundingView else { return rectangle }
    var result = rectangle
    func extend(_ area: SafeArea, in view: UIView) {
      let local = SafeArea(full: space.convert(area.full, from: view), safe: space.convert(area.safe, from: view))
      result = local.extending(result, beyond: edges, isMirrored: isRightToLeft)
    }
    var element = self
    while let container = element.container {
      if !onlyOfHost, let area = container.safeArea, let view = container.contentView { extend(area, in: view) }
      element = container
    }
    if let host = element.host, let area = host.safeArea { extend(area, in: host.hostView) }
    return result
  }
}

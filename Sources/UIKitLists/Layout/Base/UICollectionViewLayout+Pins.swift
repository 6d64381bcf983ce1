import Foundation
import RenderTree
@_spi(Toolkit) import UIKitCore

extension UICollectionViewLayout {
  /// Returns a pin to the visible content inside the adjusted content inset, in leading coordinates.
  ///
  /// - Parameters:
  ///   - atEnd: True for a footer, which stays at the end of the visible content.
  ///   - limits: The limits of the view's position along the axis.
  func pin(atEnd: Bool, within limits: ClosedRange<CGFloat>, _ axis: LayoutAxis) -> NodePin {
    let (range, rect) = (visibleRange(axis), visibleRect)
    let distance = atEnd ? rect.end(axis) - range.end : range.start - rect.start(axis)
    let edge: NodePin.Edge = axis == .vertical ? (atEnd ? .bottom : .top) : (atEnd ? .right : .left)
    return NodePin(edge: edge, distance: distance, limits: limits)
  }
}

extension NodePin {
  /// Returns the pin of the same view in a content that is mirrored horizontally.
  ///
  /// - Parameters:
  ///   - width: The width of the content.
  ///   - length: The width of the view.
  func mirrored(inWidth width: CGFloat, of length: CGFloat) -> NodePin {
    guard !isVertical else { return self }
    let mirrored = (width - limits.upperBound - length)...(width - limits.lowerBound - length)
    return NodePin(edge: edge == .left ? .right : .left, distance: distance, limits: mirrored)
  }

  /// Returns the pin of the same view in coordinates whose origin is elsewhere.
  func offsetBy(dx: CGFloat, dy: CGFloat) -> NodePin {
    let change = isVertical ? dy : dx
    return NodePin(
      edge: edge, distance: distance, limits: (limits.lowerBound + change)...(limits.upperBound + change))
  }
}

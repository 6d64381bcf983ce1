import Foundation
import UIKitCore

/// The sizes and the position of a scroll view's content.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top left corner of the scroll view, in points. At the top its y is minus the top
  /// inset.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The insets around the content, with those of the safe area, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
    isRightToLeft = false
  }

  /// True if the leading inset is the right one.
  private let isRightToLeft: Bool

  /// The geometry of a scroll view.
  @MainActor
  init(_ view: UIScrollView, isRightToLeft: Bool) {
    let inset = view.adjustedContentInset
    contentOffset = view.contentOffset
    contentSize = view.contentSize
    contentInsets = EdgeInsets(
      top: inset.top, leading: isRightToLeft ? inset.right : inset.left, bottom: inset.bottom,
      trailing: isRightToLeft ? inset.left : inset.right)
    containerSize = view.bounds.size
    self.isRightToLeft = isRightToLeft
  }

  /// The rectangle of the scroll view in the coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content between the insets, in the coordinates of the content.
  public var visibleRect: CGRect {
    let left = isRightToLeft ? contentInsets.trailing : contentInsets.leading
    return CGRect(
      x: contentOffset.x + left, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.horizontal),
      height: max(0, containerSize.height - contentInsets.vertical))
  }
}

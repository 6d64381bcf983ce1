import Foundation

/// The position of scrolled content, which returns with its scene.
@_spi(Toolkit) public struct KeptPosition: Hashable, Sendable {
  /// An item of a list, and its position.
  public struct Item: Hashable, Sendable {
    /// The number of the section.
    public var section: Int
    /// The number of the item in the section.
    public var item: Int
    /// The distance of the item's origin from that of the visible content, in points.
    public var distance: CGPoint

    /// An item at a distance from the origin of the visible content, in points.
    public init(section: Int, item: Int, distance: CGPoint) {
      self.section = section
      self.item = item
      self.distance = distance
    }
  }

  /// The distance of the offset from the first one, in points.
  public var distance: CGPoint
  /// The first visible item of a list, whose sizes may be estimates; nil for other content.
  public var item: Item?

  /// A position at a distance from the first offset, in points.
  public init(distance: CGPoint) { self.distance = distance }
}

extension UIScrollView {
  /// The distance from the first offset as a position; nil at the start.
  @_spi(Toolkit) public final var positionFromStart: KeptPosition? {
    let start = offsetRange.origin
    var distance = CGPoint(x: contentOffset.x - start.x, y: contentOffset.y - start.y)
    // Content at its start will follow an inset that has changed and is not reported yet.
    if contentOffset.x == -reportedInset.left { distance.x = 0 }
    if contentOffset.y == -reportedInset.top { distance.y = 0 }
    return distance == .zero ? nil : KeptPosition(distance: distance)
  }

  /// Returns to the distance of a position, as near as the content allows. Returns false if the content is not larger
  /// than the view.
  @_spi(Toolkit) public final func returnToDistance(of position: KeptPosition) -> Bool {
    let range = offsetRange
    guard range.width > 0 || range.height > 0 else { return false }
    contentOffset = clamped(CGPoint(x: range.minX + position.distance.x, y: range.minY + position.distance.y))
    return true
  }
}

import Foundation

/// The place of a node that stays in the visible part while the content around it scrolls, as headers of sections do.
///
/// A node's frame says where it is at the current offset. A host that scrolls by itself keeps the node at the edge
/// meanwhile, as far as the limits allow.
public struct NodePin: Hashable, Sendable {
  /// An edge of the box that scrolls.
  public enum Edge: Hashable, Sendable {
    case top, left, bottom, right
  }

  /// The edge at which the node stays.
  public var edge: Edge
  /// The distance of the node from the edge, in points; positive inside the box.
  public var distance: CGFloat
  /// The limits of the node's origin along the scroll direction, in the coordinates of its frame.
  public var limits: ClosedRange<CGFloat>

  /// A pin at an edge, with a distance and limits in points.
  public init(edge: Edge, distance: CGFloat, limits: ClosedRange<CGFloat>) {
    self.edge = edge
    self.distance = distance
    self.limits = limits
  }

  /// True if the node stays at an edge of vertical scrolling.
  public var isVertical: Bool { edge == .top || edge == .bottom }

  /// True if the node's natural place is at the end of its limits, as that of a footer.
  public var isAtEnd: Bool { edge == .bottom || edge == .right }
}

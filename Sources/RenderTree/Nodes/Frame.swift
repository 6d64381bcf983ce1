import Foundation

/// The content of a scene at one moment.
public struct Frame: Equatable, Sendable {
  /// The number of the frame in its scene, from 1.
  public let number: Int
  /// The scene's size, in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The scene's root node.
  public let root: RenderNode
  /// The changes since the last frame that are to be animated.
  public let transitions: [NodeTransition]
  /// The node that has the keyboard focus.
  public let focusedNode: NodeID?
  /// The scene's title, as set by the app; empty if the app sets none.
  public let title: String

  /// A frame with a number from 1, a size in points and a scale in pixels per point.
  public init(
    number: Int, size: CGSize, scale: CGFloat, root: RenderNode, transitions: [NodeTransition], focusedNode: NodeID?,
    title: String = ""
  ) {
    self.number = number
    self.size = size
    self.scale = scale
    self.root = root
    self.transitions = transitions
    self.focusedNode = focusedNode
    self.title = title
  }
}

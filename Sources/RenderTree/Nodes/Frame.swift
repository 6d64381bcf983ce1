import Foundation

/// What one scene shows at one moment.
public struct Frame: Equatable, Sendable {
  /// Counts a scene's frames from 1.
  public let number: Int
  /// The scene's size, in points.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  /// The scene's own node, with everything that is shown below it.
  public let root: RenderNode
  /// What changed since the last frame and is meant to be seen changing.
  public let transitions: [Transition]
  /// The node that the keyboard acts on.
  public let focusedNode: NodeID?
  /// What the scene is called, as the app says it; empty where it says nothing.
  public let title: String

  /// A frame of a scene: number from 1, size in points, pixels to a point as scale.
  public init(
    number: Int, size: CGSize, scale: CGFloat, root: RenderNode, transitions: [Transition], focusedNode: NodeID?,
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

/// A change that a host which can animate shows as a movement; another shows its end.
public struct Transition: Hashable, Sendable {
  /// What became of the node.
  public enum Kind: Hashable, Sendable {
    /// It is new. Where it comes from another place, a movement of the same node follows.
    case inserted
    case removed
    /// From that frame, in the coordinates of the node's parent.
    case moved(from: CGRect)
    /// Colours, opacity and the like.
    case changed
  }

  /// How the change runs through its time.
  public enum Curve: Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear
    /// As a spring: a damping ratio of 1 does not overshoot; the velocity at the start is in whole movements a second.
    case spring(dampingRatio: Double, initialVelocity: Double)
  }

  /// The node that changed. A removed one is no longer in the tree.
  public let node: NodeID
  /// What became of it.
  public let kind: Kind
  /// In seconds.
  public let duration: Double
  /// Seconds before it begins.
  public let delay: Double
  /// How it runs through its time.
  public let curve: Curve

  /// A transition that takes so many seconds, after `delay` seconds; it eases in and out by default.
  public init(node: NodeID, kind: Kind, duration: Double, delay: Double = 0, curve: Curve = .easeInOut) {
    self.node = node
    self.kind = kind
    self.duration = duration
    self.delay = delay
    self.curve = curve
  }
}

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
  public let transitions: [Transition]
  /// The node that has the keyboard focus.
  public let focusedNode: NodeID?
  /// The scene's title, as set by the app; empty if the app sets none.
  public let title: String

  /// A frame with a number from 1, a size in points and a scale in pixels per point.
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

/// An animated change of a node.
///
/// A host that cannot animate shows the final state.
public struct Transition: Hashable, Sendable {
  /// A kind of change.
  public enum Kind: Hashable, Sendable {
    /// The node is new. If it comes from another position, a ``moved(from:)`` of the same node follows.
    case inserted
    case removed
    /// The node moved from a frame, in the coordinates of its parent.
    case moved(from: CGRect)
    /// Other properties of the node changed, such as colours or opacity.
    case changed
  }

  /// The timing curve of a transition.
  public enum Curve: Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear
    /// A spring. A damping ratio of 1 does not overshoot; the initial velocity is in total distances per second.
    case spring(dampingRatio: Double, initialVelocity: Double)
  }

  /// The node that changed. A removed node is no longer in the tree.
  public let node: NodeID
  /// The kind of change.
  public let kind: Kind
  /// The duration, in seconds.
  public let duration: Double
  /// The delay before the start, in seconds.
  public let delay: Double
  /// The timing curve.
  public let curve: Curve

  /// A transition with a duration and a delay in seconds; it eases in and out by default.
  public init(node: NodeID, kind: Kind, duration: Double, delay: Double = 0, curve: Curve = .easeInOut) {
    self.node = node
    self.kind = kind
    self.duration = duration
    self.delay = delay
    self.curve = curve
  }
}

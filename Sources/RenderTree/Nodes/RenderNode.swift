import Foundation

/// A box on the screen with what stands in it: the one thing that views and hosts both know.
///
/// Nodes are immutable. A view whose looks did not change gives the same object again, so a host compares two frames
/// by identity and looks only into what differs.
public final class RenderNode: Sendable {
  /// The view's identity, the same in every frame.
  public let id: NodeID
  /// Where the box stands in its parent's coordinates, in points. Inside a scroll node these are the coordinates of
  /// the content, whatever the offset.
  public let frame: CGRect
  /// What turns or scales the box about its middle; nil for none.
  public let transform: Transform?
  /// How the box itself looks.
  public let style: BoxStyle
  /// What stands in the box; nil for nothing.
  public let content: NodeContent?
  /// Set where the children can be scrolled.
  public let scroll: ScrollInfo?
  /// What the node is to a person who does not see it, and what they can do to it; nil for mere decoration.
  public let semantics: Semantics?
  /// Back to front.
  public let children: [RenderNode]

  /// A node with the box in its parent's coordinates, in points. Children go back to front.
  public init(
    id: NodeID,
    frame: CGRect,
    transform: Transform? = nil,
    style: BoxStyle = BoxStyle(),
    content: NodeContent? = nil,
    scroll: ScrollInfo? = nil,
    semantics: Semantics? = nil,
    children: [RenderNode] = []
  ) {
    self.id = id
    self.frame = frame
    self.transform = transform
    self.style = style
    self.content = content
    self.scroll = scroll
    self.semantics = semantics
    self.children = children
  }

  /// The upper left corner of what the box shows, in the coordinates of its children.
  public var contentOrigin: CGPoint { scroll?.offset ?? .zero }
}

/// The linear part and the movement of an affine transform, in points.
public struct Transform: Hashable, Sendable {
  /// What x contributes to x.
  public var a: CGFloat
  /// What x contributes to y.
  public var b: CGFloat
  /// What y contributes to x.
  public var c: CGFloat
  /// What y contributes to y.
  public var d: CGFloat
  /// The movement along x, in points.
  public var tx: CGFloat
  /// The movement along y, in points.
  public var ty: CGFloat

  /// The transform `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, in points.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}

import Foundation

/// A box on the screen with what stands in it: the one thing that views and hosts both know.
///
/// Nodes are immutable. A view whose looks did not change gives the same object again, so a host compares two frames
/// by identity and looks only into what differs.
public final class RenderNode: Sendable {
  public let id: NodeID
  /// Where the box stands in its parent's coordinates, in points. Inside a scroll node these are the coordinates of
  /// the content, whatever the offset.
  public let frame: CGRect
  /// What turns or scales the box about its middle; nil for none.
  public let transform: Transform?
  public let style: BoxStyle
  public let content: NodeContent?
  /// Set where the children can be scrolled.
  public let scroll: ScrollInfo?
  /// What the node is to a person who does not see it, and what they can do to it; nil for mere decoration.
  public let semantics: Semantics?
  /// Back to front.
  public let children: [RenderNode]

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
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}

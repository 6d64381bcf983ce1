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
  /// The upper left corner of what the box shows, in the coordinates of its children. What stands in the box itself is
  /// not moved by it.
  public let contentOrigin: CGPoint
  /// What the node is to a person who does not see it, and what they can do to it; nil for mere decoration.
  public let semantics: Semantics?
  /// Back to front.
  public let children: [RenderNode]

  /// A node with the box in its parent's coordinates, in points. Children go back to front; the content's origin is
  /// the offset of scrolling where nothing else is said.
  public init(
    id: NodeID,
    frame: CGRect,
    transform: Transform? = nil,
    style: BoxStyle = BoxStyle(),
    content: NodeContent? = nil,
    scroll: ScrollInfo? = nil,
    contentOrigin: CGPoint? = nil,
    semantics: Semantics? = nil,
    children: [RenderNode] = []
  ) {
    self.id = id
    self.frame = frame
    self.transform = transform
    self.style = style
    self.content = content
    self.scroll = scroll
    self.contentOrigin = contentOrigin ?? scroll?.offset ?? .zero
    self.semantics = semantics
    self.children = children
  }
}

import Foundation

/// A box on the screen with its content: the interface between views and hosts.
///
/// Nodes are immutable. A view whose appearance did not change returns the same object again, so a host compares two
/// frames by identity and descends only into differences.
public final class RenderNode: Sendable {
  /// The view's identity, the same in every frame.
  public let id: NodeID
  /// The box in its parent's coordinates, in points. Inside a scroll node these are the coordinates of the content,
  /// independent of the offset.
  public let frame: CGRect
  /// The transform of the box about its centre; nil for none.
  public let transform: Transform?
  /// The appearance of the box itself.
  public let style: BoxStyle
  /// The content of the box; nil for none.
  public let content: NodeContent?
  /// The scrolling state; nil if the children cannot be scrolled.
  public let scroll: ScrollInfo?
  /// The top-left corner of the visible part, in the coordinates of the children. The box's own content is not moved by
  /// it.
  public let contentOrigin: CGPoint
  /// The edge of the enclosing scroll node at which the node stays; nil for a node that scrolls with its content.
  public let pin: NodePin?
  /// The meaning of the node for assistive technology, and the actions it offers; nil for decoration.
  public let semantics: Semantics?
  /// The children, back to front.
  public let children: [RenderNode]

  /// A node with its frame in the parent's coordinates, in points, and its children back to front. The content origin
  /// is the scroll offset by default.
  public init(
    id: NodeID,
    frame: CGRect,
    transform: Transform? = nil,
    style: BoxStyle = BoxStyle(),
    content: NodeContent? = nil,
    scroll: ScrollInfo? = nil,
    contentOrigin: CGPoint? = nil,
    pin: NodePin? = nil,
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
    self.pin = pin
    self.semantics = semantics
    self.children = children
  }
}

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
  /// The content of the box; nil for none.
  public let content: NodeContent?
  /// The children, back to front.
  public let children: [RenderNode]

  // A server holds the nodes of all its pages. The large properties that most nodes lack are in objects of their own.
  @usableFromInline let coordinates: Coordinates?
  @usableFromInline let appearance: Appearance?
  @usableFromInline let meaning: Meaning?

  /// The transform of the box about its centre; nil for none.
  @inlinable public var transform: Transform? { coordinates?.transform }
  /// The appearance of the box itself.
  @inlinable public var style: BoxStyle { appearance?.style ?? BoxStyle() }
  /// The scrolling state; nil if the children cannot be scrolled.
  @inlinable public var scroll: ScrollInfo? { coordinates?.scroll }
  /// The top-left corner of the visible part, in the coordinates of the children. The box's own content is not moved by
  /// it.
  @inlinable public var contentOrigin: CGPoint { coordinates?.contentOrigin ?? .zero }
  /// The edge of the enclosing scroll node at which the node stays; nil for a node that scrolls with its content.
  @inlinable public var pin: NodePin? { coordinates?.pin }
  /// The meaning of the node for assistive technology, and the actions it offers; nil for decoration.
  @inlinable public var semantics: Semantics? { meaning?.semantics }

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
    self.content = content
    self.children = children
    coordinates = Coordinates(
      transform: transform, scroll: scroll, contentOrigin: contentOrigin ?? scroll?.offset ?? .zero, pin: pin)
    appearance = Appearance(style)
    meaning = semantics.map(Meaning.init)
  }

  /// The transform of a node and its relation to scrolling.
  @usableFromInline final class Coordinates: Sendable {
    @usableFromInline let transform: Transform?
    @usableFromInline let scroll: ScrollInfo?
    @usableFromInline let contentOrigin: CGPoint
    @usableFromInline let pin: NodePin?

    /// Returns nil for a node that neither is transformed nor scrolls nor stays at an edge.
    fileprivate init?(transform: Transform?, scroll: ScrollInfo?, contentOrigin: CGPoint, pin: NodePin?) {
      if transform == nil, scroll == nil, pin == nil, contentOrigin == .zero { return nil }
      self.transform = transform
      self.scroll = scroll
      self.contentOrigin = contentOrigin
      self.pin = pin
    }
  }

  /// The style of a node that differs from the default one.
  @usableFromInline final class Appearance: Sendable {
    @usableFromInline let style: BoxStyle

    private static let plain = BoxStyle()

    /// Returns nil for the default style.
    fileprivate init?(_ style: BoxStyle) {
      guard style != Self.plain else { return nil }
      self.style = style
    }
  }

  /// The semantics of a node that has some.
  @usableFromInline final class Meaning: Sendable {
    @usableFromInline let semantics: Semantics

    fileprivate init(_ semantics: Semantics) { self.semantics = semantics }
  }
}

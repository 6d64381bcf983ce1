/// What a host with a keyboard and a mouse draws onto a frame that the app did not: where the keyboard acts, what is
/// selected where colours cannot say it, how far lists are scrolled.
public struct CellDecorations: Hashable, Sendable {
  /// How selected things are marked, over what the app draws.
  public enum SelectionMark: Hashable, Sendable {
    case none
    /// With bold text.
    case bold
    /// With foreground and background exchanged.
    case reversed
  }

  /// The node with a bar at its leading edge.
  public var focusedNode: NodeID?
  /// The node under the pointer.
  public var hoveredNode: NodeID?
  /// How selected things are marked; `.none` by default.
  public var selectionMark: SelectionMark
  /// Whether a thumb at the trailing edge of what can be scrolled shows where it is.
  public var showsScrollIndicators: Bool
  /// Of the bar.
  public var focusColor: RenderColor
  /// Laid thinly over what has the focus, and as it is over thumbs.
  public var shade: RenderColor

  /// Decorations that mark nothing but what is named.
  public init(
    focusedNode: NodeID? = nil, hoveredNode: NodeID? = nil, selectionMark: SelectionMark = .none,
    showsScrollIndicators: Bool = false, focusColor: RenderColor = .black, shade: RenderColor = .black
  ) {
    self.focusedNode = focusedNode
    self.hoveredNode = hoveredNode
    self.selectionMark = selectionMark
    self.showsScrollIndicators = showsScrollIndicators
    self.focusColor = focusColor
    self.shade = shade
  }

  /// Nothing but what the app draws.
  public static let none = CellDecorations()
}

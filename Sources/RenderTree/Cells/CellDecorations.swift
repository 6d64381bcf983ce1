/// The marks that a host with a keyboard and a mouse adds to the app's frame: the focus, the selection where colours
/// cannot show it, and scroll indicators.
public struct CellDecorations: Hashable, Sendable {
  /// The way in which selected nodes are marked, on top of the app's drawing.
  public enum SelectionMark: Hashable, Sendable {
    case none
    /// Bold text.
    case bold
    /// Foreground and background exchanged.
    case reversed
    /// Brackets around the texts of tabs, segments and other buttons, for texts without colours. Rows stay as they are.
    case brackets
  }

  /// The focused node, which gets a bar in its first column.
  public var focusedNode: NodeID?
  /// The node under the pointer.
  public var hoveredNode: NodeID?
  /// The way in which selected nodes are marked; `.none` by default.
  public var selectionMark: SelectionMark
  /// True if scrollable nodes show scroll indicators.
  public var showsScrollIndicators: Bool
  /// The colour of the focus bar.
  public var focusColor: RenderColor
  /// The colour of the tint over the focused or hovered node, and of the scroll indicators.
  public var shade: RenderColor

  /// Decorations with the given parts; none by default.
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

  /// No decorations.
  public static let none = CellDecorations()
}

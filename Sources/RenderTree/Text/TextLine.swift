/// A line under or through text.
public struct TextLine: Hashable, Sendable {
  /// The alternation of marks and gaps.
  public enum Pattern: Hashable, Sendable, CaseIterable {
    case solid, dot, dash, dashDot, dashDotDot

    /// The lengths of marks and gaps in turn, as multiples of the line's thickness; empty for a line without gaps.
    public var lengths: [Int] {
      switch self {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    }
  }

  /// The alternation of marks and gaps. A host of character cells draws every line as one without gaps.
  public var pattern: Pattern
  /// The colour; nil for that of the text, which the line has in character cells.
  public var color: RenderColor?

  /// A line; solid and in the colour of the text by default.
  public init(_ pattern: Pattern = .solid, color: RenderColor? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

import UIKitCore

extension Text {
  /// The look of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The alternation of marks and gaps. In a terminal a line has no gaps.
    public struct Pattern: Hashable, Sendable {
      let uiStyle: NSUnderlineStyle

      /// A line without gaps.
      public static let solid = Pattern(uiStyle: [])
      /// A line of dots.
      public static let dot = Pattern(uiStyle: .patternDot)
      /// A line of dashes.
      public static let dash = Pattern(uiStyle: .patternDash)
      /// A line of dashes and dots in turn.
      public static let dashDot = Pattern(uiStyle: .patternDashDot)
      /// A line of a dash and two dots in turn.
      public static let dashDotDot = Pattern(uiStyle: .patternDashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// A line with a pattern, in a colour; nil for that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One thin line in the colour of the text.
    public static let single = LineStyle()
  }
}

import Foundation

/// What an engine keeps of a layout for drawing it: the shapes of its letters, say.
///
/// A host that knows the engine's class draws from it; every other one draws the runs.
public protocol TextRendition: AnyObject, Sendable {}

/// Text broken into lines and placed: made by a `TextEngine`, drawn by a host.
public final class TextLayout: Sendable {
  /// A stretch of a line with equal looks and one direction.
  public struct Run: Hashable, Sendable {
    /// What is drawn, in logical order; it may hold an ellipsis that the source has not.
    public let text: String
    /// How all of it looks.
    public let attributes: TextAttributes
    /// The left edge, in the layout's coordinates.
    public let x: CGFloat
    /// How much room it takes, in points.
    public let width: CGFloat
    /// Whether it is drawn from right to left.
    public let isRightToLeft: Bool

    /// A run at its place, in points.
    public init(text: String, attributes: TextAttributes, x: CGFloat, width: CGFloat, isRightToLeft: Bool) {
      self.text = text
      self.attributes = attributes
      self.x = x
      self.width = width
      self.isRightToLeft = isRightToLeft
    }
  }

  /// One line, with its place.
  public struct Line: Hashable, Sendable {
    /// From left to right as they are seen.
    public let runs: [Run]
    /// The line's box, in the layout's coordinates.
    public let frame: CGRect
    /// From the layout's upper edge.
    public let baseline: CGFloat

    /// A line with its runs from left to right, and its baseline from the layout's upper edge, in points.
    public init(runs: [Run], frame: CGRect, baseline: CGFloat) {
      self.runs = runs
      self.frame = frame
      self.baseline = baseline
    }
  }

  /// The source, whole.
  public let text: StyledText
  /// From top to bottom.
  public let lines: [Line]
  /// The extent of the lines: their greatest width, and the sum of their heights and spacings.
  public let size: CGSize
  /// Whether some of the source is not shown.
  public let isTruncated: Bool
  /// What the engine keeps for drawing the lines; nil where the runs say it all. It follows from the rest, and counts
  /// in no comparison.
  public let rendition: (any TextRendition)?

  /// A layout of the lines, whose size is in points.
  public init(
    text: StyledText, lines: [Line], size: CGSize, isTruncated: Bool, rendition: (any TextRendition)? = nil
  ) {
    self.text = text
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.rendition = rendition
  }
}

extension TextLayout: Hashable {
  /// Whether the same text is broken and placed alike.
  public static func == (a: TextLayout, b: TextLayout) -> Bool {
    a === b || (a.lines == b.lines && a.text == b.text && a.size == b.size && a.isTruncated == b.isTruncated)
  }
  /// Hashes how large the text is set.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lines.count)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

import Foundation

/// An engine's own data for drawing a layout, such as glyph shapes.
///
/// A host that knows the engine's class draws from it; other hosts draw the runs.
public protocol TextRendition: AnyObject, Sendable {}

/// Text that a `TextEngine` broke into lines and placed, for hosts to draw.
public final class TextLayout: Sendable {
  /// A stretch of a line with equal attributes and one direction.
  public struct Run: Hashable, Sendable {
    /// The drawn text, in logical order; it may contain an ellipsis that the source does not have.
    public let text: String
    /// The attributes of the whole run.
    public let attributes: TextAttributes
    /// The left edge, in the layout's coordinates.
    public let x: CGFloat
    /// The width, in points.
    public let width: CGFloat
    /// True if the run is drawn from right to left.
    public let isRightToLeft: Bool
    /// The place of the run in the order in which the line is read: smaller than that of the runs behind it.
    public let start: Int

    /// A run with its position and width, in points.
    public init(
      text: String, attributes: TextAttributes, x: CGFloat, width: CGFloat, isRightToLeft: Bool, start: Int = 0
    ) {
      self.text = text
      self.attributes = attributes
      self.x = x
      self.width = width
      self.isRightToLeft = isRightToLeft
      self.start = start
    }
  }

  /// A line with its position.
  public struct Line: Hashable, Sendable {
    /// The runs in visual order, from left to right.
    public let runs: [Run]
    /// The line's box, in the layout's coordinates.
    public let frame: CGRect
    /// The distance of the baseline from the layout's top edge.
    public let baseline: CGFloat
    /// The part of the frame that letters on the baseline take: all of it, unless pictures or raised letters make the line
    /// higher.
    public let letterFrame: CGRect

    /// A line with its runs in visual order and the baseline's distance from the layout's top edge, in points.
    ///
    /// - Parameter letterFrame: The part of the frame that letters on the baseline take; nil for all of it.
    public init(runs: [Run], frame: CGRect, baseline: CGFloat, letterFrame: CGRect? = nil) {
      self.runs = runs
      self.frame = frame
      self.baseline = baseline
      self.letterFrame = letterFrame ?? frame
    }
  }

  /// The whole source text.
  public let text: StyledText
  /// The lines from top to bottom.
  public let lines: [Line]
  /// The size of the text: the maximum width of the lines, and the sum of their heights and spacings.
  public let size: CGSize
  /// True if a part of the source is not visible.
  public let isTruncated: Bool
  /// The engine's own data for drawing; nil if the runs suffice. Comparisons ignore it, as it follows from the other
  /// properties.
  public let rendition: (any TextRendition)?

  /// A layout of lines, with its size in points.
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
  /// True if the same text is broken and placed in the same way.
  public static func == (a: TextLayout, b: TextLayout) -> Bool {
    a === b || (a.lines == b.lines && a.text == b.text && a.size == b.size && a.isTruncated == b.isTruncated)
  }
  /// Feeds the number of lines and the size to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(lines.count)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

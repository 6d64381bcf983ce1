import Foundation

/// How a run of text looks.
public struct TextAttributes: Hashable, Sendable {
  public var font: FontDescriptor
  public var color: RenderColor
  public var background: RenderColor?
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  /// Extra room after each character, in points.
  public var kerning: CGFloat

  public init(
    font: FontDescriptor,
    color: RenderColor,
    background: RenderColor? = nil,
    isUnderlined: Bool = false,
    isStruckThrough: Bool = false,
    kerning: CGFloat = 0
  ) {
    self.font = font
    self.color = color
    self.background = background
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.kerning = kerning
  }
}

/// Text in runs of equal looks: what a text engine breaks into lines.
public struct StyledText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var text: String
    public var attributes: TextAttributes

    public init(_ text: String, _ attributes: TextAttributes) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// In logical order.
  public var runs: [Run]

  public init(runs: [Run]) { self.runs = runs }

  public init(_ text: String, _ attributes: TextAttributes) { self.init(runs: [Run(text, attributes)]) }

  /// The whole text.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

/// How a paragraph is broken and set.
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    /// Leading by the direction of the text.
    case natural
    case left, center, right, justified
  }

  public enum LineBreak: Hashable, Sendable {
    /// Between words; inside one only where it is longer than a line.
    case byWordWrapping
    case byCharWrapping
    /// Lines that are too long are cut off, without an ellipsis.
    case byClipping
    /// What does not fit gives way to an ellipsis, at the start, the middle or the end of the last line.
    case byTruncatingHead, byTruncatingMiddle, byTruncatingTail
  }

  public enum Direction: Hashable, Sendable {
    /// By the first strong character (rules P2 and P3 of UAX #9).
    case natural
    case leftToRight, rightToLeft
  }

  public var alignment: Alignment
  public var lineBreak: LineBreak
  /// 0 sets no limit.
  public var maximumLines: Int
  public var direction: Direction
  /// Between lines, in points.
  public var lineSpacing: CGFloat

  public init(
    alignment: Alignment = .natural,
    lineBreak: LineBreak = .byTruncatingTail,
    maximumLines: Int = 1,
    direction: Direction = .natural,
    lineSpacing: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.maximumLines = maximumLines
    self.direction = direction
    self.lineSpacing = lineSpacing
  }
}

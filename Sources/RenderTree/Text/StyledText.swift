import Foundation

/// The appearance of a run of text.
public struct TextAttributes: Hashable, Sendable {
  /// The font for measuring and drawing.
  public var font: FontDescriptor
  /// The colour of the text.
  public var color: RenderColor
  /// The colour behind the text; nil for none.
  public var background: RenderColor?
  /// True if the text is underlined.
  public var isUnderlined: Bool
  /// True if the text is struck through.
  public var isStruckThrough: Bool
  /// The additional space after each character, in points.
  public var kerning: CGFloat

  /// Attributes with a font and a colour; plain by default, with the kerning in points.
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

/// Text in runs of equal attributes: the input of a text engine.
public struct StyledText: Hashable, Sendable {
  /// A stretch of text with equal attributes.
  public struct Run: Hashable, Sendable {
    /// The text, which may contain line separators.
    public var text: String
    /// The attributes of the whole run.
    public var attributes: TextAttributes

    /// A run with its text and attributes.
    public init(_ text: String, _ attributes: TextAttributes) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The runs in logical order.
  public var runs: [Run]

  /// Text made of runs in logical order.
  public init(runs: [Run]) { self.runs = runs }

  /// Text with the same attributes throughout.
  public init(_ text: String, _ attributes: TextAttributes) { self.init(runs: [Run(text, attributes)]) }

  /// The whole text.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

/// The layout style of a paragraph.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines.
  public enum Alignment: Hashable, Sendable {
    /// At the leading edge, by the direction of the text.
    case natural
    case left, center, right, justified
  }

  /// The treatment of text that does not fit its line.
  public enum LineBreak: Hashable, Sendable {
    /// Breaks between words, and inside a word only if it is longer than a line.
    case byWordWrapping
    case byCharWrapping
    /// Clips long lines, without an ellipsis.
    case byClipping
    /// Replaces text that does not fit by an ellipsis, at the start, the middle or the end of the last line.
    case byTruncatingHead, byTruncatingMiddle, byTruncatingTail
  }

  /// The writing direction of a paragraph.
  public enum Direction: Hashable, Sendable {
    /// The direction of the first strong character (rules P2 and P3 of UAX #9).
    case natural
    case leftToRight, rightToLeft
  }

  /// The alignment of lines; natural by default.
  public var alignment: Alignment
  /// The treatment of text that does not fit its line; an ellipsis at the end by default.
  public var lineBreak: LineBreak
  /// The maximum number of lines; 0 for no limit.
  public var maximumLines: Int
  /// The writing direction; natural by default.
  public var direction: Direction
  /// The space between lines, in points.
  public var lineSpacing: CGFloat

  /// A paragraph style; by default one line in its natural direction, with an ellipsis if it is too long.
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

extension ParagraphStyle.Direction {
  /// Returns true if a paragraph of these characters reads from right to left.
  ///
  /// - Complexity: O(*n*) up to the first strong character.
  package func isRightToLeft(_ paragraph: some Sequence<Unicode.Scalar>) -> Bool {
    switch self {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural: BidiParagraph.naturalLevel(of: paragraph.lazy.map { BidiClass($0) }) == 1
    }
  }
}

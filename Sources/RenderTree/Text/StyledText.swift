import Foundation

/// How a run of text looks.
public struct TextAttributes: Hashable, Sendable {
  /// The font that the run is measured and drawn in.
  public var font: FontDescriptor
  /// What the letters are drawn in.
  public var color: RenderColor
  /// What lies behind the letters; nil for nothing.
  public var background: RenderColor?
  /// Whether there is a line below the letters.
  public var isUnderlined: Bool
  /// Whether there is a line through the letters.
  public var isStruckThrough: Bool
  /// Extra room after each character, in points.
  public var kerning: CGFloat

  /// Attributes of plain text where nothing else is said; the kerning is in points.
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
  /// A stretch of text with equal looks.
  public struct Run: Hashable, Sendable {
    /// The letters, which may hold line ends.
    public var text: String
    /// Looks of all of it.
    public var attributes: TextAttributes

    /// A run of the text, looking so.
    public init(_ text: String, _ attributes: TextAttributes) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// In logical order.
  public var runs: [Run]

  /// Text made of runs in logical order.
  public init(runs: [Run]) { self.runs = runs }

  /// Text that looks the same all over.
  public init(_ text: String, _ attributes: TextAttributes) { self.init(runs: [Run(text, attributes)]) }

  /// The whole text.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

/// How a paragraph is broken and set.
public struct ParagraphStyle: Hashable, Sendable {
  /// Which side lines stand at.
  public enum Alignment: Hashable, Sendable {
    /// Leading by the direction of the text.
    case natural
    case left, center, right, justified
  }

  /// What becomes of text that does not fit its line.
  public enum LineBreak: Hashable, Sendable {
    /// Between words; inside one only where it is longer than a line.
    case byWordWrapping
    case byCharWrapping
    /// Lines that are too long are cut off, without an ellipsis.
    case byClipping
    /// What does not fit gives way to an ellipsis, at the start, the middle or the end of the last line.
    case byTruncatingHead, byTruncatingMiddle, byTruncatingTail
  }

  /// The direction that a paragraph reads in.
  public enum Direction: Hashable, Sendable {
    /// By the first strong character (rules P2 and P3 of UAX #9).
    case natural
    case leftToRight, rightToLeft
  }

  /// Which side lines stand at; natural by default.
  public var alignment: Alignment
  /// How long lines are broken or cut; an ellipsis at the end by default.
  public var lineBreak: LineBreak
  /// 0 sets no limit.
  public var maximumLines: Int
  /// Which direction it reads in; natural by default.
  public var direction: Direction
  /// Between lines, in points.
  public var lineSpacing: CGFloat

  /// A paragraph of one line in its natural direction, with an ellipsis where it is too long, if nothing else is said.
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
  /// Whether a paragraph of these characters reads from right to left.
  ///
  /// - Complexity: O(n) up to the first strong character.
  package func isRightToLeft(_ paragraph: some Sequence<Unicode.Scalar>) -> Bool {
    switch self {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural: BidiParagraph.naturalLevel(of: paragraph.lazy.map { BidiClass($0) }) == 1
    }
  }
}

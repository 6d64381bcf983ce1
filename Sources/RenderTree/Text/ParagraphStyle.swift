import Foundation

/// The layout style of a paragraph.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines.
  public enum Alignment: Hashable, Sendable {
    /// At the leading edge, by the direction of the text.
    case natural
    case left, center, right
    /// Both edges are aligned, except in the last line, which is natural.
    case justified
  }

  /// The treatment of text that does not fit its line.
  public enum LineBreak: Hashable, Sendable {
    /// Breaks between words, and inside a word only if it is longer than a line.
    case byWordWrapping
    /// Breaks between any two characters.
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

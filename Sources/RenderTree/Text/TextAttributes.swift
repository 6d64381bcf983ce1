import Foundation

/// The appearance of a run of text.
public struct TextAttributes: Hashable, Sendable {
  /// The font for measuring and drawing.
  public var font: FontDescriptor
  /// The colour of the text.
  public var color: RenderColor
  /// The colour behind the text; nil for none.
  public var background: RenderColor?
  /// The line under the text; nil for none.
  public var underline: TextLine?
  /// The line through the text; nil for none.
  public var strikethrough: TextLine?
  /// The additional space after each character, in points.
  public var kerning: CGFloat
  /// The distance of the letters above the line's baseline, in points; negative below it. It makes the line higher. A text
  /// engine of cells leaves the letters in their row.
  public var baselineOffset: CGFloat = 0
  /// The picture in the place of the run's text, which is a single U+FFFC; nil for letters.
  public var attachment: TextAttachment?

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
    underline = isUnderlined ? TextLine() : nil
    strikethrough = isStruckThrough ? TextLine() : nil
    self.kerning = kerning
  }

  /// True if the text is underlined. Setting it to true gives it a plain line, or keeps that which it has.
  public var isUnderlined: Bool {
    get { underline != nil }
    set { underline = newValue ? underline ?? TextLine() : nil }
  }

  /// True if the text is struck through. Setting it to true gives it a plain line.
  public var isStruckThrough: Bool {
    get { strikethrough != nil }
    set { strikethrough = newValue ? strikethrough ?? TextLine() : nil }
  }
}

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

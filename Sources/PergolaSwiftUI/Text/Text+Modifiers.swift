import Foundation

extension Text {
  /// The text with a change of its look. The values that were set first stay, because later modifiers are around them.
  private func styled(_ change: (inout TextStyling) -> Void) -> Text {
    var outer = TextStyling()
    change(&outer)
    var text = self
    text.styling = outer.overlaid(by: styling)
    return text
  }

  /// Sets the font; nil for that of the environment.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  /// Sets the weight; nil for that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }

  /// Sets the design of the font; nil for that of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = design } }

  /// Makes the text bold.
  public func bold() -> Text { bold(true) }

  /// Makes the text bold, or leaves it as its font is.
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = isActive } }

  /// Makes the text italic.
  public func italic() -> Text { italic(true) }

  /// Makes the text italic, or leaves it as its font is.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }

  /// Underlines the text, in a colour; nil for that of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Underlines the text with a pattern, in a colour; nil for that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled { $0.underline = TextStyling.LineSetting(isActive, pattern, color) }
  }

  /// Strikes the text through, in a colour; nil for that of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Strikes the text through with a pattern, in a colour; nil for that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled { $0.strikethrough = TextStyling.LineSetting(isActive, pattern, color) }
  }

  /// Gives the digits equal widths.
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

  /// Gives the characters equal widths.
  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.design = isActive ? .monospaced : nil } }

  /// Adds room between the characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning } }

  /// Adds room between the characters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.kerning = tracking } }

  /// Moves the text up from the baseline of its line, or down if negative, in points. The line becomes higher. In a terminal
  /// the text stays in its row.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { styled { $0.baselineOffset = baselineOffset } }

  /// Sets the colour; nil for that of the environment.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.style = color.map(AnyShapeStyle.init) } }

  /// Sets the colour. Of a gradient, the text takes the colour in the middle.
  @_disfavoredOverload
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    styled { $0.style = AnyShapeStyle(style) }
  }
}

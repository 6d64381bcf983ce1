import Foundation
@_spi(Toolkit) import UIKitCore

/// The look of text as modifiers set it: those of a text itself, or of a view around it.
struct TextStyling: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var design: Font.Design?
  var hasMonospacedDigits: Bool?
  var underline: LineSetting?
  var strikethrough: LineSetting?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var style: AnyShapeStyle?
  var link: URL?

  /// A line that a modifier sets, or the absence of one.
  enum LineSetting: Equatable {
    case none
    case line(Text.LineStyle)

    init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
      self = isActive ? .line(Text.LineStyle(pattern: pattern, color: color)) : .none
    }
  }

  /// The styling with what an inner one says in place of what this one says.
  func overlaid(by inner: TextStyling) -> TextStyling {
    TextStyling(
      font: inner.font ?? font, weight: inner.weight ?? weight, isBold: inner.isBold ?? isBold,
      isItalic: inner.isItalic ?? isItalic, design: inner.design ?? design,
      hasMonospacedDigits: inner.hasMonospacedDigits ?? hasMonospacedDigits,
      underline: inner.underline ?? underline, strikethrough: inner.strikethrough ?? strikethrough,
      kerning: inner.kerning ?? kerning, baselineOffset: inner.baselineOffset ?? baselineOffset,
      style: inner.style ?? style, link: inner.link ?? link)
  }

  /// The font, body text if none is given, with what else is said about it.
  var resolvedFont: Font {
    var font = font ?? .body
    if let design { font = font.design(design) }
    if let weight { font = font.weight(weight) }
    if isBold == true { font = font.bold() }
    if isItalic == true { font = font.italic() }
    if hasMonospacedDigits == true { font = font.monospacedDigit() }
    return font
  }
}

/// A stretch of text with one look.
struct TextRun: Equatable {
  var string: String
  var styling: TextStyling
  /// The picture whose place the string, a single U+FFFC, takes; nil for letters.
  var picture: Picture?

  /// An image in text.
  struct Picture: Equatable {
    let image: UIImage
    /// The words for assistive technologies; empty for none.
    let label: String

    /// The attachment of an attributed string.
    var attachment: NSTextAttachment {
      let attachment = NSTextAttachment(image: image)
      attachment.accessibilityLabel = label
      return attachment
    }
  }
}

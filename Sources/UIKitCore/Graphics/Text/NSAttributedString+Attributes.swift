import Foundation
import RenderTree

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor` of the line under the text; that of the text by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor` of the line through the text; that of the text by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The number of points to add after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The number of points by which the text is above the baseline, below it if negative. In a terminal it has no effect.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The `URL` of a link. It is the `link` of an `AttributedString`. Labels and text views show the text as any other.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The raw value of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
}

/// The style of a line under or through text: a kind of line, and possibly a pattern.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// One bit per member.
  public let rawValue: Int
  /// The set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// The pattern of dots. In a terminal a line has no gaps.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// The pattern of dashes. In a terminal a line has no gaps.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// The pattern of dashes and dots in turn. In a terminal a line has no gaps.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// The pattern of a dash and two dots in turn. In a terminal a line has no gaps.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)

  /// The pattern of the line; nil if there is no line.
  fileprivate var pattern: TextLine.Pattern? {
    guard rawValue & 0xff != 0 else { return nil }
    switch rawValue & 0x700 {
    case 0x100: return .dot
    case 0x200: return .dash
    case 0x300: return .dashDot
    case 0x400: return .dashDotDot
    default: return .solid
    }
  }
}

/// The attributes of text that does not set them.
struct DefaultTextAttributes {
  var font = UIFont.systemFont(ofSize: 12)
  var color = UIColor.black
  /// A colour in place of those that the text sets; nil for none.
  var overridingColor: UIColor?
}

extension NSAttributedString {
  /// The text in runs, with colours and fonts resolved with the traits.
  ///
  /// - Parameter adjustsFonts: true to scale dynamic-type fonts to the content size category of the traits.
  /// - Complexity: O(n) in the text's length.
  func styledText(
    with traits: UITraitCollection, defaults: DefaultTextAttributes, adjustsFonts: Bool = false
  ) -> StyledText {
    var runs: [StyledText.Run] = []
    let text = NSString(string: string)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
      var values = values
      if adjustsFonts, let font = values[.font] as? UIFont {
        values[.font] = font.adjusted(for: traits.preferredContentSizeCategory)
      }
      let attributes = TextAttributes(values, traits: traits, defaults: defaults)
      runs += StyledText.Run.separating(text.substring(with: range), attributes)
    }
    return StyledText(runs: runs)
  }

  /// The style of the first paragraph; nil if it has none.
  var firstParagraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }
}

extension StyledText {
  /// Text without attributes of its own.
  init(_ text: String, with traits: UITraitCollection, defaults: DefaultTextAttributes) {
    let attributes = TextAttributes([:], traits: traits, defaults: defaults)
    self.init(runs: text.isEmpty ? [] : [Run(text, attributes)])
  }
}

extension TextAttributes {
  init(_ attributes: [NSAttributedString.Key: Any], traits: UITraitCollection, defaults: DefaultTextAttributes) {
    let font = attributes[.font] as? UIFont ?? defaults.font
    let color = defaults.overridingColor ?? attributes[.foregroundColor] as? UIColor ?? defaults.color
    self.init(
      font: font.descriptor, color: color.rendered(with: traits),
      background: (attributes[.backgroundColor] as? UIColor)?.rendered(with: traits),
      kerning: Self.number(attributes[.kern]) ?? 0)
    underline = Self.line(attributes[.underlineStyle], attributes[.underlineColor], traits)
    strikethrough = Self.line(attributes[.strikethroughStyle], attributes[.strikethroughColor], traits)
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
    if let picture = attributes[.attachment] as? NSTextAttachment {
      attachment = picture.rendered(font: font, color: color, traits: traits)
    }
    if let intent = InlinePresentationIntent(attribute: attributes[.inlinePresentationIntent]) { apply(intent) }
  }

  private static func line(_ style: Any?, _ color: Any?, _ traits: UITraitCollection) -> TextLine? {
    guard let style, let pattern = NSUnderlineStyle(attribute: style)?.pattern else { return nil }
    return TextLine(pattern, color: (color as? UIColor)?.rendered(with: traits))
  }

  /// Applies the emphasis of Markdown.
  fileprivate mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { font.weight = max(font.weight, UIFont.Weight.bold.rawValue) }
    if intent.contains(.emphasized) { font.isItalic = true }
    if intent.contains(.code) { font.family = .monospaced }
    if intent.contains(.strikethrough) { isStruckThrough = true }
  }

  /// The value as a number; nil if it is of another type or not finite. Attributes may have any of the types that bridge
  /// to a number in the original.
  static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSUnderlineStyle: CGFloat(value.rawValue)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension NSUnderlineStyle {
  /// The value of an attribute; nil for a value of another type.
  init?(attribute value: Any?) {
    // A number with a fraction has the bits of its integer.
    guard let bits = TextAttributes.number(value).flatMap({ Int(exactly: $0.rounded(.towardZero)) }) else { return nil }
    self.init(rawValue: bits)
  }
}

extension InlinePresentationIntent {
  /// The value of an attribute, or its bits as a number; nil for a value of another type.
  init?(attribute value: Any?) {
    if let value = value as? Self {
      self = value
    } else if let bits = TextAttributes.number(value).flatMap({ UInt(exactly: $0) }) {
      self.init(rawValue: bits)
    } else {
      return nil
    }
  }
}

extension ParagraphStyle {
  /// - Parameter maximumLines: 0 sets no limit.
  init(_ style: NSParagraphStyle, maximumLines: Int) {
    self.init(
      alignment: Alignment(style.alignment), lineBreak: LineBreak(style.lineBreakMode), maximumLines: maximumLines,
      direction: Direction(style.baseWritingDirection), lineSpacing: style.lineSpacing)
  }
}

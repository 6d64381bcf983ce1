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
  /// The number of points to add after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// One bit per member.
  public let rawValue: Int
  /// The set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}

/// The attributes of text that does not set them.
struct DefaultTextAttributes {
  var font = UIFont.systemFont(ofSize: 12)
  var color = UIColor.black
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
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var attributes = TextAttributes(attributes, traits: traits, defaults: defaults)
      if adjustsFonts, let font = self.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont {
        attributes.font = font.adjusted(for: traits.preferredContentSizeCategory).descriptor
      }
      runs.append(StyledText.Run(text.substring(with: range), attributes))
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
    self.init(
      font: (attributes[.font] as? UIFont ?? defaults.font).descriptor,
      color: (attributes[.foregroundColor] as? UIColor ?? defaults.color).rendered(with: traits),
      background: (attributes[.backgroundColor] as? UIColor)?.rendered(with: traits),
      isUnderlined: Self.number(attributes[.underlineStyle]) != 0,
      isStruckThrough: Self.number(attributes[.strikethroughStyle]) != 0,
      kerning: Self.number(attributes[.kern]))
  }

  /// The value as a number. Attributes may have any of the types that bridge to a number in the original.
  static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSUnderlineStyle: CGFloat(value.rawValue)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
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

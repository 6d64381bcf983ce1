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
  /// A number of points to add after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// How a line under or through text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: Int
  /// The set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}

/// What applies to text that does not say otherwise.
struct TextDefaults {
  var font = UIFont.systemFont(ofSize: 12)
  var color = UIColor.black
}

extension NSAttributedString {
  /// The text in runs, with colours and fonts resolved under the traits.
  ///
  /// - Parameter adjustsFonts: whether fonts that follow the preferred size of text are brought to that of the traits.
  /// - Complexity: O(n) in the text's length.
  func styledText(
    with traits: UITraitCollection, defaults: TextDefaults, adjustsFonts: Bool = false
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

  /// What the first paragraph asks for; nil where it asks for nothing.
  var firstParagraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }
}

extension StyledText {
  /// Text that says nothing of its looks.
  init(_ text: String, with traits: UITraitCollection, defaults: TextDefaults) {
    let attributes = TextAttributes([:], traits: traits, defaults: defaults)
    self.init(runs: text.isEmpty ? [] : [Run(text, attributes)])
  }
}

extension TextAttributes {
  init(_ attributes: [NSAttributedString.Key: Any], traits: UITraitCollection, defaults: TextDefaults) {
    self.init(
      font: (attributes[.font] as? UIFont ?? defaults.font).descriptor,
      color: (attributes[.foregroundColor] as? UIColor ?? defaults.color).rendered(with: traits),
      background: (attributes[.backgroundColor] as? UIColor)?.rendered(with: traits),
      isUnderlined: Self.number(attributes[.underlineStyle]) != 0,
      isStruckThrough: Self.number(attributes[.strikethroughStyle]) != 0,
      kerning: Self.number(attributes[.kern]))
  }

  /// Attributes may hold any of the types that bridge to a number in the original.
  private static func number(_ value: Any?) -> CGFloat {
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

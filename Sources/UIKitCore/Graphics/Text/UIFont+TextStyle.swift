import Foundation

extension UIFont {
  /// The role of a text. The user's preferred content size determines its font size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style in the original.
    public let rawValue: String

    /// A style with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Titles of screens.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings: as large as the body, and semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The published sizes, in points, from `.extraSmall` to `.accessibilityExtraExtraExtraLarge`.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The published leadings, the distances between the baselines of lines, in points, in the order of the sizes:
    /// Human Interface Guidelines, Typography, iOS Dynamic Type sizes and larger accessibility type sizes.
    private static let leadings: [TextStyle: [CGFloat]] = [
      .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
      .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
      .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
      .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
      .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
      .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
      .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
      .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
      .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
      .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
      .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
    ]

    /// The known styles.
    static var all: some Collection<TextStyle> { sizes.keys }

    /// The size in points. An unknown style has the sizes of the body.
    func size(for category: UIContentSizeCategory) -> CGFloat {
      (Self.sizes[self] ?? Self.sizes[.body])?[category.step] ?? UIFont.labelFontSize
    }

    /// The leading in points. An unknown style has the leadings of the body.
    func leading(for category: UIContentSizeCategory) -> CGFloat {
      (Self.leadings[self] ?? Self.leadings[.body])?[category.step] ?? UIFont.labelFontSize
    }

    var weight: Weight { self == .headline ? .semibold : .regular }
  }
}

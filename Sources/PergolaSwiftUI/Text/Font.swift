import Foundation
@_spi(Toolkit) import UIKitCore

/// A font of text and symbols. Fonts of a text style, and custom ones, follow the size of text that the user prefers.
public struct Font: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(CGFloat)
    case custom(String, CGFloat, TextStyle?)
    case platform(UIFont)
  }

  private var base: Base
  private var design: Design?
  private var weight: Weight?
  private var isItalic = false
  private var hasMonospacedDigits = false

  private init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
    self.base = base
    self.design = design
    self.weight = weight
  }

  // MARK: Fonts

  /// Creates the font of UIKit's.
  public init(_ font: UIFont) { self.init(.platform(font)) }

  /// The system font of a size in points, which doesn't follow the size of text that the user prefers.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size), design: design, weight: weight)
  }

  /// The system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), design: design, weight: weight)
  }

  /// A font by its name. Its size follows that of body text. The system font if there is none with the name.
  ///
  /// - Parameter size: in points, at the default size of text.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }

  /// A font by its name. Its size follows that of a text style. The system font if there is none with the name.
  ///
  /// - Parameter size: in points, at the default size of text.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size, textStyle))
  }

  /// A font by its name, of a fixed size in points. The system font if there is none with the name.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize, nil)) }

  /// The font of the largest titles.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of titles of the first level.
  public static let title = Font(.style(.title))
  /// The font of titles of the second level.
  public static let title2 = Font(.style(.title2))
  /// The font of titles of the third level.
  public static let title3 = Font(.style(.title3))
  /// The font of headings: that of body text, semibold.
  public static let headline = Font(.style(.headline))
  /// The font of subheadings.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of body text.
  public static let body = Font(.style(.body))
  /// The font of callouts, a little smaller than body text.
  public static let callout = Font(.style(.callout))
  /// The font of footnotes.
  public static let footnote = Font(.style(.footnote))
  /// The font of captions.
  public static let caption = Font(.style(.caption))
  /// The font of smaller captions.
  public static let caption2 = Font(.style(.caption2))

  // MARK: Variations

  /// The font with a weight.
  public func weight(_ weight: Weight) -> Font { varied { $0.weight = weight } }
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font { varied { $0.isItalic = true } }
  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { varied { $0.hasMonospacedDigits = true } }
  /// The font with characters of equal width.
  public func monospaced() -> Font { varied { $0.design = .monospaced } }

  func design(_ design: Design) -> Font { varied { $0.design = design } }

  private func varied(_ vary: (inout Font) -> Void) -> Font {
    var font = self
    vary(&font)
    return font
  }

  // MARK: Resolution

  /// UIKit's font, at the default size of text. The views that show it adapt it to the size that the user prefers.
  var uiFont: UIFont {
    var font = baseFont
    switch design {
    case .serif: font = font.withFamily(named: "New York,serif")
    case .rounded: font = font.withFamily(named: "SF Pro Rounded,Nunito,Quicksand,sans-serif")
    case .monospaced: font = font.withMonospacedFamily()
    case .default, nil: break
    }
    if hasMonospacedDigits { font = font.withMonospacedDigits() }
    if let weight { font = font.withWeight(weight.uiWeight) }
    if isItalic { font = font.withItalic(true) }
    return font
  }

  private var baseFont: UIFont {
    switch base {
    case .style(let style):
      return .preferredFont(forTextStyle: style.uiStyle, compatibleWith: Self.defaultTraits)
    case .system(let size): return .systemFont(ofSize: size.isFinite ? max(0, size) : UIFont.labelFontSize)
    case .custom(let name, let size, let style):
      let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      guard let style else { return font }
      return UIFontMetrics(forTextStyle: style.uiStyle).scaledFont(for: font, compatibleWith: Self.defaultTraits)
    case .platform(let font): return font
    }
  }

  private static let defaultTraits = UITraitCollection(preferredContentSizeCategory: .large)
}

extension Font {
  /// The role of a text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var uiStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// The weight of a font's strokes.
  public struct Weight: Hashable, Sendable {
    let uiWeight: UIFont.Weight

    /// The lightest weight.
    public static let ultraLight = Weight(uiWeight: .ultraLight)
    /// A weight between ultra-light and light.
    public static let thin = Weight(uiWeight: .thin)
    /// A weight between thin and regular.
    public static let light = Weight(uiWeight: .light)
    /// The weight of body text.
    public static let regular = Weight(uiWeight: .regular)
    /// A weight between regular and semibold.
    public static let medium = Weight(uiWeight: .medium)
    /// The weight of headings.
    public static let semibold = Weight(uiWeight: .semibold)
    /// The weight of emphasized text.
    public static let bold = Weight(uiWeight: .bold)
    /// A weight between bold and black.
    public static let heavy = Weight(uiWeight: .heavy)
    /// The heaviest weight.
    public static let black = Weight(uiWeight: .black)
  }

  /// A design of the system font. A host that lacks a design draws a similar one.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }
}

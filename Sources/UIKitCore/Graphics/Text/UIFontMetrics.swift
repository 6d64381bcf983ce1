import Foundation

/// Scales an app's own fonts and lengths with the user's preferred content size, in proportion to the leading of a text
/// style.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// - Parameter textStyle: the style to follow.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font scaled to the preferred content size, with a size in whole points. Traps if the font adapts to it already.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
    scaled(font, maximum: nil, traits: traitCollection)
  }

  /// A font scaled to the preferred content size, up to `maximumPointSize`, with a size in whole points unless it is
  /// the maximum. Traps if the font adapts to it already.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: traitCollection)
  }

  /// A length in points, scaled from `value` at `.large` and rounded to whole pixels.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
    let scale = traitCollection?.displayScale ?? 0
    return Self.scaled(value, by: style, for: .effective(in: traitCollection), displayScale: scale)
  }

  private func scaled(_ font: UIFont, maximum: CGFloat?, traits: UITraitCollection?) -> UIFont {
    guard font.scaling == nil else {
      fatalError("UIFontMetrics cannot scale \(font): it already adapts to the preferred content size")
    }
    let scaling = UIFont.Scaling(
      style: style, baseSize: font.pointSize, maximumSize: maximum, isTextStyle: false)
    var descriptor = font.descriptor
    descriptor.size = scaling.size(for: .effective(in: traits))
    return UIFont(descriptor: descriptor, scaling: scaling)
  }

  /// A length scaled in proportion to the style's leadings and rounded to whole pixels.
  ///
  /// - Parameter displayScale: pixels per point; 0 uses those of the current traits.
  static func scaled(
    _ value: CGFloat, by style: UIFont.TextStyle, for category: UIContentSizeCategory, displayScale: CGFloat = 0
  ) -> CGFloat {
    let scale = displayScale > 0 ? displayScale : max(1, UITraitCollection.current.displayScale)
    return (value * style.leading(for: category) / style.leading(for: .large)).roundedToPixel(scale)
  }
}

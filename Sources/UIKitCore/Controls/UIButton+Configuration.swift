import Foundation

extension UIButton {
  /// What a button shows and how: a value, to be changed and set anew.
  public struct Configuration: Hashable, Sendable {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As `fixed`, and more with larger text.
      case dynamic
      case fixed
      case small, medium, large
      /// Half circles.
      case capsule
    }

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    /// A sign after the titles that says what using the button does.
    public enum Indicator: Int, Sendable {
      /// That of a pop-up for a button that is one, and none for others.
      case automatic
      case none
      /// Two chevrons.
      case popup
    }

    enum Style: Sendable { case plain, gray, tinted, filled, borderless }

    var style: Style

    /// The larger line of text; nil for none.
    public var title: String?
    /// The smaller line below the title; nil for none.
    public var subtitle: String?
    /// The picture beside the titles; nil for none.
    public var image: UIImage?
    /// The side of the titles that the image stands on; `.leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and titles, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle stand to each other; `.automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// Around everything, in points; 7 above and below and 12 at the sides by default.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// How round the corners are; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The sign after the titles; `.automatic` by default.
    public var indicator = Indicator.automatic
    /// The colour of titles and image; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil for the style's.
    public var baseBackgroundColor: UIColor?

    /// Titles in the tint colour on nothing.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Titles in the tint colour on gray.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Titles in the tint colour on the same, thinned.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// White titles on the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Titles in the tint colour on nothing, for buttons inside of text and bars.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
  }
}

extension UIButton.Configuration {
  /// The share of the tint that is seen behind a tinted button's titles.
  private static let tintedOpacity: CGFloat = 0.18
  private static let highlightedOpacity: CGFloat = 0.75

  @MainActor
  func foregroundColor(of button: UIButton) -> UIColor {
    guard button.isEnabled else { return .tertiaryLabel }
    let color = baseForegroundColor ?? (style == .filled ? .white : button.tintColor ?? .systemBlue)
    return button.isHighlighted ? color.withAlphaComponent(Self.highlightedOpacity) : color
  }

  @MainActor
  func backgroundColor(of button: UIButton) -> UIColor? {
    let tint: UIColor = button.tintColor ?? .systemBlue
    let color: UIColor?
    switch style {
    case .plain, .borderless: color = baseBackgroundColor
    case .gray: color = baseBackgroundColor ?? .secondarySystemFill
    case .tinted: color = (baseBackgroundColor ?? tint).withAlphaComponent(Self.tintedOpacity)
    case .filled: color = baseBackgroundColor ?? tint
    }
    guard let color else { return nil }
    guard button.isEnabled else { return .tertiarySystemFill }
    return button.isHighlighted && style == .filled ? color.withAlphaComponent(Self.highlightedOpacity) : color
  }

  func cornerRadius(in size: CGSize) -> CGFloat {
    let radius: CGFloat =
      switch cornerStyle {
      case .small: 5
      case .dynamic, .fixed, .medium: 6
      case .large: 9
      case .capsule: .infinity
      }
    return min(radius, min(size.width, size.height) / 2)
  }
}

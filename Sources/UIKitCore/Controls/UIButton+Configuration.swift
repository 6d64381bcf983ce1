import Foundation

extension UIButton {
  /// The content and appearance of a button, as a value.
  public struct Configuration: Hashable, Sendable {
    /// The style of a button's rounded corners.
    public enum CornerStyle: Int, Sendable {
      /// Intended to grow with larger text; here the same as `fixed`.
      case dynamic
      /// The `cornerRadius` of the background.
      case fixed
      /// Radii of the system's, which replace that of the background.
      case small, medium, large
      /// Half circles at the ends.
      case capsule
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    /// An indicator after the titles for the button's action.
    public enum Indicator: Int, Sendable {
      /// The pop-up indicator for a pop-up button, and none for others.
      case automatic
      case none
      /// Two chevrons.
      case popup
    }

    enum Style: Sendable { case plain, gray, tinted, filled, borderless }

    var style: Style

    var ownTitle: ButtonTitle?
    var ownSubtitle: ButtonTitle?

    /// The title; nil for none. Setting it removes the attributes of `attributedTitle`.
    public var title: String? {
      get { ownTitle?.string }
      set { ownTitle = newValue.map(ButtonTitle.init) }
    }

    /// The title with its attributes, which have precedence over the configuration's; nil for none. The text is that of
    /// `title`.
    public var attributedTitle: AttributedString? {
      get { ownTitle?.attributed }
      set { ownTitle = newValue.map(ButtonTitle.init) }
    }

    /// Changes the attributes of each run of the title, which are those of the configuration together with its own; nil,
    /// the default, for no change.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The subtitle, in a smaller font below the title; nil for none. Setting it removes the attributes of
    /// `attributedSubtitle`.
    public var subtitle: String? {
      get { ownSubtitle?.string }
      set { ownSubtitle = newValue.map(ButtonTitle.init) }
    }

    /// The subtitle with its attributes, which have precedence over the configuration's; nil for none. The text is that
    /// of `subtitle`.
    public var attributedSubtitle: AttributedString? {
      get { ownSubtitle?.attributed }
      set { ownSubtitle = newValue.map(ButtonTitle.init) }
    }

    /// Changes the attributes of each run of the subtitle, which are those of the configuration together with its own;
    /// nil, the default, for no change.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The image beside the titles; nil for none.
    public var image: UIImage?
    /// The edge of the titles at which the image is placed; `.leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and titles, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle; `.automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets around the content, in points; by default 7 at top and bottom and 12 at the sides.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The style of the corners; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The indicator after the titles; `.automatic` by default.
    public var indicator = Indicator.automatic
    /// The colour of titles and image; nil uses the style's.
    public var baseForegroundColor: UIColor?
    /// The background colour; nil uses the style's.
    public var baseBackgroundColor: UIColor?
    /// The background. Its colour is nil by default, which uses `baseBackgroundColor` or the style's, dimmed while the
    /// button is highlighted or disabled; another colour is used as it is. Its corner radius, 6 points by default,
    /// counts if `cornerStyle` is `.dynamic` or `.fixed`.
    public var background = UIBackgroundConfiguration.button()

    /// A configuration with titles in the tint colour and no background; that of a selected button is translucent, of the
    /// tint colour.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A configuration with titles in the tint colour on a gray background; that of a selected button is translucent, of
    /// the tint colour.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A configuration with titles in the tint colour on a translucent background of the same colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A configuration with white titles on a background in the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A configuration with titles in the tint colour and no background, for buttons inside text and bars.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// The configuration of a bordered button: on phones and tablets that with a gray background.
    public static func bordered() -> Configuration { .gray() }
    /// The configuration of a bordered button in the tint colour: on phones and tablets that with a translucent
    /// background.
    public static func borderedTinted() -> Configuration { .tinted() }
    /// The configuration of the bordered button for the main action: on phones and tablets that with a filled background.
    public static func borderedProminent() -> Configuration { .filled() }
  }
}

extension UIButton.Configuration {
  /// The opacity of a tinted button's background.
  private static let tintedOpacity: CGFloat = 0.18
  private static let highlightedOpacity: CGFloat = 0.75

  @MainActor
  func foregroundColor(of button: UIButton) -> UIColor {
    guard button.isEnabled else { return .tertiaryLabel }
    let color = baseForegroundColor ?? (style == .filled ? .white : button.tintColor ?? .systemBlue)
    return button.isHighlighted ? color.withAlphaComponent(Self.highlightedOpacity) : color
  }

  /// The background for the button's state; nil if nothing of it is visible.
  @MainActor
  func shownBackground(of button: UIButton) -> UIBackgroundConfiguration? {
    let color = background.backgroundColor ?? styleColor(of: button)
    guard color != nil || !background.isColorAlone || background.backgroundColorTransformer != nil else { return nil }
    var shown = background
    shown.backgroundColor = shown.backgroundColorTransformer?(color ?? .clear) ?? color ?? .clear
    shown.backgroundColorTransformer = nil
    return shown
  }

  @MainActor
  private func styleColor(of button: UIButton) -> UIColor? {
    let tint: UIColor = button.tintColor ?? .systemBlue
    let color: UIColor?
    switch style {
    case .plain where button.isSelected, .gray where button.isSelected:
      color = baseBackgroundColor ?? tint.withAlphaComponent(Self.tintedOpacity)
    case .plain, .borderless: color = baseBackgroundColor
    case .gray: color = baseBackgroundColor ?? .secondarySystemFill
    case .tinted: color = (baseBackgroundColor ?? tint).withAlphaComponent(Self.tintedOpacity)
    case .filled: color = baseBackgroundColor ?? tint
    }
    guard let color else { return nil }
    guard button.isEnabled else { return .tertiarySystemFill }
    return button.isHighlighted && style == .filled ? color.withAlphaComponent(Self.highlightedOpacity) : color
  }

  /// - Parameter size: the size of the button, in points.
  func cornerRadius(in size: CGSize) -> CGFloat {
    let radius: CGFloat =
      switch cornerStyle {
      case .dynamic, .fixed: background.cornerRadius
      case .small: 5
      case .medium: 6
      case .large: 9
      case .capsule: .infinity
      }
    let insets = background.backgroundInsets
    let shape = CGSize(
      width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
    return max(0, min(radius, min(shape.width, shape.height) / 2))
  }
}

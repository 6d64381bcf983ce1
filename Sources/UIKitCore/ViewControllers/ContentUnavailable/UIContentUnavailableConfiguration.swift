import Foundation

/// The content of a view that has no content to display: a column of an image, texts and buttons that explain why and
/// offer actions.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.image = UIImage(systemName: "tray")
/// empty.text = "No Mail"
/// controller.contentUnavailableConfiguration = empty
/// ```
nonisolated public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The horizontal alignment of texts and buttons.
  public enum Alignment: Sendable {
    /// Centred.
    case center
    /// Aligned to the leading edge.
    case natural
  }

  let style: Style

  /// The horizontal alignment; centred by default.
  public var alignment = Alignment.center

  /// The image at the top. In a configuration made by `loading()` it replaces the spinner.
  public var image: UIImage?

  /// The attributes of the image. The tint colour also applies to the spinner.
  public var imageProperties = ImageProperties()

  private var primary: SystemValue<ConfiguredText?>
  private var secondary: SystemValue<ConfiguredText?>

  /// The text. Setting it clears `attributedText`.
  public var text: String? {
    get { primary.value?.plain }
    set { primary.value = newValue.map { .plain($0) } }
  }

  /// The text with attributes. Setting it clears `text`.
  public var attributedText: NSAttributedString? {
    get { primary.value?.attributed }
    set { primary.value = newValue.map { .attributed($0) } }
  }

  /// The attributes of the text.
  public var textProperties: TextProperties

  /// The secondary text. Setting it clears `secondaryAttributedText`.
  public var secondaryText: String? {
    get { secondary.value?.plain }
    set { secondary.value = newValue.map { .plain($0) } }
  }

  /// The secondary text with attributes. Setting it clears `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary.value?.attributed }
    set { secondary.value = newValue.map { .attributed($0) } }
  }

  /// The attributes of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The configuration of the button; plain by default. The button is visible if the configuration or its action has a
  /// title or an image.
  public var button = UIButton.Configuration.plain()

  /// The action and the menu of the button.
  public var buttonProperties = ButtonProperties()

  /// The configuration of the secondary button below; plain by default. The button is visible if the configuration or
  /// its action has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()

  /// The action and the menu of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The axes along which the margins are at least those of the superview; both by default.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both

  /// The insets of the content from the safe area, in points; 16 on all sides by default.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

  var imagePadding = SystemValue<CGFloat>(12)

  /// The distance between the image and the part below it, in points; 12 by default.
  public var imageToTextPadding: CGFloat {
    get { imagePadding.value }
    set { imagePadding.value = newValue }
  }

  var textPadding = SystemValue<CGFloat>(4)

  /// The distance between the texts, in points; 4 by default.
  public var textToSecondaryTextPadding: CGFloat {
    get { textPadding.value }
    set { textPadding.value = newValue }
  }

  var buttonPadding = SystemValue<CGFloat>(16)

  /// The distance between the texts and the buttons, in points; 16 by default.
  public var textToButtonPadding: CGFloat {
    get { buttonPadding.value }
    set { buttonPadding.value = newValue }
  }

  var secondaryButtonPadding = SystemValue<CGFloat>(8)

  /// The distance between the buttons, in points; 8 by default.
  public var buttonToSecondaryButtonPadding: CGFloat {
    get { secondaryButtonPadding.value }
    set { secondaryButtonPadding.value = newValue }
  }

  /// The background; clear by default.
  public var background = UIBackgroundConfiguration.clear()

  init(_ style: Style) {
    self.style = style
    primary = SystemValue(style.text(searched: nil).map { .plain($0) })
    secondary = SystemValue(style.secondaryText.map { .plain($0) })
    textProperties = TextProperties(style.textAppearance)
    secondaryTextProperties = TextProperties(style.secondaryTextAppearance)
  }

  /// Creates a `UIContentUnavailableView`.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// The configuration updated for a state: that of `search()` includes the search text of the state. Values that the
  /// app has set do not change.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    var updated = self
    let searched = (state as? UIContentUnavailableConfigurationState)?.searchText
    updated.primary.system = style.text(searched: searched).map { .plain($0) }
    updated.background = background.updated(for: state)
    return updated
  }
}

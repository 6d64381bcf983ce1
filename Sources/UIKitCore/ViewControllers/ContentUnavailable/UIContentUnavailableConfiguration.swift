import Foundation

/// What is shown where there is nothing to show: an image, texts and buttons, one under the other, that say why and
/// what can be done.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.image = UIImage(systemName: "tray")
/// empty.text = "No Mail"
/// controller.contentUnavailableConfiguration = empty
/// ```
nonisolated public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// Where lines and buttons stand.
  public enum Alignment: Sendable {
    /// In the middle.
    case center
    /// At the leading edge.
    case natural
  }

  let style: Style

  /// Where everything stands; in the middle by default.
  public var alignment = Alignment.center

  /// What stands at the top; of a configuration made by `loading()` in place of what goes round.
  public var image: UIImage?

  /// How the image is sized and coloured; the colour is also that of what goes round while something is loaded.
  public var imageProperties = ImageProperties()

  private var primary: SystemValue<ConfiguredText?>
  private var secondary: SystemValue<ConfiguredText?>

  /// The larger text. Setting it clears `attributedText`.
  public var text: String? {
    get { primary.value?.plain }
    set { primary.value = newValue.map { .plain($0) } }
  }

  /// The larger text, with looks of its own. Setting it clears `text`.
  public var attributedText: NSAttributedString? {
    get { primary.value?.attributed }
    set { primary.value = newValue.map { .attributed($0) } }
  }

  /// How the larger text looks.
  public var textProperties: TextProperties

  /// The smaller text. Setting it clears `secondaryAttributedText`.
  public var secondaryText: String? {
    get { secondary.value?.plain }
    set { secondary.value = newValue.map { .plain($0) } }
  }

  /// The smaller text, with looks of its own. Setting it clears `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary.value?.attributed }
    set { secondary.value = newValue.map { .attributed($0) } }
  }

  /// How the smaller text looks.
  public var secondaryTextProperties: TextProperties

  /// What the button shows: a plain one by default. The button is there where that, or its action, has a title or an
  /// image.
  public var button = UIButton.Configuration.plain()

  /// What the button does.
  public var buttonProperties = ButtonProperties()

  /// What the button below shows: a plain one by default. It is there where that, or its action, has a title or an
  /// image.
  public var secondaryButton = UIButton.Configuration.plain()

  /// What the button below does.
  public var secondaryButtonProperties = ButtonProperties()

  /// The axes along which margins are at least those of the superview; both by default.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both

  /// From the edges of the safe area to the content, in points; 16 on all sides by default.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)

  var imagePadding = SystemValue<CGFloat>(12)

  /// From the image to what stands below it, in points; 12 by default.
  public var imageToTextPadding: CGFloat {
    get { imagePadding.value }
    set { imagePadding.value = newValue }
  }

  var textPadding = SystemValue<CGFloat>(4)

  /// From the larger text to the smaller one, in points; 4 by default.
  public var textToSecondaryTextPadding: CGFloat {
    get { textPadding.value }
    set { textPadding.value = newValue }
  }

  var buttonPadding = SystemValue<CGFloat>(16)

  /// From the texts to the buttons, in points; 16 by default.
  public var textToButtonPadding: CGFloat {
    get { buttonPadding.value }
    set { buttonPadding.value = newValue }
  }

  var secondaryButtonPadding = SystemValue<CGFloat>(8)

  /// From one button to the other, in points; 8 by default.
  public var buttonToSecondaryButtonPadding: CGFloat {
    get { secondaryButtonPadding.value }
    set { secondaryButtonPadding.value = newValue }
  }

  /// What lies behind everything; nothing by default.
  public var background = UIBackgroundConfiguration.clear()

  init(_ style: Style) {
    self.style = style
    primary = SystemValue(style.text(searched: nil).map { .plain($0) })
    secondary = SystemValue(style.secondaryText.map { .plain($0) })
    textProperties = TextProperties(style.textLooks)
    secondaryTextProperties = TextProperties(style.secondaryTextLooks)
  }

  /// A `UIContentUnavailableView` that shows this.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// This, as it is to look in a state: `search()` says what was searched for, where the state knows that. What the app
  /// itself has set stays.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    var updated = self
    let searched = (state as? UIContentUnavailableConfigurationState)?.searchText
    updated.primary.system = style.text(searched: searched).map { .plain($0) }
    updated.background = background.updated(for: state)
    return updated
  }
}

import Foundation

/// The content of a list cell: an image, a text and a secondary text with their attributes.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The style that the configuration was created with.
  let style: Style

  /// The style resolved for the list of the last update.
  private var resolvedStyle: Style

  /// The image on the leading side of the texts.
  public var image: UIImage?

  /// The attributes of the image.
  public var imageProperties: ImageProperties

  private var primary: ConfiguredText?
  private var secondary: ConfiguredText?

  /// The text. Setting it clears `attributedText`.
  public var text: String? {
    get { primary?.plain }
    set { primary = newValue.map { .plain($0) } }
  }

  /// The text with attributes. Setting it clears `text`.
  public var attributedText: NSAttributedString? {
    get { primary?.attributed }
    set { primary = newValue.map { .attributed($0) } }
  }

  /// The attributes of the text.
  public var textProperties: TextProperties

  /// The secondary text. Setting it clears `secondaryAttributedText`.
  public var secondaryText: String? {
    get { secondary?.plain }
    set { secondary = newValue.map { .plain($0) } }
  }

  /// The secondary text with attributes. Setting it clears `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary?.attributed }
    set { secondary = newValue.map { .attributed($0) } }
  }

  /// The attributes of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The axes along which the margins are at least those of the superview, so that the texts of all cells align.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal

  var margins: SystemValue<NSDirectionalEdgeInsets>

  /// The insets of the content from the edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins.value }
    set { margins.value = newValue }
  }

  /// A Boolean value that indicates whether the secondary text is placed at the trailing edge, beside the text, if both
  /// fit on one line.
  public var prefersSideBySideTextAndSecondaryText = false

  var imagePadding: SystemValue<CGFloat>

  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat {
    get { imagePadding.value }
    set { imagePadding.value = newValue }
  }

  /// The least distance between texts placed side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  var verticalPadding: SystemValue<CGFloat>

  /// The distance between texts placed one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { verticalPadding.value }
    set { verticalPadding.value = newValue }
  }

  /// The opacity, from 0 to 1; 1 by default.
  public var alpha: CGFloat = 1

  init(_ style: Style) {
    self.style = style
    resolvedStyle = style
    imageProperties = ImageProperties(tintColor: style.imageTintColor)
    textProperties = TextProperties(style.text)
    secondaryTextProperties = TextProperties(style.secondaryText)
    margins = SystemValue(style.margins)
    imagePadding = SystemValue(16)
    verticalPadding = SystemValue(style.verticalPadding)
    prefersSideBySideTextAndSecondaryText = style == .valueCell
  }

  /// Creates a `UIListContentView`.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration updated for a state: dimmed if disabled, and in the style of the list given by the state's
  /// traits (`listEnvironment`). Values that the app has set do not change.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled = ConfigurationConditions(state).isDisabled
    var updated = self
    updated.adopt(style.resolved(in: state.traitCollection.listEnvironment))
    let shown = updated.resolvedStyle
    updated.textProperties.systemColor = isDisabled ? .tertiaryLabel : shown.text.color
    updated.secondaryTextProperties.systemColor = isDisabled ? .tertiaryLabel : shown.secondaryText.color
    updated.imageProperties.systemTintColor = isDisabled ? .tertiaryLabel : shown.imageTintColor
    return updated
  }

  /// Replaces the system values by those of another style.
  private mutating func adopt(_ style: Style) {
    guard style != resolvedStyle else { return }
    resolvedStyle = style
    textProperties.adopt(style.text)
    secondaryTextProperties.adopt(style.secondaryText)
    margins.system = style.margins
    verticalPadding.system = style.verticalPadding
  }
}

import Foundation

/// A row's image, text and secondary text, and how they look.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// What the app asked for.
  let style: Style

  /// What that is in the list of the last update.
  private var shownStyle: Style

  /// What stands before the texts.
  public var image: UIImage?

  /// How the image is sized and coloured.
  public var imageProperties: ImageProperties

  private var primary: ConfiguredText?
  private var secondary: ConfiguredText?

  /// The text. Setting it clears `attributedText`.
  public var text: String? {
    get { primary?.plain }
    set { primary = newValue.map { .plain($0) } }
  }

  /// The text, with looks of its own. Setting it clears `text`.
  public var attributedText: NSAttributedString? {
    get { primary?.attributed }
    set { primary = newValue.map { .attributed($0) } }
  }

  /// How the text looks.
  public var textProperties: TextProperties

  /// The secondary text. Setting it clears `secondaryAttributedText`.
  public var secondaryText: String? {
    get { secondary?.plain }
    set { secondary = newValue.map { .plain($0) } }
  }

  /// The secondary text, with looks of its own. Setting it clears `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary?.attributed }
    set { secondary = newValue.map { .attributed($0) } }
  }

  /// How the secondary text looks.
  public var secondaryTextProperties: TextProperties

  /// The axes along which margins are at least those of the superview, so that the texts of all rows line up.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal

  var margins: SystemValue<NSDirectionalEdgeInsets>

  /// From the edges to the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins.value }
    set { margins.value = newValue }
  }

  /// Whether the secondary text stands at the trailing edge, beside the text, where both fit on one line.
  public var prefersSideBySideTextAndSecondaryText = false

  var imagePadding: SystemValue<CGFloat>

  /// In points.
  public var imageToTextPadding: CGFloat {
    get { imagePadding.value }
    set { imagePadding.value = newValue }
  }

  /// The least distance of texts that stand side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  var verticalPadding: SystemValue<CGFloat>

  /// The distance of texts that stand one under the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { verticalPadding.value }
    set { verticalPadding.value = newValue }
  }

  /// From 0, where nothing is seen, to 1.
  public var alpha: CGFloat = 1

  init(_ style: Style) {
    self.style = style
    shownStyle = style
    imageProperties = ImageProperties(tintColor: style.imageTintColor)
    textProperties = TextProperties(style.text)
    secondaryTextProperties = TextProperties(style.secondaryText)
    margins = SystemValue(style.margins)
    imagePadding = SystemValue(16)
    verticalPadding = SystemValue(style.verticalPadding)
    prefersSideBySideTextAndSecondaryText = style == .valueCell
  }

  /// A `UIListContentView` that shows this.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// This, as it is to look in a state: dimmed where it is disabled, and in the looks of the list that the state's
  /// traits tell of (`listEnvironment`). What the app itself has set stays.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled = ConfigurationConditions(state).isDisabled
    var updated = self
    updated.adopt(style.resolved(in: state.traitCollection.listEnvironment))
    let shown = updated.shownStyle
    updated.textProperties.systemColor = isDisabled ? .tertiaryLabel : shown.text.color
    updated.secondaryTextProperties.systemColor = isDisabled ? .tertiaryLabel : shown.secondaryText.color
    updated.imageProperties.systemTintColor = isDisabled ? .tertiaryLabel : shown.imageTintColor
    return updated
  }

  /// Takes a style's looks where the app has set none.
  private mutating func adopt(_ style: Style) {
    guard style != shownStyle else { return }
    shownStyle = style
    textProperties.adopt(style.text)
    secondaryTextProperties.adopt(style.secondaryText)
    margins.system = style.margins
    verticalPadding.system = style.verticalPadding
  }
}

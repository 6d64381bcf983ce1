import Foundation

/// A row's image, text and secondary text, and how they look.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  let style: Style

  /// What stands before the texts.
  public var image: UIImage?

  /// How the image is sized and coloured.
  public var imageProperties: ImageProperties

  private var primary: Content?
  private var secondary: Content?

  /// A text is plain or has looks of its own.
  private enum Content: Hashable {
    case plain(String)
    case attributed(NSAttributedString)
  }

  /// The text. Setting it clears `attributedText`.
  public var text: String? {
    get { if case .plain(let text) = primary { text } else { nil } }
    set { primary = newValue.map { .plain($0) } }
  }

  /// The text, with looks of its own. Setting it clears `text`.
  public var attributedText: NSAttributedString? {
    get { if case .attributed(let text) = primary { text } else { nil } }
    set { primary = newValue.map { .attributed($0) } }
  }

  /// How the text looks.
  public var textProperties: TextProperties

  /// The secondary text. Setting it clears `secondaryAttributedText`.
  public var secondaryText: String? {
    get { if case .plain(let text) = secondary { text } else { nil } }
    set { secondary = newValue.map { .plain($0) } }
  }

  /// The secondary text, with looks of its own. Setting it clears `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { if case .attributed(let text) = secondary { text } else { nil } }
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

  /// This, as it is to look in a state: dimmed where it is disabled. What the app itself has set stays.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled = ConfigurationConditions(state).isDisabled
    var updated = self
    updated.textProperties.systemColor = isDisabled ? .tertiaryLabel : style.text.color
    updated.secondaryTextProperties.systemColor = isDisabled ? .tertiaryLabel : style.secondaryText.color
    updated.imageProperties.systemTintColor = isDisabled ? .tertiaryLabel : style.imageTintColor
    return updated
  }
}

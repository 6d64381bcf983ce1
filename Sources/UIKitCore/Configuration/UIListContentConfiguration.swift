import Foundation

/// The content of a list cell: an image, a text and a secondary text with their attributes.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The values, which copies share until one of them changes: a cell and its content view have the same configuration.
  private var storage: Storage

  private final class Storage {
    var values: Values

    init(_ values: Values) { self.values = values }
  }

  private mutating func change(_ change: (inout Values) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
    change(&storage.values)
  }

  /// The configuration for an environment. On a screen of cells the style's margins are whole cells, and half cells
  /// above and below, as in a `UIListContentView`, so that content views of an app that take them over fit as well.
  package func fitted(to traits: UITraitCollection) -> Self {
    guard let cell = traits.pointGrid else { return self }
    var fitted = self
    fitted.change { $0.margins.system = $0.margins.system.roundedToCells(cell) }
    return fitted
  }

  /// The style that the configuration was created with.
  var style: Style { storage.values.style }

  /// The image on the leading side of the texts.
  public var image: UIImage? {
    get { storage.values.image }
    set { change { $0.image = newValue } }
  }

  /// The attributes of the image.
  public var imageProperties: ImageProperties {
    get { storage.values.imageProperties }
    set { change { $0.imageProperties = newValue } }
  }

  /// The text. Setting it clears `attributedText`.
  public var text: String? {
    get { storage.values.primary?.plain }
    set { change { $0.primary = newValue.map { .plain($0) } } }
  }

  /// The text with attributes. Setting it clears `text`.
  public var attributedText: NSAttributedString? {
    get { storage.values.primary?.attributed }
    set { change { $0.primary = newValue.map { .attributed($0) } } }
  }

  /// The attributes of the text.
  public var textProperties: TextProperties {
    get { storage.values.textProperties }
    set { change { $0.textProperties = newValue } }
  }

  /// The secondary text. Setting it clears `secondaryAttributedText`.
  public var secondaryText: String? {
    get { storage.values.secondary?.plain }
    set { change { $0.secondary = newValue.map { .plain($0) } } }
  }

  /// The secondary text with attributes. Setting it clears `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { storage.values.secondary?.attributed }
    set { change { $0.secondary = newValue.map { .attributed($0) } } }
  }

  /// The attributes of the secondary text.
  public var secondaryTextProperties: TextProperties {
    get { storage.values.secondaryTextProperties }
    set { change { $0.secondaryTextProperties = newValue } }
  }

  /// The axes along which the margins are at least those of the superview, so that the texts of all cells align.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { storage.values.axesPreservingSuperviewLayoutMargins }
    set { change { $0.axesPreservingSuperviewLayoutMargins = newValue } }
  }

  var margins: SystemValue<NSDirectionalEdgeInsets> { storage.values.margins }

  /// The insets of the content from the edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins.value }
    set { change { $0.margins.value = newValue } }
  }

  /// A Boolean value that indicates whether the secondary text is placed at the trailing edge, beside the text, if both
  /// fit on one line.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { storage.values.prefersSideBySideTextAndSecondaryText }
    set { change { $0.prefersSideBySideTextAndSecondaryText = newValue } }
  }

  var imagePadding: SystemValue<CGFloat> { storage.values.imagePadding }

  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat {
    get { imagePadding.value }
    set { change { $0.imagePadding.value = newValue } }
  }

  /// The least distance between texts placed side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { storage.values.textToSecondaryTextHorizontalPadding }
    set { change { $0.textToSecondaryTextHorizontalPadding = newValue } }
  }

  var verticalPadding: SystemValue<CGFloat> { storage.values.verticalPadding }

  /// The distance between texts placed one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { verticalPadding.value }
    set { change { $0.verticalPadding.value = newValue } }
  }

  /// The opacity, from 0 to 1; 1 by default.
  public var alpha: CGFloat {
    get { storage.values.alpha }
    set { change { $0.alpha = newValue } }
  }

  init(_ style: Style) { storage = Storage(Values(style)) }

  /// Creates a `UIListContentView`.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration updated for a state: dimmed if disabled, and in the style of the list given by the state's
  /// traits (`listEnvironment`). Values that the app has set do not change.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var values = storage.values
    values.update(for: state)
    guard values != storage.values else { return self }
    var updated = self
    updated.storage = Storage(values)
    return updated
  }

  /// True if both have the same values.
  public static func == (a: Self, b: Self) -> Bool { a.storage === b.storage || a.storage.values == b.storage.values }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.values) }
}

extension UIListContentConfiguration {
  /// The values of a configuration.
  fileprivate struct Values: Hashable {
    let style: Style
    /// The style resolved for the list of the last update.
    private var resolvedStyle: Style
    var image: UIImage?
    var imageProperties: ImageProperties
    var primary: ConfiguredText?
    var secondary: ConfiguredText?
    var textProperties: TextProperties
    var secondaryTextProperties: TextProperties
    var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    var margins: SystemValue<NSDirectionalEdgeInsets>
    var prefersSideBySideTextAndSecondaryText: Bool
    var imagePadding: SystemValue<CGFloat>
    var textToSecondaryTextHorizontalPadding: CGFloat = 8
    var verticalPadding: SystemValue<CGFloat>
    var alpha: CGFloat = 1

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

    mutating func update(for state: any UIConfigurationState) {
      let isDisabled = ConfigurationConditions(state).isDisabled
      adopt(style.resolved(in: state.traitCollection.listEnvironment))
      let shown = resolvedStyle
      textProperties.systemColor = isDisabled ? .tertiaryLabel : shown.text.color
      secondaryTextProperties.systemColor = isDisabled ? .tertiaryLabel : shown.secondaryText.color
      imageProperties.systemTintColor = isDisabled ? .tertiaryLabel : shown.imageTintColor
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
}

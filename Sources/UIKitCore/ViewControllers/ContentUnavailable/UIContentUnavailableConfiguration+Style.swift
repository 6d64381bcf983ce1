import Foundation

extension UIContentUnavailableConfiguration {
  /// The style of a configuration, one for each factory method.
  enum Style: Hashable, Sendable { case empty, loading, search }

  /// A configuration in the style of an empty screen, without content.
  public static func empty() -> Self { Self(.empty) }

  /// A configuration with a spinner above “Loading…”.
  public static func loading() -> Self { Self(.loading) }

  /// A configuration with a magnifying glass above “No Results”. An update for a state with a search text includes that
  /// text.
  public static func search() -> Self {
    var search = Self(.search)
    search.image = UIImage(systemName: "magnifyingglass")
    return search
  }
}

extension UIContentUnavailableConfiguration.Style {
  /// The text attributes of a style.
  struct Looks {
    var style: UIFont.TextStyle
    var isBold = false
    var color: UIColor
  }

  var textAppearance: Looks {
    switch self {
    case .empty, .search: Looks(style: .title2, isBold: true, color: .label)
    case .loading: Looks(style: .subheadline, color: .secondaryLabel)
    }
  }

  var secondaryTextAppearance: Looks { Looks(style: .subheadline, color: .secondaryLabel) }

  func text(searched: String?) -> String? {
    switch self {
    case .empty: nil
    case .loading: SystemText.localized("Loading…")
    case .search:
      searched.flatMap { $0.isEmpty ? nil : SystemText.localized("No Results for “%@”", $0) }
        ?? SystemText.localized("No Results")
    }
  }

  var secondaryText: String? { self == .search ? SystemText.localized("Check the spelling or try a new search.") : nil }
}

extension UIContentUnavailableConfiguration {
  /// The distances for given traits.
  struct Metrics: Hashable {
    var imageToText: CGFloat
    var textToSecondaryText: CGFloat
    var textToButton: CGFloat
    var buttonToSecondaryButton: CGFloat
  }

  /// The app's distances, or the style's. In a terminal the style has one line below the image and one above the buttons,
  /// and no other distances.
  func metrics(with traits: UITraitCollection) -> Metrics {
    var metrics = Metrics(
      imageToText: imageToTextPadding, textToSecondaryText: textToSecondaryTextPadding,
      textToButton: textToButtonPadding, buttonToSecondaryButton: buttonToSecondaryButtonPadding)
    guard let cell = traits.pointGrid else { return metrics }
    if imagePadding.own == nil { metrics.imageToText = cell.height }
    if textPadding.own == nil { metrics.textToSecondaryText = 0 }
    if buttonPadding.own == nil { metrics.textToButton = cell.height }
    if secondaryButtonPadding.own == nil { metrics.buttonToSecondaryButton = 0 }
    return metrics
  }
}

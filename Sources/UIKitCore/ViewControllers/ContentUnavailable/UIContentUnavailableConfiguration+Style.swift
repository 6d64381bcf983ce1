import Foundation

extension UIContentUnavailableConfiguration {
  /// What the factories differ in.
  enum Style: Hashable, Sendable { case empty, loading, search }

  /// Nothing yet, in the looks of a screen without content.
  public static func empty() -> Self { Self(.empty) }

  /// Something that goes round above “Loading…”.
  public static func loading() -> Self { Self(.loading) }

  /// A magnifying glass above “No Results”. An update for a state that knows what was searched for says that too.
  public static func search() -> Self {
    var search = Self(.search)
    search.image = UIImage(systemName: "magnifyingglass")
    return search
  }
}

extension UIContentUnavailableConfiguration.Style {
  /// How a style sets a text.
  struct Looks {
    var style: UIFont.TextStyle
    var isBold = false
    var color: UIColor
  }

  var textLooks: Looks {
    switch self {
    case .empty, .search: Looks(style: .title2, isBold: true, color: .label)
    case .loading: Looks(style: .subheadline, color: .secondaryLabel)
    }
  }

  var secondaryTextLooks: Looks { Looks(style: .subheadline, color: .secondaryLabel) }

  func text(searched: String?) -> String? {
    switch self {
    case .empty: nil
    case .loading: "Loading…"
    case .search: searched.flatMap { $0.isEmpty ? nil : "No Results for “\($0)”" } ?? "No Results"
    }
  }

  var secondaryText: String? { self == .search ? "Check the spelling or try a new search." : nil }
}

extension UIContentUnavailableConfiguration {
  /// The distances that apply under the traits.
  struct Metrics: Hashable {
    var imageToText: CGFloat
    var textToSecondaryText: CGFloat
    var textToButton: CGFloat
    var buttonToSecondaryButton: CGFloat
  }

  /// The app's own distances, or the style's. Where the screen has nothing smaller than a cell there is an empty line
  /// below the image and above the buttons, and none elsewhere.
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

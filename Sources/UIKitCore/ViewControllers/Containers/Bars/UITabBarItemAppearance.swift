import Foundation

/// The appearance of a tab in one state.
@preconcurrency @MainActor
public final class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title, of which font and colour are shown; empty by default.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the image; nil for the default.
  public var iconColor: UIColor?
  /// The colour of the badge; nil for red.
  public var badgeBackgroundColor: UIColor?
}

/// The appearance of tabs in their states.
@preconcurrency @MainActor
public final class UITabBarItemAppearance: NSObject {
  /// The appearance of a tab that is not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()

  func take(from other: UITabBarItemAppearance) {
    for (own, other) in [(normal, other.normal), (selected, other.selected)] {
      own.titleTextAttributes = other.titleTextAttributes
      own.iconColor = other.iconColor
      own.badgeBackgroundColor = other.badgeBackgroundColor
    }
  }
}

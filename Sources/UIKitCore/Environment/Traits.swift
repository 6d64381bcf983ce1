import RenderTree

/// The appearance: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of device that the interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The level of the interface: base, or elevated above another one.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// The class of the available size along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The contrast of the interface.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

/// The layout direction, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// The layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The style of the list that contains a view: of a section of a collection view, or of a table view.
public enum UIListEnvironment: Int, Sendable {
  case unspecified
  /// The view is not in a list.
  case none
  case plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// The meaning of a view's content for mirroring in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The user's preferred content size, which determines the size of text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category in the original.
  public let rawValue: String
  /// A category with a name; an unknown one counts as `.large`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No preference: it counts as `.large`.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The second smallest.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One step below the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps above the default, the largest that is not for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of the five for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the five for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the five for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the five for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All categories, from the smallest to the largest.
  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index of the category in `ordered`; that of `.large` for an unspecified one.
  var step: Int { Self.ordered.firstIndex(of: self) ?? 3 }

  /// A Boolean value that indicates whether the category is one of the accessibility sizes, at which layouts no longer
  /// place texts side by side.
  public var isAccessibilityCategory: Bool { step >= 7 }

  package init(_ textSize: SceneConfiguration.TextSize) {
    let place = SceneConfiguration.TextSize.allCases.firstIndex(of: textSize) ?? 3
    self = Self.ordered[place]
  }

  package var textSize: SceneConfiguration.TextSize { SceneConfiguration.TextSize.allCases[step] }
}

extension UIContentSizeCategory: Comparable {
  /// Compares by the size of the text.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.step < b.step }
}

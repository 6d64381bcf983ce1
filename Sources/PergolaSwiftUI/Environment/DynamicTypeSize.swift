import UIKitCore

/// The size of text that the user prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The size of UIKit's category; nil for one that is unspecified.
  public init?(_ category: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: category) else { return nil }
    self = Self.allCases[index]
  }

  /// True for the sizes that only accessibility settings offer.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// UIKit's category.
  var category: UIContentSizeCategory {
    // Both lists have a size for each case.
    Self.allCases.firstIndex(of: self).map { Self.categories[$0] } ?? .large
  }
}

extension UIContentSizeCategory {
  /// The category of a size.
  public init(_ size: DynamicTypeSize?) { self = size?.category ?? .large }
}

/// The size of text, under the name that `DynamicTypeSize` replaced.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// True for the sizes that only accessibility settings offer.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size) ?? 3
    self = Self.allCases[index]
  }

  var size: DynamicTypeSize {
    Self.allCases.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] } ?? .large
  }
}

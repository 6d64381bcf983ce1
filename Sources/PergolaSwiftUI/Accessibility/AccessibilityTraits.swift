import UIKitCore

/// Characteristics of a view that assistive technologies tell.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// One bit per member.
  public let rawValue: UInt64
  /// The set with these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(_ traits: UIAccessibilityTraits) { rawValue = traits.rawValue }

  /// The traits by the names of UIKit.
  var uiTraits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: rawValue) }

  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A heading of the content that follows.
  public static let isHeader = AccessibilityTraits(.header)
  /// Something that is selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// An image.
  public static let isImage = AccessibilityTraits(.image)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// A control that is on or off.
  public static let isToggle = AccessibilityTraits(.toggleButton)
  /// A view whose changes are announced.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
}

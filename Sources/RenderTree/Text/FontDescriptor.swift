import Foundation

/// A description of a font, independent of the text engine.
public struct FontDescriptor: Hashable, Sendable {
  /// A font family.
  public enum Family: Hashable, Sendable {
    /// The family of the user interface.
    case system
    /// A family with characters of equal width.
    case monospaced
    /// The system family with digits of equal width.
    case monospacedDigits
    /// A family by its name, or several names in the order of preference, separated by commas.
    case named(String)
  }

  /// The family.
  public var family: Family
  /// The size, in points.
  public var size: CGFloat
  /// The weight, from -1 to 1; 0 is regular, 0.4 bold.
  public var weight: CGFloat
  /// True if the font is italic.
  public var isItalic: Bool

  /// A font of a size in points; of the system family, regular and upright by default.
  public init(family: Family = .system, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

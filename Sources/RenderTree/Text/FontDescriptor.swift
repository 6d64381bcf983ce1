import Foundation

/// A description of a font, independent of the text engine.
public struct FontDescriptor: Hashable, Sendable {
  /// A font family.
  public enum Family: Hashable, Sendable {
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

/// The metrics of a font in a text engine, in points.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top edge of a line.
  public var ascender: CGFloat
  /// The distance from the baseline to the bottom edge of a line; negative.
  public var descender: CGFloat
  /// The height of capital letters above the baseline.
  public var capHeight: CGFloat
  /// The height of small letters without ascenders above the baseline.
  public var xHeight: CGFloat

  /// Metrics in points; the descender is negative.
  public init(ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The height of a line, from ascender to descender.
  public var lineHeight: CGFloat { ascender - descender }
}
